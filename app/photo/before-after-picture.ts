import type { Size } from "./photo-fit.ts";

/** The sheet that people send to a client: both pictures side by side under their names. */
const sheetWidthPx = 1200;
const sheetPaddingPx = 20;
const sheetHeaderPx = 60;
const pngQuality = 0.95;

const ink = "#1c1b19";
const afterInk = "#a8452a";

type Box = { x: number; y: number; width: number; height: number };
export type Sheet = { width: number; height: number; before: Box; after: Box };

/** Places of both pictures; each keeps its own proportions, the taller one sets the height of the sheet. */
export function layOutSheet(before: Size, after: Size): Sheet {
  const width = (sheetWidthPx - 3 * sheetPaddingPx) / 2;
  const box = (picture: Size, x: number): Box => ({
    x,
    y: sheetHeaderPx + sheetPaddingPx,
    width,
    height: Math.round((width * picture.height) / picture.width),
  });
  const left = box(before, sheetPaddingPx);
  const right = box(after, 2 * sheetPaddingPx + width);
  return {
    width: sheetWidthPx,
    height: sheetHeaderPx + 2 * sheetPaddingPx + Math.max(left.height, right.height),
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
      [sheet.before, pictures[0], "BEFORE", ink],
      [sheet.after, pictures[1], "AFTER", afterInk],
    ] as const) {
      context.drawImage(picture, box.x, box.y, box.width, box.height);
      context.fillStyle = colour;
      context.fillText(name, box.x + box.width / 2, (sheetHeaderPx + sheetPaddingPx) / 2);
    }
    return await canvas.convertToBlob({ type: "image/png", quality: pngQuality });
  } finally {
    for (const picture of pictures) picture.close();
  }
}
