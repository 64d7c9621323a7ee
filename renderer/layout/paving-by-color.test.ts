import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { pavingByColor } from "./paving-by-color.ts";

const WIDTH = 320;
const HEIGHT = 200;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return Number(x >= left && x < right && y >= top && y < bottom);
  });
const at = (mask: Float32Array, x: number, y: number) => mask[y * WIDTH + x];

/** Gray stones on the left and grass on the right of one lawn, as the network sees it, with a bay at the lower left corner. */
function yard() {
  const bay = box(0, 190, 8, HEIGHT);
  const lawn = box(0, 80, WIDTH, HEIGHT).map((cover, i) => cover - bay[i]!);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: lawn, soft: lawn, lawn });
  for (let i = 0; i < lawn.length; i++)
    seen.picture.data.set(i % WIDTH < 200 ? [120, 128, 140] : [80, 120, 50], i * 3);
  return seen;
}

it("stones that were seen as lawn are paving up to the frame, and grass is none", () => {
  const paving = pavingByColor(yard());
  expect(at(paving, 100, 150)).toBe(1);
  expect(at(paving, 2, 197)).toBe(1);
  expect(at(paving, 260, 150)).toBe(0);
  expect(at(paving, 100, 40)).toBe(0);
});
