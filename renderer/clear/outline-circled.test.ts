import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { outlineCircled } from "./outline-circled.ts";

const WIDTH = 160;
const HEIGHT = 120;
const unseen = new Float32Array(WIDTH * HEIGHT);
type Test = (x: number, y: number) => boolean;
const at = (i: number): [number, number] => [i % WIDTH, Math.floor(i / WIDTH)];

/** A pale lawn with something dark on it. */
function lawn(isThing: Test) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const ground = new Float32Array(WIDTH * HEIGHT).fill(1);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const noise = Math.round(12 * hash01(i, 0, 5));
    data.set(isThing(...at(i)) ? [30, 30 + noise, 40] : [120 + noise, 150, 90], i * 3);
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}
const isBox: Test = (x, y) => Math.abs(x - 80) < 10 && Math.abs(y - 60) < 8;
/** A table: a board on two legs of three pixels. */
const isTable: Test = (x, y) =>
  Math.abs(x - 80) < 20 && y >= 50 && y < 74 && (y < 58 || Math.abs(Math.abs(x - 80) - 16) < 2);
const circle = (x: number, y: number, radius: number) =>
  Float32Array.from(unseen, (_, i) => (Math.hypot(at(i)[0] - x, at(i)[1] - y) < radius ? 1 : 0));

describe("what one thing a person has circled", () => {
  it("is all that is unlike what lies around the circle, and hardly more", () => {
    const { pixels, isWhole } = outlineCircled(circle(80, 60, 22), unseen, lawn(isBox))!;
    const own = new Set(pixels);
    expect(isWhole).toBe(true);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = at(i);
      if (isBox(x, y)) expect(own.has(i)).toBe(true);
      if (Math.max(Math.abs(x - 80) - 10, Math.abs(y - 60) - 8) > 3) expect(own.has(i)).toBe(false);
    }
  });

  it("is the thing with its legs, and with what of it goes on beyond a circle that cuts it", () => {
    const { pixels, isWhole } = outlineCircled(circle(80, 54, 18), unseen, lawn(isTable))!;
    const own = new Set(pixels);
    expect(isWhole).toBe(true);
    for (let i = 0; i < WIDTH * HEIGHT; i++) if (isTable(...at(i))) expect(own.has(i)).toBe(true);
  });

  it("is not whole where it goes on far beyond the circle", () => {
    const isPipe: Test = (x, y) => x >= 70 && x < 104 && Math.abs(y - 60) < 8;
    const inCircle = circle(70, 60, 20);
    const core = Int32Array.from(unseen.keys()).filter((i) => inCircle[i] === 1 && isPipe(...at(i)));
    const { isWhole } = outlineCircled(inCircle, unseen, lawn(isPipe), { core })!;
    expect(isWhole).toBe(false);
  });

  it("is a hose without the ground that it runs round, whole where it runs through all of the circle", () => {
    const isHose =
      (to: number): Test =>
      (x, y) =>
        x < to && Math.abs(Math.hypot(x - 80, y - 60) - 24) < 2;
    const all = circle(80, 56, 34);
    const thin = (to: number) => outlineCircled(all, unseen, lawn(isHose(to)), { isThin: true })!;
    const own = new Set(thin(200).pixels);
    expect(thin(200).isWhole).toBe(true);
    expect(own.has(60 * WIDTH + 80)).toBe(false);
    for (let i = 0; i < WIDTH * HEIGHT; i++) if (isHose(200)(...at(i))) expect(own.has(i)).toBe(true);
    expect(thin(70).isWhole).toBe(false);
  });

  it("is all that lies between the parts of what the rim of the picture cuts off", () => {
    // A wheelbarrow that is half in the picture: its tray, and what it stands on.
    const isCut: Test = (x, y) => x < 20 && Math.abs(y - 60) < 12 && (y < 54 || x < 4 || x > 14);
    const own = new Set(outlineCircled(circle(8, 60, 24), unseen, lawn(isCut))!.pixels);
    expect(own.has(68 * WIDTH + 9)).toBe(true);
    expect(own.has(80 * WIDTH + 9)).toBe(false);
  });

  it("is not known where all of the circle is alike", () => {
    expect(outlineCircled(circle(30, 60, 15), unseen, lawn(isBox))).toBeNull();
  });
});
