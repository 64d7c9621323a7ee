import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findColored } from "./find-colored.ts";

it("takes the yellow bush of a highlight, and neither grass nor mulch nor pale stone", () => {
  const [width, height] = [200, 100];
  const seen = seenByHand({ width, height }, {});
  const put = (left: number, color: readonly number[]) => {
    for (let y = 40; y < 60; y++)
      for (let x = left; x < left + 20; x++) seen.picture.data.set(color, (y * width + x) * 3);
  };
  put(20, [225, 190, 30]);
  put(60, [120, 170, 50]);
  put(100, [130, 80, 50]);
  put(140, [200, 175, 130]);
  const masks = findColored(seen, new Float32Array(width * height).fill(1), "yellow");
  expect(masks).toHaveLength(1);
  expect(masks[0]![50 * width + 30]).toBe(1);
  expect(masks[0]![50 * width + 70]).toBe(0);
});
