import { mkdirSync } from "node:fs";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { LabeledPhoto } from "./labeled-photos.ts";
import type { Said } from "./way.ts";

/** Photos across and down a page, and pixels of each: large enough to tell a bed from a walk. */
const ACROSS = 3;
const DOWN = 3;
const BOX = { width: 520, height: 400 };
const WORDS_HEIGHT = 26;

/** What is tinted, later over earlier. */
const TINTS = { yard: [0, 255, 0], drive: [255, 60, 0] } as const;
const FILL = 0.3;

/**
 * Pages of photos to be judged by eye, `page-1.jpg` and on: what "new lawn and beds" would change tinted green, what "paver driveway"
 * would change red, both with an outline. The bench's own verdict is left out: nobody shall read it before judging.
 */
export async function drawSheet(
  folder: string,
  photos: readonly { photo: LabeledPhoto; said: Said }[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const each = ACROSS * DOWN;
  for (let from = 0; from < photos.length; from += each) {
    const page = photos.slice(from, from + each);
    const tiles = await Promise.all(
      page.map(async ({ photo: { name, photo }, said }, k) => ({
        input: await tile(photo, said, `${from + k + 1}  ${name}`),
        left: (k % ACROSS) * BOX.width,
        top: Math.floor(k / ACROSS) * (BOX.height + WORDS_HEIGHT),
      })),
    );
    const height = Math.ceil(page.length / ACROSS) * (BOX.height + WORDS_HEIGHT);
    await sharp({ create: { width: ACROSS * BOX.width, height, channels: 3, background: "white" } })
      .composite(tiles)
      .jpeg({ quality: 88 })
      .toFile(`${folder}/page-${from / each + 1}.jpg`);
  }
}

async function tile(photo: RgbImage, said: Said, words: string): Promise<Buffer> {
  const { data, info } = await sharp(photo.data, {
    raw: { width: photo.width, height: photo.height, channels: 3 },
  })
    .resize(BOX.width - 6, BOX.height - 6, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = (mask: Float32Array, x: number, y: number) => {
    const column = Math.floor(((x + 0.5) * said.width) / info.width);
    const row = Math.floor(((y + 0.5) * said.height) / info.height);
    return (mask[row * said.width + column] ?? 0) > 0.5;
  };
  for (const [name, color] of Object.entries(TINTS) as [keyof typeof TINTS, readonly number[]][]) {
    const mask = said[name];
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        if (!inside(mask, x, y)) continue;
        const border =
          x + 2 < info.width &&
          y + 2 < info.height &&
          x > 1 &&
          y > 1 &&
          !(
            inside(mask, x + 2, y) &&
            inside(mask, x - 2, y) &&
            inside(mask, x, y + 2) &&
            inside(mask, x, y - 2)
          );
        const at = (y * info.width + x) * 3;
        for (const [c, value] of color.entries())
          data[at + c]! += (value - data[at + c]!) * (border ? 0.9 : FILL);
      }
    }
  }
  const caption = Buffer.from(
    `<svg width="${BOX.width}" height="${WORDS_HEIGHT}"><text x="4" y="18" font-size="16" font-family="sans-serif">${words}</text></svg>`,
  );
  const picture = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
  return sharp({
    create: { width: BOX.width, height: BOX.height + WORDS_HEIGHT, channels: 3, background: "white" },
  })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: caption, left: 0, top: BOX.height - 3 },
    ])
    .png()
    .toBuffer();
}
