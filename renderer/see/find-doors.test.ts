import { describe, expect, it } from "vitest";
import { findDoors } from "./find-doors.ts";

const [width, height] = [300, 200];
const size = { width, height };
const none = new Float32Array(width * height);
/** A wall down to row 120, lawn below it. */
const house = none.map((_, i) => (i < 120 * width ? 1 : 0));
const ground = none.map((_, i) => (i < 120 * width ? 0 : 1));
const masks = { house, ground, standing: none, garage: none };

const door = { left: 100, right: 120, top: 70, foot: 118 };
const windows = [
  { left: 40, right: 60, top: 70, foot: 102 },
  { left: 160, right: 180, top: 70, foot: 102 },
];

describe("doors", () => {
  it("are the openings that reach down to the ground, and not the windows beside them", () => {
    expect(findDoors([door, ...windows], masks, size)).toEqual([{ left: 100, right: 120, foot: 120 }]);
  });

  it("take in the glass beside them, and no window", () => {
    const sidelights = [
      { left: 88, right: 99, top: 72, foot: 116 },
      { left: 121, right: 134, top: 72, foot: 118 },
    ];
    const window = { left: 136, right: 150, top: 70, foot: 100 };
    expect(findDoors([door, ...sidelights, window, ...windows], masks, size)).toContainEqual({
      ...{ left: 88, right: 134, foot: 120 },
    });
  });

  it("stand on porches, and their way begins where the ground does", () => {
    const behind = (row: number) => ground.map((cover, i) => (i < row * width ? 0 : cover));
    const onPorch = (row: number) => findDoors([door, ...windows], { ...masks, ground: behind(row) }, size);
    expect(onPorch(130)).toEqual([{ left: 100, right: 120, foot: 130 }]);
    // The floor of a deep porch is seen below its door.
    expect(onPorch(142)).toEqual([{ left: 100, right: 120, foot: 142 }]);
    expect(onPorch(150)).toEqual([]);
  });

  it("are none where all openings have a sill, or are as wide as high", () => {
    expect(findDoors(windows, masks, size)).toEqual([]);
    expect(findDoors([{ ...door, right: 150 }], masks, size)).toEqual([]);
  });

  it("are none without a window beside them, whose head is level and whose sill is higher", () => {
    expect(findDoors([door], masks, size)).toEqual([]);
    const row = [door, { ...door, left: 140, right: 160 }, { ...door, left: 180, right: 200 }];
    expect(findDoors(row, masks, size)).toEqual([]);
  });

  it("are not the gaps between pickets, which reach the ground and are low", () => {
    const gap = { left: 220, right: 230, top: 100, foot: 119 };
    expect(findDoors([gap, door, ...windows], masks, size)).toEqual([{ left: 100, right: 120, foot: 120 }]);
  });

  it("are those of garages too", () => {
    const garage = none.map((_, i) => (i % width >= 200 && i % width < 240 && i < 119 * width ? 1 : 0));
    expect(findDoors([], { ...masks, garage }, size)).toEqual([{ left: 200, right: 239, foot: 119 }]);
  });
});
