import { describe, expect, it } from "vitest";
import { SURFACE_COATS, SURFACE_COLORS } from "#core/elements/surface-looks.ts";
import { faceLook } from "./face-looks.ts";

const FAR_M = 0.8;
type Shade = (alongM: number, heightM: number, belowM: number, pixelM: number, out: Float32Array) => void;

/** Colors of a face 2 m long and 1 m high, at 30 by 30 places. */
function sample(shade: Shade, pixelM: number): number[][] {
  const out = new Float32Array(3);
  return Array.from({ length: 900 }, (_, k) => {
    shade((k % 30) * 0.071, 0.03 + Math.floor(k / 30) * 0.037, 1, pixelM, out);
    return [...out];
  });
}

function deviation(values: number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length) / mean;
}

describe("the look of a face", () => {
  it.each(
    SURFACE_COATS.flatMap((finish) =>
      [undefined, ...SURFACE_COLORS].map((color) => [finish, color] as const),
    ),
  )("of %s in %s reflects some of the light and never all", (finish, color) => {
    const look = faceLook({ kind: "surface-finish", on: "wall", finish, ...(color ? { color } : {}) }, 1);
    const values = look.kind === "coat" ? [[...look.color]] : sample(look.shade, 0.004);
    for (const value of values.flat()) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it("has stones that differ near by, and one tone from afar", () => {
    const look = faceLook({ kind: "surface-finish", on: "wall", finish: "ledgestone" }, 1);
    if (look.kind !== "pieces") throw new Error("ledgestone is laid of pieces");
    const reds = (pixelM: number) => sample(look.shade, pixelM).map(([red]) => red!);
    expect(deviation(reds(0.003))).toBeGreaterThan(1.3 * deviation(reds(FAR_M)));
  });
});
