import { describe, expect, it } from "vitest";
import { buildMips, sampleFootprint } from "./mip-texture.ts";

const noisy = Float32Array.from({ length: 64 * 64 * 3 }, (_, k) => ((k * 2654435761) >>> 24) / 255);
const mean = (values: Float32Array) => values.reduce((sum, v) => sum + v, 0) / values.length;

describe("a mip texture", () => {
  it("keeps its mean on every level", () => {
    for (const level of buildMips(64, 1, noisy).levels) expect(mean(level)).toBeCloseTo(mean(noisy), 4);
  });

  it("answers its mean colour for a footprint larger than the tile", () => {
    const out = new Float32Array(3);
    sampleFootprint(buildMips(64, 1, noisy), 3, 4, 2, 2, out);
    expect(mean(out)).toBeCloseTo(mean(noisy), 1);
  });

  it("of one colour has that colour at any place and footprint", () => {
    const flat = buildMips(64, 1, new Float32Array(64 * 64 * 3).fill(0.25));
    const out = new Float32Array(3);
    for (const [x, z, across, depth] of [
      [0, 0, 0.001, 0.002],
      [-7.3, 12.1, 0.02, 0.4],
    ] as const) {
      sampleFootprint(flat, x, z, across, depth, out);
      expect([...out].map((v) => Math.round(v * 1e5) / 1e5)).toEqual([0.25, 0.25, 0.25]);
    }
  });
});
