import { describe, expect, it } from "vitest";
import { ownColors } from "./own-colors.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const [WIDTH, HEIGHT] = [40, 30];
const lawn = SEEN_CLASSES.indexOf("lawn");
const drive = SEEN_CLASSES.indexOf("drive");

/** Left half of one color, right half of another. */
function picture(left: readonly number[], right: readonly number[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(i % WIDTH < WIDTH / 2 ? left : right, i * 3);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Shares of lawn; what is left is drive. */
function sharesOf(lawnAt: (x: number, y: number) => number) {
  const planes = SEEN_CLASSES.map(() => new Float32Array(WIDTH * HEIGHT));
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    planes[lawn]![i] = lawnAt(i % WIDTH, Math.floor(i / WIDTH));
    planes[drive]![i] = 1 - planes[lawn]![i]!;
  }
  return { width: WIDTH, height: HEIGHT, planes };
}

const GREEN = [70, 120, 40];
const GRAY = [150, 150, 152];
const at = (plane: Float32Array, x: number, y: number) => plane[y * WIDTH + x]!;

describe("a photo's own colors", () => {
  it("decide where the network is unsure of a look that it knows elsewhere in the photo", () => {
    // Sure at the top, a little wrong at the bottom.
    const unsure = sharesOf((x, y) => (y < 20 ? (x < WIDTH / 2 ? 0.95 : 0.05) : x < WIDTH / 2 ? 0.4 : 0.6));
    const { planes } = ownColors(unsure, picture(GREEN, GRAY));
    expect(at(planes[lawn]!, 5, 27)).toBeGreaterThan(0.7);
    expect(at(planes[lawn]!, 35, 27)).toBeLessThan(0.3);
  });

  it("change nothing much where both have the same look", () => {
    const { planes } = ownColors(
      sharesOf((x) => (x < WIDTH / 2 ? 0.9 : 0.1)),
      picture(GRAY, GRAY),
    );
    expect(at(planes[lawn]!, 5, 15)).toBeCloseTo(0.9, 1);
    expect(at(planes[lawn]!, 35, 15)).toBeCloseTo(0.1, 1);
  });

  it("leave the shares as they are where the network is sure of nothing", () => {
    const { planes } = ownColors(
      sharesOf(() => 0.6),
      picture(GREEN, GRAY),
    );
    expect(at(planes[lawn]!, 5, 15)).toBeCloseTo(0.6, 5);
  });

  it("give shares that add up to one", () => {
    const { planes } = ownColors(
      sharesOf((x, y) => ((x * 7 + y * 13) % 100) / 100),
      picture(GREEN, GRAY),
    );
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      expect(planes.reduce((sum, plane) => sum + plane[i]!, 0)).toBeCloseTo(1, 4);
  });
});
