import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { outlineCircled } from "./outline-circled.ts";

const WIDTH = 160;
const HEIGHT = 120;

/** A pale lawn with a dark box on it. */
function lawn() {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const ground = new Float32Array(WIDTH * HEIGHT).fill(1);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(inBox(i) ? [30, 30, 40] : [120, 150, 90], i * 3);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}
const inBox = (i: number) => Math.abs((i % WIDTH) - 80) < 10 && Math.abs(Math.floor(i / WIDTH) - 60) < 8;
const circle = (x: number, y: number, radius: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.hypot((i % WIDTH) - x, Math.floor(i / WIDTH) - y) < radius ? 1 : 0,
  );

describe("what one thing a person has circled", () => {
  it("is all that is unlike what lies around the circle, and hardly more", () => {
    const own = new Set(outlineCircled(circle(80, 60, 22), lawn())!);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      if (inBox(i)) expect(own.has(i)).toBe(true);
      const away = Math.max(Math.abs((i % WIDTH) - 80) - 10, Math.abs(Math.floor(i / WIDTH) - 60) - 8);
      if (away > 5) expect(own.has(i)).toBe(false);
    }
  });

  it("is not known where all of the circle is alike", () => {
    expect(outlineCircled(circle(30, 60, 15), lawn())).toBeNull();
  });
});
