type Region = { width: number; height: number /** 255 = may change. */; data: Uint8Array };

/** No yard is of this blue, so it shows on grass, soil and concrete alike, also in sunlight. */
const COLOUR = [37, 84, 224] as const;
const STRIPE_PX = 8;
const LIGHT = 0.36;
const STRONG = 0.6;

/** The part that may change as a see-through hatched tint, RGBA of the mask's size. */
export function tintRegion({ width, height, data }: Region): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i] === 0) continue;
      const share = (x + y) % STRIPE_PX < STRIPE_PX / 2 ? LIGHT : STRONG;
      rgba[i * 4] = COLOUR[0];
      rgba[i * 4 + 1] = COLOUR[1];
      rgba[i * 4 + 2] = COLOUR[2];
      rgba[i * 4 + 3] = data[i]! * share;
    }
  }
  return rgba;
}
