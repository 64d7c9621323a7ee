import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { encodePng } from "./photo-file.ts";

const COLUMNS = 4;
const CELL_PX = 480;
const ROW_PX = 360;
const LABEL_PX = 22;

const label = (text: string) =>
  Buffer.from(
    `<svg width="${CELL_PX}" height="${LABEL_PX}"><rect width="100%" height="100%" fill="white"/><text x="4" y="16" font-family="sans-serif" font-size="13">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text></svg>`,
  );

/** Pictures with their titles on one sheet, four in a row. */
export class ContactSheet {
  private readonly cells: { input: Buffer; left: number; top: number }[] = [];

  async add(title: string, picture: RgbImage): Promise<void> {
    const nth = this.cells.length / 2;
    const left = (nth % COLUMNS) * CELL_PX;
    const top = Math.floor(nth / COLUMNS) * (ROW_PX + LABEL_PX);
    const cell = await sharp(await encodePng(picture).toBuffer())
      .resize(CELL_PX, ROW_PX, { fit: "contain", background: "white" })
      .png()
      .toBuffer();
    this.cells.push({ input: label(title), left, top }, { input: cell, left, top: top + LABEL_PX });
  }

  async save(file: string): Promise<void> {
    const rows = Math.ceil(this.cells.length / 2 / COLUMNS);
    await sharp({
      create: {
        width: COLUMNS * CELL_PX,
        height: Math.max(1, rows * (ROW_PX + LABEL_PX)),
        channels: 3,
        background: "white",
      },
    })
      .composite(this.cells)
      .toFile(file);
  }
}
