import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { BeforeAndAfter } from "./make-design.ts";

/** The size that every network takes. */
const CARD = { width: 1200, height: 630 };
const FONT = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const asPng = ({ width, height, data }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...CARD, fit: "cover", position: "south" })
    .png({ compressionLevel: 1 })
    .toBuffer();

const address = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;

/** The browser sets the type, because the picture library reads no web fonts. */
export async function makeCard(
  browser: Browser,
  { before, after }: BeforeAndAfter,
  headline: string,
): Promise<Buffer> {
  const [font, left, right] = await Promise.all([readFile(FONT), asPng(before), asPng(after)]);
  const page = await browser.newPage({ viewport: CARD });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url("${address("font/woff2", font)}") }
    * { margin: 0; box-sizing: border-box }
    body { position: relative; width: ${CARD.width}px; height: ${CARD.height}px; font-family: Figtree; overflow: hidden }
    img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
    img + img { clip-path: inset(0 0 0 50%) }
    i { position: absolute; inset: 0 auto 0 50%; width: 4px; margin-left: -2px; background: #fff }
    b { position: absolute; top: 32px; padding: 8px 14px; border-radius: 8px; color: #fff; font-size: 24px; letter-spacing: 0.04em }
    h1 { position: absolute; inset: auto 0 0 0; padding: 34px 48px 38px; background: #2d5a27; color: #fff; font-size: 54px; font-weight: 750;
      line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
  </style><img src="${address("image/png", left)}"><img src="${address("image/png", right)}"><i></i>
  <b style="left:32px;background:#12100ebf">BEFORE</b><b style="right:32px;background:#8a3d21e6">AFTER</b><h1></h1>`);
  await page.locator("h1").evaluate((heading, words) => {
    heading.textContent = words;
  }, headline);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  return sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
