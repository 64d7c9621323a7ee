import { describe, expect, it } from "vitest";
import { boxesMask } from "#tests/support/boxes-mask.ts";
import type { Opening } from "./find-openings.ts";
import { findRulers } from "./find-rulers.ts";
import type { LineSegment } from "./line-segments.ts";

const WIDTH = 320;
const HEIGHT = 240;
const boxes = boxesMask(WIDTH, HEIGHT);

const level = (y: number): LineSegment => ({ x: 140, y, angle: 0, length: 70 });

function rulersOf(
  masks: Partial<Record<"ground" | "house" | "garage" | "sky" | "vehicle", Float32Array>>,
  segments: LineSegment[] = [],
  openings: Opening[] = [],
  doorRows: number | null = null,
) {
  const { vehicle = boxes(), ...rest } = masks;
  const all = { ground: boxes(), house: boxes(), garage: boxes(), sky: boxes(), ...rest };
  return findRulers(
    { width: WIDTH, height: HEIGHT },
    all,
    { width: WIDTH, height: HEIGHT, mask: vehicle },
    { width: WIDTH, height: HEIGHT, fence: boxes(), ground: boxes() },
    segments,
    openings,
    doorRows,
  );
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
    const sky = boxes([0, 0, WIDTH, 60]);
    expect(rulersOf({ house, sky, ground: boxes([0, 150, WIDTH, HEIGHT]) })).toMatchObject([
      { kind: "house", from: { y: 150 }, to: { y: 60 } },
    ]);
    const hidden = boxes([60, 60, 200, 130], [200, 60, 260, 150]);
    expect(rulersOf({ house: hidden, sky })).toMatchObject([{ kind: "hiddenHouse", from: { y: 150 } }]);
    expect(rulersOf({ house, ground: boxes([0, 150, WIDTH, HEIGHT]) })).toEqual([]);
  });

  const lower: Opening = { left: 90, right: 110, top: 115, foot: 140 };
  const upper: Opening = { left: 92, right: 112, top: 75, foot: 100 };
  const aside: Opening = { left: 200, right: 220, top: 75, foot: 100 };
  const wall = boxes([60, 60, 260, 150]);
  const kinds = (rulers: ReturnType<typeof rulersOf>) => rulers.map(({ kind }) => kind);

  it("reads how high windows and doors end over the foot of their wall, and from one to the next over it", () => {
    const found = rulersOf(
      { house: wall, ground: boxes([0, 150, WIDTH, HEIGHT]) },
      [],
      [lower, upper, aside],
    );
    expect(kinds(found)).toEqual(["opening", "opening", "opening", "storey"]);
    expect(found[0]).toMatchObject({ from: { x: 100.5, y: 150 }, to: { y: 115 } });
    expect(found[3]).toMatchObject({ from: { y: 115 }, to: { y: 75 } });
  });

  it("takes the lowest place of a house for the foot that plants hide, and only where hardly any foot is seen", () => {
    const house = boxes([60, 60, 150, 130], [150, 60, 260, 150]);
    expect(rulersOf({ house }, [], [upper])).toMatchObject([{ kind: "hiddenOpening", from: { y: 150 } }]);
    const ground = boxes([150, 150, WIDTH, HEIGHT]);
    const right = { ...aside, left: 230, right: 250 };
    expect(kinds(rulersOf({ house, ground }, [], [upper, aside, right]))).toEqual(["opening", "opening"]);
    expect(kinds(rulersOf({ house, ground }, [], [upper, aside]))).toEqual(["opening", "hiddenOpening"]);
  });

  it("sets a door as high as it is told at the foot of the front, seen or behind plants, and none without a front", () => {
    const front = boxes([60, 60, 260, 150]);
    const doorOf = (masks: Parameters<typeof rulersOf>[0]) =>
      rulersOf(masks, [], [], 30).filter(({ kind }) => kind === "front");
    const door = { kind: "front", from: { y: 150 }, to: { y: 120 } };
    expect(doorOf({ house: front, ground: boxes([0, 150, WIDTH, HEIGHT]) })).toMatchObject([door]);
    expect(doorOf({ house: front })).toMatchObject([door]);
    expect(doorOf({ house: boxes([60, 60, 260, HEIGHT]) })).toEqual([]);
    expect(doorOf({})).toEqual([]);
  });

  it("reads the nearest vehicle of a row", () => {
    const vehicle = boxes([40, 130, 120, 170], [120, 140, 200, 160]);
    expect(rulersOf({ vehicle })).toMatchObject([{ kind: "vehicle", from: { y: 170 }, to: { y: 130 } }]);
  });
});
