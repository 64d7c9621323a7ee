import { describe, expect, it } from "vitest";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { greenOf, labPlanes, spreadOf, statisticsOf } from "./statistics.ts";

const SIDE_PX = 96;
/** Lawn in light and shade with a little grain; `shift` is added to red, green and blue. */
function lawn(shift: [number, number, number] = [0, 0, 0]): RgbImage {
  const data = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 3);
  for (let i = 0; i < SIDE_PX * SIDE_PX; i++) {
    const shade = (i % SIDE_PX < SIDE_PX / 3 ? 0.6 : 1) * (1 + 0.08 * Math.sin(i * 12.9898));
    [92, 122, 58].forEach((value, c) => {
      data[i * 3 + c] = value * shade + shift[c]!;
    });
  }
  return { width: SIDE_PX, height: SIDE_PX, data: new Uint8Array(data) };
}
const all = Array.from({ length: SIDE_PX * SIDE_PX }, (_, i) => i);
function look(image: RgbImage) {
  const planes = labPlanes(image);
  return { planes, told: statisticsOf(planes, all), spread: spreadOf(planes, all, SIDE_PX) };
}

describe("the statistics of looks", () => {
  it("find nothing between a lawn and itself", () => {
    expect(look(lawn()).told).toEqual(look(lawn()).told);
  });

  it("find a planted lawn that is too saturated, and one that is too blue", () => {
    const { told } = look(lawn());
    const saturated = look(lawn([-30, 10, -40])).told;
    expect(saturated.chroma - told.chroma).toBeGreaterThan(10);
    const blue = look(lawn([0, 0, 40])).told;
    expect(told.bands[1]!.warmth - blue.bands[1]!.warmth).toBeGreaterThan(10);
    expect(Math.abs(blue.hue - told.hue)).toBeGreaterThan(8);
  });

  it("tell shade from light, and count both to the lawn's own spread", () => {
    const { told, spread, planes } = look(lawn());
    expect(told.bands[2]!.lightness - told.bands[0]!.lightness).toBeGreaterThan(10);
    expect(spread.lightness).toBeGreaterThan(5);
    expect(all.every((i) => greenOf(planes, i))).toBe(true);
    const gray = labPlanes({ width: 1, height: 1, data: new Uint8Array([120, 120, 120]) });
    expect(greenOf(gray, 0)).toBe(false);
  });
});
