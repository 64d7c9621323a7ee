import { describe, expect, it } from "vitest";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { blurCover } from "./blur-cover.ts";

const [width, height] = [60, 40];

describe("the blur of a mask", () => {
  it("is that of the whole plane, wherever the mask lies", () => {
    const random = seededRandom(4);
    for (let k = 0; k < 40; k++) {
      const mask = new Float32Array(width * height);
      const [x, y] = [Math.floor(random.next() * width), Math.floor(random.next() * height)];
      const [wide, high] = [1 + Math.floor(random.next() * 30), 1 + Math.floor(random.next() * 20)];
      for (let row = y; row < Math.min(height, y + high); row++)
        for (let at = x; at < Math.min(width, x + wide); at++)
          mask[row * width + at] = Math.round(random.next() * 255) / 255;
      const [radius, passes] = [1 + random.next() * 8, 1 + (k % 3)];
      const blurred = blurCover(mask, width, height, radius, passes);
      const whole = boxBlur(mask, width, height, radius, passes);
      expect([...blurred].map((share) => share.toFixed(9))).toEqual(
        [...whole].map((share) => Math.abs(share).toFixed(9)),
      );
    }
  });

  it("of nothing is nothing", () => {
    expect(
      blurCover(new Float32Array(width * height), width, height, 3, 2).some((share) => share !== 0),
    ).toBe(false);
  });
});
