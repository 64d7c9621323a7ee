import sharp from "sharp";

type Reading = (mask: Buffer, image: Buffer) => Promise<Uint8Array>;

async function sizeOf(image: Buffer) {
  const { width, height } = await sharp(image).metadata();
  return { width, height };
}
const gray = (mask: Buffer) => sharp(mask).removeAlpha().extractChannel(0).raw().toBuffer();
const each = (values: Uint8Array, mayChange: (value: number) => boolean) =>
  values.map((value) => (mayChange(value) ? 1 : 0));

/** How a server may read the mask that it is sent, whatever it is said to do: by the photo's pixels, 1 = it may change. */
export const MASK_READINGS = {
  /** A picture without alpha is opaque. */
  "alpha 0 edits": async (mask) =>
    each(await sharp(mask).ensureAlpha().extractChannel(3).raw().toBuffer(), (alpha) => alpha === 0),
  "white edits": async (mask) => each(await gray(mask), (value) => value > 127),
  "black edits": async (mask) => each(await gray(mask), (value) => value < 128),
  /** Any gray but black: the edge of the mask is softened first, so that the edit reaches beyond it. */
  "gray edits, soft": async (mask, image) => {
    const { width } = await sizeOf(image);
    const soft = await sharp(await gray(mask), { raw: { ...(await sizeOf(image)), channels: 1 } })
      .blur(Math.max(1, width * 0.01))
      .extractChannel(0)
      .raw()
      .toBuffer();
    return each(soft, (value) => value > 24);
  },
  "accepted and ignored": async (_, image) => {
    const { width, height } = await sizeOf(image);
    return new Uint8Array(width * height).fill(1);
  },
} as const satisfies Record<string, Reading>;

export type MaskReading = keyof typeof MASK_READINGS;
