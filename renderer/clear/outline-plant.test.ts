import { expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { outlinePlant } from "./outline-plant.ts";

const WIDTH = 160;
const HEIGHT = 120;
type Test = (x: number, y: number) => boolean;
const where = (of: Test) =>
  Int32Array.from({ length: WIDTH * HEIGHT }, (_, i) => i).filter((i) =>
    of(i % WIDTH, Math.floor(i / WIDTH)),
  );
const inRound =
  (x: number, y: number, radius: number): Test =>
  (u, v) =>
    Math.hypot(u - x, v - y) < radius;
const isBush = inRound(80, 60, 26);

/** A dark bush before siding, over soil from row 80 on. */
function yard() {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const ground = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const noise = Math.round(30 * hash01(i, 0, 5));
    const color = isBush(x, y) ? [60, 50, 40] : y >= 80 ? [130, 110, 90] : [215, 213, 205];
    data.set(
      color.map((level) => level + (isBush(x, y) ? noise : noise / 6)),
      i * 3,
    );
    if (y >= 80 && !isBush(x, y)) ground[i] = 1;
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}

it("outlines a shrub of which the network sees a part, without a strip of soil that it took for one", () => {
  const part = inRound(76, 63, 22);
  const isStrip: Test = (x, y) => x >= 84 && x < 88 && y >= 80 && y < 112;
  const found = outlinePlant(
    where((x, y) => part(x, y) || isStrip(x, y)),
    yard(),
  );
  const own = new Set(found);
  const bush = where(isBush);
  expect(bush.filter((i) => own.has(i)).length / bush.length).toBeGreaterThan(0.9);
  const strip = where((x, y) => isStrip(x, y) && !inRound(80, 60, 30)(x, y));
  expect(strip.some((i) => own.has(i))).toBe(false);
});

it("leaves a shrub as it was seen where nothing tells it from what is around", () => {
  const seen = yard();
  const ground = new Float32Array(WIDTH * HEIGHT).fill(1);
  const pixels = where(inRound(40, 100, 12));
  expect(outlinePlant(pixels, { ...seen, ground })).toBe(pixels);
});
