import { expect, it } from "vitest";
import { luminance } from "#renderer/image/luminance.ts";
import { framedPanes } from "./framed-panes.ts";

const WIDTH = 320;
const HEIGHT = 200;

type Thing = readonly [left: number, top: number, right: number, bottom: number, color: readonly number[]];
const GLASS = [70, 74, 80];
const SKY = [120, 150, 190];
const WALL = [190, 175, 150];

/** A wall with things on it, and ground below a row. Every third column of glass is lighter, as what it mirrors is. */
function wallWith(things: readonly Thing[], groundRow = HEIGHT) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const thing = things.findLast(
      ([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom,
    );
    const color = thing?.[4] ?? WALL;
    data.set(color === GLASS && x % 3 === 0 ? color.map((c) => c + 40) : color, i * 3);
  }
  const picture = { width: WIDTH, height: HEIGHT, data };
  const light = luminance(picture);
  const wallLight = light[0]!;
  return framedPanes({
    picture,
    light,
    darker: light.map((own) => wallLight - own),
    wall: light.map((_, i) => (i < groundRow * WIDTH ? 1 : 0)),
    ground: light.map((_, i) => (i < groundRow * WIDTH ? 0 : 1)),
  });
}

it("finds panes by their four sharp sides, and those that mirror the sky by their color", () => {
  expect(wallWith([[100, 80, 120, 106, GLASS]])).toHaveLength(1);
  const [sky] = wallWith([[100, 80, 120, 106, SKY]]);
  expect(Math.abs(sky!.left - 100) + Math.abs(sky!.bottom - 106)).toBeLessThan(4);
});

it("takes no white louver, no brown door and nothing on the ground for a window", () => {
  expect(wallWith([[100, 80, 120, 106, [245, 245, 250]]])).toEqual([]);
  expect(wallWith([[100, 80, 120, 106, [110, 70, 40]]])).toEqual([]);
  expect(wallWith([[100, 80, 124, 130, GLASS]], 132)).toEqual([]);
});

it("leaves the dark leaves on both sides of a window out", () => {
  const [box] = wallWith([
    [95, 80, 100, 106, [20, 21, 22]],
    [100, 80, 120, 106, GLASS],
    [120, 80, 125, 106, [20, 21, 22]],
  ]);
  expect(Math.abs(box!.left - 100) + Math.abs(box!.right - 120)).toBeLessThan(5);
});
