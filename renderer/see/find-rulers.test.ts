import { describe, expect, it } from "vitest";
import { findRulers } from "./find-rulers.ts";
import type { LineSegment } from "./line-segments.ts";

const width = 320;
const height = 240;
type Box = [left: number, top: number, right: number, bottom: number];

/** Full within the boxes, empty elsewhere. */
function boxes(...list: Box[]): Float32Array {
  const mask = new Float32Array(width * height);
  for (const [left, top, right, bottom] of list)
    for (let y = top; y < bottom; y++) mask.fill(1, y * width + left, y * width + right);
  return mask;
}

const level = (y: number): LineSegment => ({ x: 140, y, angle: 0, length: 70 });

function rulersOf(
  masks: Partial<Record<"ground" | "house" | "garage" | "sky" | "vehicle", Float32Array>>,
  segments: LineSegment[] = [],
) {
  const { vehicle = boxes(), ...rest } = masks;
  const all = { ground: boxes(), house: boxes(), garage: boxes(), sky: boxes(), ...rest };
  return findRulers({ width, height }, all, { width, height, mask: vehicle }, segments);
}

describe("findRulers", () => {
  it("finds a garage door from its head to its foot, through a dark joint", () => {
    const garage = boxes([100, 100, 180, 120], [100, 123, 180, 140]);
    expect(rulersOf({ garage })).toMatchObject([{ kind: "garageDoor", from: { y: 140 }, to: { y: 100 } }]);
  });

  it("lays head and foot on the edges beside them", () => {
    const garage = boxes([100, 100, 180, 140]);
    const [door] = rulersOf({ garage }, [level(97), level(142), level(120)]);
    expect([door?.to.y, door?.from.y]).toEqual([97, 142]);
  });

  it("takes two doors for two, and none that is cut by the frame or tiny", () => {
    const two = rulersOf({ garage: boxes([60, 100, 120, 140], [140, 104, 190, 138]) });
    expect(two.map(({ kind }) => kind)).toEqual(["garageDoor", "garageDoor"]);
    expect(rulersOf({ garage: boxes([100, 200, 180, 240]) })).toEqual([]);
    expect(rulersOf({ garage: boxes([100, 100, 110, 106]) })).toEqual([]);
  });

  it("reads the house from the ground to the sky, and one whose foot plants hide from its lowest place", () => {
    const house = boxes([60, 60, 260, 150]);
    const sky = boxes([0, 0, width, 60]);
    expect(rulersOf({ house, sky, ground: boxes([0, 150, width, height]) })).toMatchObject([
      { kind: "house", from: { y: 150 }, to: { y: 60 } },
    ]);
    const hidden = boxes([60, 60, 200, 130], [200, 60, 260, 150]);
    expect(rulersOf({ house: hidden, sky })).toMatchObject([{ kind: "hiddenHouse", from: { y: 150 } }]);
    expect(rulersOf({ house, ground: boxes([0, 150, width, height]) })).toEqual([]);
  });

  it("reads the nearest vehicle of a row", () => {
    const vehicle = boxes([40, 130, 120, 170], [120, 140, 200, 160]);
    expect(rulersOf({ vehicle })).toMatchObject([{ kind: "vehicle", from: { y: 170 }, to: { y: 130 } }]);
  });
});
