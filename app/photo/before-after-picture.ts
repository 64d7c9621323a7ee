import type { Size } from "./photo-fit.ts";

/** The sheet that people send to a client: both pictures side by side under their names. */
const SHEET_WIDTH_PX = 1200;
const SHEET_PADDING_PX = 20;
const SHEET_HEADER_PX = 60;
const PNG_QUALITY = 0.95;

const INK = "#1c1b19";
const AFTER_INK = "#a8452a";

type Box = { x: number; y: number; width: number; height: number };
export type Sheet = { width: number; height: number; before: Box; after: Box };

/** Places of both pictures; each keeps its own proportions, the taller one sets the height of the sheet. */
export function layOutSheet(before: Size, after: Size): Sheet {
  const width = (SHEET_WIDTH_PX - 3 * SHEET_PADDING_PX) / 2;
  const box = (picture: Size, x: number): Box => ({
    x,
    y: SHEET_HEADER_PX + SHEET_PADDING_PX,
    width,
    height: Math.round((width * picture.height) / picture.width),
  });
  const left = box(before, SHEET_PADDING_PX);
  const right = box(after, 2 * SHEET_PADDING_PX + width);
  return {
    width: SHEET_WIDTH_PX,
    height: SHEET_HEADER_PX + 2 * SHEET_PADDING_PX + Math.max(left.height, right.height),
    before: left,
    after: right,
  };
}

/** Draws the sheet as a PNG. Rejects when a picture cannot be decoded. */
export async function drawBeforeAfter(before: Blob, after: Blob): Promise<Blob> {
  const pictures = await Promise.all([createImageBitmap(before), createImageBitmap(after)]);
  try {
    const sheet = layOutSheet(...pictures);
    const canvas = new OffscreenCanvas(sheet.width, sheet.height);
    const context = canvas.getContext("2d", { alpha: false })!;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, sheet.width, sheet.height);
    context.imageSmoothingQuality = "high";
    context.font = "600 24px Figtree, system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const [box, picture, name, colour] of [
      [sheet.before, pictures[0], "BEFORE", INK],
      [sheet.after, pictures[1], "AFTER", AFTER_INK],
    ] as const) {
      context.drawImage(picture, box.x, box.y, box.width, box.height);
      context.fillStyle = colour;
      context.fillText(name, box.x + box.width / 2, (SHEET_HEADER_PX + SHEET_PADDING_PX) / 2);
    }
    return await canvas.convertToBlob({ type: "image/png", quality: PNG_QUALITY });
  } finally {
    for (const picture of pictures) picture.close();
  }
}
