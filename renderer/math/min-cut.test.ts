import { describe, expect, it } from "vitest";
import { minCut } from "./min-cut.ts";
import { hash01 } from "./random.ts";

const [WIDTH, HEIGHT] = [4, 3];
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

function randomGrid(seed: number) {
  const plane = (channel: number, scale: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Math.floor(scale * hash01(i, seed, channel)));
  const lean = plane(1, 21).map((value) => value - 10);
  return {
    width: WIDTH,
    height: HEIGHT,
    lean,
    joins: [plane(2, 7), plane(3, 7), plane(4, 7), plane(5, 7)],
  } as const;
}

function costOf({ lean, joins }: ReturnType<typeof randomGrid>, side: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < lean.length; i++) {
    sum += side[i] ? Math.max(0, -lean[i]!) : Math.max(0, lean[i]!);
    STEPS.forEach(([across, down], d) => {
      const [x, y] = [(i % WIDTH) + across, Math.floor(i / WIDTH) + down];
      if (x < 0 || x >= WIDTH || y >= HEIGHT) return;
      if (side[i] !== side[y * WIDTH + x]) sum += joins[d]![i]!;
    });
  }
  return sum;
}

describe("the cheapest cut of a grid", () => {
  it("costs as little as the best of all cuts", () => {
    for (let seed = 0; seed < 40; seed++) {
      const grid = randomGrid(seed);
      let least = Number.POSITIVE_INFINITY;
      for (let code = 0; code < 2 ** (WIDTH * HEIGHT); code++)
        least = Math.min(
          least,
          costOf(
            grid,
            Array.from(grid.lean, (_, i) => (code >> i) & 1),
          ),
        );
      expect(costOf(grid, minCut(grid))).toBe(least);
    }
  });
});
