import { describe, expect, it } from "vitest";
import { areasOfMask } from "./areas-of-mask.ts";

const mask = (width: number, height: number, inside: (x: number, y: number) => boolean) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) =>
    inside(i % width, Math.floor(i / width)) ? 255 : 0,
  ),
});
function bounds(path: { x: number; y: number }[]) {
  const [xs, ys] = [path.map((p) => p.x), path.map((p) => p.y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

describe("the areas of a mask", () => {
  it("outlines each region, largest first, all with the one description", () => {
    const areas = areasOfMask(
      mask(
        300,
        200,
        (x, y) => (x >= 20 && x < 80 && y >= 30 && y < 90) || (x >= 150 && x < 250 && y >= 60 && y < 180),
      ),
      "a lawn",
    );
    expect(areas.map(({ id, description }) => [id, description])).toEqual([
      ["mask-1", "a lawn"],
      ["mask-2", "a lawn"],
    ]);
    for (const [area, expected] of [
      [areas[0], [150, 60, 250, 180]],
      [areas[1], [20, 30, 80, 90]],
    ] as const)
      bounds(area?.path ?? []).forEach((side, i) => {
        expect(Math.abs(side - (expected[i] ?? 0))).toBeLessThanOrEqual(4);
      });
  });

  it("closes a region at the edge of the photo and passes over holes and specks", () => {
    const areas = areasOfMask(
      mask(
        2000,
        1000,
        (x, y) => (y >= 500 && !(x > 900 && x < 1200 && y > 600 && y < 800)) || (x < 10 && y < 10),
      ),
      "gravel",
    );
    expect(areas).toHaveLength(1);
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds(areas[0]?.path ?? []);
    expect([left < 12, Math.abs(top - 500) < 15, right > 1988, bottom > 988]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("finds none where nothing may change", () => {
    expect(
      areasOfMask(
        mask(50, 50, () => false),
        "x",
      ),
    ).toEqual([]);
  });
});
