import { describe, expect, it } from "vitest";
import { labPlanes, toLab } from "./lab.ts";

describe("toLab", () => {
  // CIE values of the sRGB primaries under D65 (Lindbloom's color calculator).
  it.each([
    [
      [255, 255, 255],
      [100, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [255, 0, 0],
      [53.2, 80.1, 67.2],
    ],
    [
      [0, 255, 0],
      [87.7, -86.2, 83.2],
    ],
    [
      [0, 0, 255],
      [32.3, 79.2, -107.9],
    ],
    [
      [128, 128, 128],
      [53.6, 0, 0],
    ],
  ])("of %j is %j", (rgb, lab) => {
    const found = toLab({ width: 1, height: 1, data: Uint8Array.from(rgb) });
    found.forEach((value, c) => {
      expect(Math.abs(value - lab[c]!)).toBeLessThan(0.4);
    });
  });
});

it("labPlanes is toLab in planes, from the row asked for on", () => {
  const data = Uint8Array.from({ length: 4 * 3 * 3 }, (_, i) => (i * 53) % 256);
  const picture = { width: 4, height: 3, data };
  const lab = toLab(picture);
  const { lightness, a, b } = labPlanes(picture, 1);
  for (let i = 0; i < 12; i++)
    expect([lightness[i], a[i], b[i]]).toEqual(i < 4 ? [0, 0, 0] : [...lab.subarray(i * 3, i * 3 + 3)]);
});
