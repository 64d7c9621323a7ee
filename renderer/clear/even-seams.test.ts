import { expect, it } from "vitest";
import { evenSeams } from "./even-seams.ts";

const WIDTH = 60;
const HEIGHT = 40;
function inHole(i: number): boolean {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= 20 && x < 40 && y >= 10 && y < 30;
}
/** A wall of light 200 with a hole that is filled from its foot, which is darker; `rimDark`: with something dark along one side of the hole. */
function evened(rimDark = false) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(200);
  data.fill(170, WIDTH * 32 * 3);
  if (rimDark) for (let y = 10; y < 30; y++) data.fill(20, (y * WIDTH + 19) * 3, (y * WIDTH + 20) * 3);
  const source = Int32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    inHole(i) ? (34 + (Math.floor(i / WIDTH) % 4)) * WIDTH + (i % WIDTH) : -1,
  );
  const hole = Int32Array.from([...source.keys()].filter(inHole));
  const [red] = evenSeams(
    { width: WIDTH, height: HEIGHT, data },
    source,
    [hole],
    new Uint8Array(source.length),
  );
  return (x: number, y: number) => red[y * WIDTH + x]!;
}

it("makes what is filled as light as what lies beside it, and changes nothing elsewhere", () => {
  const red = evened();
  expect(red(22, 20)).toBeGreaterThan(20);
  expect(red(10, 20)).toBe(0);
});

it("takes a dark thing at the rim for something else", () => {
  expect(Math.abs(evened(true)(21, 20) - evened()(21, 20))).toBeLessThan(6);
});

it("lets two pieces of other light go over into each other, and keeps an edge between two materials", () => {
  const stepAt = (foot: number) => {
    const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(200);
    data.fill(200 - foot, WIDTH * 35 * 3);
    // The left half is filled from the wall, the right half from its foot.
    const source = Int32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      inHole(i) ? (i % WIDTH < 30 ? 2 : 37) * WIDTH + (i % WIDTH) : -1,
    );
    const hole = Int32Array.from([...source.keys()].filter(inHole));
    const [red] = evenSeams(
      { width: WIDTH, height: HEIGHT, data },
      source,
      [hole],
      new Uint8Array(source.length),
    );
    const levelAt = (x: number) => data[source[20 * WIDTH + x]! * 3]! + red[20 * WIDTH + x]!;
    return levelAt(29) - levelAt(30);
  };
  expect(Math.abs(stepAt(24))).toBeLessThan(6);
  expect(Math.abs(stepAt(120))).toBeGreaterThan(60);
});
