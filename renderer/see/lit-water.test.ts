import { describe, expect, it } from "vitest";
import { withLitWater } from "./lit-water.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const [WIDTH, HEIGHT] = [40, 30];
const lawn = SEEN_CLASSES.indexOf("lawn");
const water = SEEN_CLASSES.indexOf("water");

/** A pool with a patch in its middle that the network took for lawn, of one color. */
function poolWith(color: readonly number[], isPatch: (x: number, y: number) => boolean) {
  const planes = SEEN_CLASSES.map(() => new Float32Array(WIDTH * HEIGHT));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    planes[isPatch(i % WIDTH, Math.floor(i / WIDTH)) ? lawn : water]![i] = 1;
    data.set(color, i * 3);
  }
  const shares = { width: WIDTH, height: HEIGHT, planes };
  return { shares, seen: withLitWater(shares, { width: WIDTH, height: HEIGHT, data }) };
}

const LIT = [40, 220, 140];
const GRASS = [70, 120, 40];
const island = (x: number, y: number) => x > 10 && x < 20 && y > 10 && y < 20;

describe("water that a lamp lights green", () => {
  it("is water where it lies in water", () => {
    const { seen } = poolWith(LIT, island);
    expect([seen.planes[water]![15 * WIDTH + 15], seen.planes[lawn]![15 * WIDTH + 15]]).toEqual([1, 0]);
  });

  it("is lawn where it has the color of grass, or is larger than the water", () => {
    for (const { shares, seen } of [poolWith(GRASS, island), poolWith(LIT, (x) => x < 30)])
      expect(seen).toBe(shares);
  });
});
