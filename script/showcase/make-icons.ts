import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

/** The mark as PNG, for the places that take no SVG. */
export async function makeIcons(dir: string): Promise<void> {
  const svg = await readFile(join(dir, "favicon.svg"));
  const draw = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  const flat = (size: number) => draw(size).flatten({ background: "#2D5A27" });
  const save = (picture: Sharp, name: string) =>
    picture.png({ compressionLevel: 9, palette: true }).toFile(join(dir, name));
  await save(draw(192), "icon-192.png");
  await save(draw(512), "icon-512.png");
  // Systems cut their own corners: the color goes to the edge.
  await save(flat(180), "apple-touch-icon.png");
  // A launcher may cut away all but the inner 80 %.
  const inner = await flat(384).toBuffer();
  await save(
    sharp(inner).extend({ top: 64, bottom: 64, left: 64, right: 64, background: "#2D5A27" }),
    "icon-maskable-512.png",
  );
}
