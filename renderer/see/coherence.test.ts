import { describe, expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { textureCoherence } from "./coherence.ts";

const width = 80;
const height = 60;
const middle = 30 * width + 40;
const picture = (lightness: (x: number, y: number) => number) =>
  Float32Array.from({ length: width * height }, (_, i) => lightness(i % width, Math.floor(i / width)));

describe("textureCoherence", () => {
  it("is high on siding, level or slanted, even when it is faint", () => {
    const level = textureCoherence(
      picture((_, y) => 60 + 3 * Math.sin(y)),
      width,
      height,
    );
    const slanted = textureCoherence(
      picture((x, y) => 60 + 3 * Math.sin(y + 0.4 * x)),
      width,
      height,
    );
    expect(level[middle]).toBeGreaterThan(0.8);
    expect(slanted[middle]).toBeGreaterThan(0.8);
  });

  it("is low on grass and nothing on an even wall", () => {
    const random = seededRandom(4);
    const grass = textureCoherence(
      picture(() => 40 + 20 * random.next()),
      width,
      height,
    );
    expect(grass[middle]).toBeLessThan(0.15);
    expect(
      textureCoherence(
        picture(() => 70),
        width,
        height,
      )[middle],
    ).toBe(0);
  });
});
