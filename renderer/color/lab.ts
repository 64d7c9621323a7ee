import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { toLinear } from "./srgb.ts";

/** Steps of the cube-root table; lightness is then within 0.1 of exact, far below what the eye or a histogram bin tells. */
const STEPS = 4096;
/** CIE Lab's f(t), on 0..1. */
const cubeRoot = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const t = i / STEPS;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});

/**
 * CIE Lab (D65) of every pixel, interleaved L (0..100), a, b: `data.length` numbers. Equal distances in it are roughly equal
 * differences to the eye, which is what grouping pixels by color needs.
 */
export function toLab(image: RgbImage): Float32Array {
  const { data } = image;
  const lab = new Float32Array(data.length);
  for (let q = 0; q < data.length; q += 3) {
    const r = toLinear[data[q]!]!;
    const g = toLinear[data[q + 1]!]!;
    const b = toLinear[data[q + 2]!]!;
    const x = rootOfX(r, g, b);
    const y = rootOfY(r, g, b);
    const z = rootOfZ(r, g, b);
    lab[q] = 116 * y - 16;
    lab[q + 1] = 500 * (x - y);
    lab[q + 2] = 200 * (y - z);
  }
  return lab;
}

/** CIE Lab as a plane each, row-major: lightness 0..100, a (from green to red) and b (from blue to yellow). */
export type LabPlanes = Record<"lightness" | "a" | "b", Float32Array>;

/** The same from row `top` of a picture on; rows above stay 0 and cost nothing. */
export function labPlanes({ width, height, data }: RgbImage, top = 0): LabPlanes {
  const plane = () => new Float32Array(width * height);
  const planes: LabPlanes = { lightness: plane(), a: plane(), b: plane() };
  for (let y = top; y < height; y++) labRow(data, y * width, width, planes);
  return planes;
}

/** Short, and called for every row: V8 compiles it within the first photo. */
function labRow(data: Uint8Array, from: number, width: number, { lightness, a, b }: LabPlanes): void {
  for (let i = from, q = from * 3; i < from + width; i++, q += 3) {
    const red = toLinear[data[q]!]!;
    const green = toLinear[data[q + 1]!]!;
    const blue = toLinear[data[q + 2]!]!;
    const x = rootOfX(red, green, blue);
    const y = rootOfY(red, green, blue);
    const z = rootOfZ(red, green, blue);
    lightness[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
}

/** Lab's f of CIE X, Y and Z over those of white, from linear sRGB under D65 (IEC 61966-2-1). */
const rootOfX = (r: number, g: number, b: number) => rootAt((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
const rootOfY = (r: number, g: number, b: number) => rootAt(0.2126 * r + 0.7152 * g + 0.0722 * b);
const rootOfZ = (r: number, g: number, b: number) => rootAt((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);

function rootAt(t: number): number {
  const at = t * STEPS;
  const i = at | 0;
  return cubeRoot[i]! + (cubeRoot[i + 1]! - cubeRoot[i]!) * (at - i);
}

/** Linear sRGB light (0 to 1 per channel, not clipped) of a CIE Lab color under D65: the way back from `toLab`. */
export function labToLinear([lightness, a, b]: Vec3): Vec3 {
  const y = (lightness + 16) / 116;
  const [x, z] = [cube(y + a / 500) * 0.9505, cube(y - b / 200) * 1.089];
  const light = cube(y);
  return [
    3.2406 * x - 1.5372 * light - 0.4986 * z,
    -0.9689 * x + 1.8758 * light + 0.0415 * z,
    0.0557 * x - 0.204 * light + 1.057 * z,
  ];
}

/** Undoes Lab's f(t). */
const cube = (root: number): number => (root > 0.2069 ? root ** 3 : (root - 16 / 116) / 7.787);
