import { expect, it } from "vitest";
import { firmShape } from "./brush-region.ts";
import { shapeCover } from "./region-shape.ts";

it("gives a shape without what stands before it the very same coverage each time, so that what follows from that is kept", () => {
  const [width, height] = [4, 1];
  const none = new Float32Array(4);
  const walls = { width, height, house: none, sky: none };
  const [ground, before] = [Float32Array.of(1, 1, 0.5, 0), Float32Array.of(0, 0.75, 0, 1)];
  const cover = shapeCover(firmShape(ground, [], walls, before));
  expect([...cover]).toEqual([1, 0.25, 0.5, 0]);
  expect(shapeCover(firmShape(ground, [], walls, before))).toBe(cover);
  expect(shapeCover(firmShape(ground, [], walls, before.slice()))).not.toBe(cover);
});
