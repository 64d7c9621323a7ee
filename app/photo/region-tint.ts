type Region = { width: number; height: number /** 255 = may change. */; data: Uint8Array };

/** No yard is of this blue, so it shows on grass, soil and concrete alike, also in sunlight. */
const colour = [37, 84, 224] as const;
const stripePx = 8;
const light = 0.36;
const strong = 0.6;

/** The part that may change as a see-through hatched tint, RGBA of the mask's size. */
export function tintRegion({ width, height, data }: Region): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i] === 0) continue;
      const share = (x + y) % stripePx < stripePx / 2 ? light : strong;
      rgba[i * 4] = colour[0];
      rgba[i * 4 + 1] = colour[1];
      rgba[i * 4 + 2] = colour[2];
      rgba[i * 4 + 3] = data[i]! * share;
    }
  }
  return rgba;
}
