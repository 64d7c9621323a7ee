import sharp from "sharp";
import type { LabeledPhoto } from "./labeled-photos.ts";
import type { Score } from "./score-photo.ts";
import type { Said } from "./way.ts";

const across = 5;
const side = 380;

/** Photos with the yard tinted green, the drive red, the house outlined in blue; the verdict stands below each. */
export async function drawSheet(
  file: string,
  photos: readonly { photo: LabeledPhoto; said: Said; score: Score }[],
): Promise<void> {
  const tiles = await Promise.all(
    photos.map(async ({ photo: { name, photo }, said, score }, k) => {
      const data = Buffer.from(photo.data);
      for (let i = 0; i < photo.width * photo.height; i++) {
        const x = Math.floor((((i % photo.width) + 0.5) * said.width) / photo.width);
        const y = Math.floor(((Math.floor(i / photo.width) + 0.5) * said.height) / photo.height);
        const o = y * said.width + x;
        const tint = (color: readonly number[], share: number) => {
          for (let c = 0; c < 3; c++) data[i * 3 + c]! += (color[c]! - data[i * 3 + c]!) * share;
        };
        tint([0, 255, 0], 0.5 * said.yard[o]!);
        tint([255, 0, 0], 0.5 * said.drive[o]!);
        tint([0, 80, 255], 0.2 * said.seen.house[o]!);
      }
      const words = `${name.slice(0, 4)} ${score.yard.verdict} ${score.yard.overlap.toFixed(2)} conf ${score.confidence.toFixed(2)}`;
      const caption = Buffer.from(
        `<svg width="${side - 6}" height="22"><text x="4" y="16" font-size="15" font-family="sans-serif">${words}</text></svg>`,
      );
      const picture = await sharp(data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
        .resize(side - 6, side - 100, { fit: "contain", background: "white" })
        .extend({ bottom: 22, background: "white" })
        .composite([{ input: caption, gravity: "south" }])
        .png()
        .toBuffer();
      return { input: picture, left: (k % across) * side, top: Math.floor(k / across) * (side - 74) };
    }),
  );
  const height = Math.ceil(photos.length / across) * (side - 74);
  await sharp({ create: { width: across * side, height, channels: 3, background: "white" } })
    .composite(tiles)
    .jpeg({ quality: 85 })
    .toFile(file);
}
