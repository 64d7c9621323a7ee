import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findPlants } from "./find-plants.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });

type Box = { left: number; top: number; right: number; bottom: number; green: number };

/** Plants of these greens, as the network would see them. */
function yard(...boxes: Box[]) {
  const plants = new Float32Array(WIDTH * HEIGHT);
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(200);
  for (const { left, top, right, bottom, green } of boxes)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        plants[y * WIDTH + x] = 1;
        data.set([green / 2, green, green / 3], (y * WIDTH + x) * 3);
      }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { plants });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data }, horizonY: 90 };
}

const inside = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

const shrub = { left: 100, top: 120, right: 150, bottom: 160, green: 120 };
const pixels = (masks: Uint8Array[]) => masks.map((mask) => mask.reduce((sum, value) => sum + value, 0));

describe("plants of a highlight", () => {
  it("are taken whole, though they rise above it and a little beyond its sides", () => {
    expect(pixels(findPlants(yard(shrub), camera, inside(108, 145, 145, 170)))).toEqual([50 * 40]);
  });

  it("are none that the highlight only grazes", () => {
    expect(findPlants(yard(shrub), camera, inside(60, 118, 104, 126))).toEqual([]);
    expect(findPlants(yard(shrub), camera, inside(200, 100, 240, 170))).toEqual([]);
  });

  it("go down to their feet, which lie in their shade below it", () => {
    const shade = { left: 100, top: 149, right: 150, bottom: 160, green: 30 };
    const wide = { left: 150, top: 60, right: WIDTH, bottom: 160, green: 30 };
    const [taken] = findPlants(yard(shrub, wide, shade), camera, inside(95, 110, 155, 146));
    expect([taken![151 * WIDTH + 125], taken![158 * WIDTH + 125]]).toEqual([1, 1]);
  });

  it("end where plants of another color begin behind them", () => {
    const wood = { left: 0, top: 60, right: WIDTH, bottom: 120, green: 40 };
    const [taken] = pixels(findPlants(yard(shrub, wood), camera, inside(95, 118, 155, 170)));
    expect(taken).toBeGreaterThan(50 * 40 - 1);
    expect(taken).toBeLessThan(50 * 40 * 1.35);
  });

  it("are no tree whose trunk leads up out of the highlight", () => {
    const trunk = { left: 123, top: 100, right: 127, bottom: 125, green: 120 };
    const crown = { left: 90, top: 40, right: 160, bottom: 100, green: 120 };
    const [taken] = findPlants(yard(shrub, trunk, crown), camera, inside(95, 112, 155, 170));
    expect(taken![140 * WIDTH + 125]).toBe(1);
    expect(taken![70 * WIDTH + 125]).toBe(0);
    expect(taken![114 * WIDTH + 125]).toBe(0);
  });
});
