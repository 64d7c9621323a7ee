import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { encodePng } from "./photo-file.ts";

const columns = 4;
const cellPx = 480;
const rowPx = 360;
const labelPx = 22;

const label = (text: string) =>
  Buffer.from(
    `<svg width="${cellPx}" height="${labelPx}"><rect width="100%" height="100%" fill="white"/><text x="4" y="16" font-family="sans-serif" font-size="13">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text></svg>`,
  );

/** Pictures with their titles on one sheet, four in a row. */
export class ContactSheet {
  private readonly cells: { input: Buffer; left: number; top: number }[] = [];

  async add(title: string, picture: RgbImage): Promise<void> {
    const nth = this.cells.length / 2;
    const left = (nth % columns) * cellPx;
    const top = Math.floor(nth / columns) * (rowPx + labelPx);
    const cell = await sharp(await encodePng(picture).toBuffer())
      .resize(cellPx, rowPx, { fit: "contain", background: "white" })
      .png()
      .toBuffer();
    this.cells.push({ input: label(title), left, top }, { input: cell, left, top: top + labelPx });
  }

  async save(file: string): Promise<void> {
    const rows = Math.ceil(this.cells.length / 2 / columns);
    await sharp({
      create: {
        width: columns * cellPx,
        height: Math.max(1, rows * (rowPx + labelPx)),
        channels: 3,
        background: "white",
      },
    })
      .composite(this.cells)
      .toFile(file);
  }
}
