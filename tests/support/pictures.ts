import sharp from "sharp";

export type PictureOptions = { width?: number; height?: number; background?: string };

const canvas = ({ width = 96, height = 64, background = "#5f7f4f" }: PictureOptions) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small photo; another background is another photo. */
export async function photoFile(options: PictureOptions = {}): Promise<File> {
  const content = await canvas(options).jpeg().toBuffer();
  return new File([new Uint8Array(content)], "yard.jpg", { type: "image/jpeg" });
}

/** A mask that lets the lower half change. */
export async function maskFile({ width = 96, height = 64 }: PictureOptions = {}): Promise<File> {
  const alpha = Buffer.alloc(width * height, 255).fill(0, (width * height) / 2);
  const content = await canvas({ width, height, background: "#000" })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], "mask.png", { type: "image/png" });
}
