import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { overUprights } from "./over-uprights.ts";
import { thinUprights } from "./thin-uprights.ts";

const WIDTH = 200;
const HEIGHT = 150;
const isTrunk = (x: number, y: number) => x >= 100 && x < 103 && y > 30 && y < 110;

it("lays out behind a trunk what is painted around it, and leaves a region without one as it is", () => {
  const soft = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= 70 * WIDTH ? 1 : 0));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { soft });
  for (let i = 0; i < soft.length; i++) {
    const light = isTrunk(i % WIDTH, Math.floor(i / WIDTH)) ? 60 : 130;
    seen.picture.data.fill(light, i * 3, i * 3 + 3);
  }
  const thin = thinUprights(seen);
  const clip = soft.map((cover, i) => (thin[i] ? 0 : cover));
  expect(clip[90 * WIDTH + 101]).toBe(0);
  expect([...overUprights(seen)(clip)]).toEqual([...soft]);
  const beside = soft.map((cover, i) => (i % WIDTH < 90 ? cover : 0));
  expect(overUprights(seen)(beside)).toBe(beside);
});
