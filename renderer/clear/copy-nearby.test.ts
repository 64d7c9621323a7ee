import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { copyNearby } from "./copy-nearby.ts";

const WIDTH = 160;
const HEIGHT = 100;
const EDGE = 50;

/** A striped hedge over a lawn that grows lighter downwards: neither is a house wall. */
function yard(noise = 6) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const speck = Math.round(noise * hash01(x, y, 5));
    data.set(y < EDGE ? [30 + 20 * (x % 8 < 4 ? 1 : 0), 60, 30] : [80, 100 + (y - EDGE) + speck, 60], i * 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const holeOf = (left: number, right: number) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= 35 && y < 75 ? 1 : 0;
  });

describe("filling a hole with what lies beside it", () => {
  it("continues hedge and lawn, their border and the lawn's depth", () => {
    const picture = yard();
    const hole = holeOf(70, 94);
    const source = copyNearby(picture, hole, hole)!;
    let wrong = 0;
    hole.forEach((value, i) => {
      if (value === 0 || hole[source[i]!] === 1) {
        if (source[i] !== -1) wrong++;
        return;
      }
      for (let c = 0; c < 3; c++)
        if (Math.abs(picture.data[source[i]! * 3 + c]! - picture.data[i * 3 + c]!) > 12) wrong++;
    });
    expect(wrong).toBe(0);
  });

  it("takes nothing from where it is barred", () => {
    const hole = holeOf(70, 94);
    const barred = hole.map((value, i) => (value || i % WIDTH > 94 ? 1 : 0));
    const source = copyNearby(yard(), hole, barred)!;
    expect(Math.max(...source.map((from) => (from >= 0 ? from % WIDTH : 0)))).toBeLessThan(70);
  });

  it("leaves a wide hole alone where nothing beside it is alike", () => {
    const picture = yard();
    const hole = holeOf(70, 94);
    const wild = { ...picture, data: picture.data.map((_, q) => Math.round(255 * hash01(q, 1, 9))) };
    expect(copyNearby(wild, hole, hole)).toBeNull();
  });
});
