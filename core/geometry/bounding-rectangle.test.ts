import { describe, expect, it } from "vitest";
import { boundingRectangle } from "./bounding-rectangle.ts";
import type { GroundPoint } from "./point.ts";

function turned(degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
    [2, 1],
  ].map(([x, z]) => ({ x: x! * cos - z! * sin + 7, z: x! * sin + z! * cos + 9 }) as GroundPoint);
}

describe("boundingRectangle", () => {
  it.each([0, 17, 45, 62, 90, 133])(
    "finds the sides of a rectangle that is turned by %d degrees",
    (degrees) => {
      const { lengthM, widthM } = boundingRectangle(turned(degrees));
      expect([lengthM, widthM]).toEqual([expect.closeTo(4, 4), expect.closeTo(3, 4)]);
    },
  );

  it("has no sides without points", () => {
    expect(boundingRectangle([])).toEqual({ lengthM: 0, widthM: 0 });
  });
});
