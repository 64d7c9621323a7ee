import { expect, it } from "vitest";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { beyondPaving, isBeforePaving } from "./beyond-paving.ts";
import { UNCLEAR } from "./paving-behind.ts";

const DEPTH_M = 0.7;
/** The yard ends at 12 m; a walk lies behind it up to here, and a house behind that. */
const WALK_M = 13.5;
/** The house comes down to the walk in these columns, elsewhere shrubs stand before it. */
const STEPS_PX = [300, 350] as const;

function behindWalk() {
  const bare = bareSite();
  const { camera } = bare;
  const { widthPx } = camera;
  const rowAt = (heightM: number) => Math.round(camera.photoY(heightM, WALK_M));
  const house = new Float32Array(bare.house.length);
  house.fill(1, rowAt(4) * widthPx, rowAt(0.8) * widthPx);
  for (let row = rowAt(0.8); row < rowAt(0); row++)
    house.fill(1, row * widthPx + STEPS_PX[0], row * widthPx + STEPS_PX[1]);
  return { ...bare, house, pavingBehind: () => new Float32Array(widthPx).fill(camera.photoY(0, WALK_M)) };
}
const IN_YARD = [
  { x: -4, z: 11 },
  { x: 4, z: 11 },
];

it("runs right behind the walk that lies along the house, and leaves the steps to the door open", () => {
  const site = behindWalk();
  const lines = beyondPaving(site, [IN_YARD], DEPTH_M, 2, () => true);
  expect(lines).toHaveLength(2);
  for (const { x, z } of lines.flat()) {
    expect(Math.abs(z - WALK_M - DEPTH_M / 2 - 0.1)).toBeLessThan(0.01);
    const column = site.camera.photoX(x, z - DEPTH_M / 2 - 0.1);
    expect(column < STEPS_PX[0] + 1 || column > STEPS_PX[1] - 1).toBe(true);
  }
});

it("leaves the way to a door open that is known", () => {
  const site = behindWalk();
  const doors = [{ x: 3, z: WALK_M }];
  const lines = beyondPaving({ ...site, doors }, [IN_YARD], DEPTH_M, 1, () => true);
  const at = (p: { x: number; z: number }) => (p.x * WALK_M) / (p.z - DEPTH_M / 2 - 0.1);
  expect(lines.flat().some((p) => Math.abs(at(p) - 3) < 0.8)).toBe(false);
  expect(lines.flat().some((p) => Math.abs(at(p) - 3) < 1.3)).toBe(true);
});

it("has no line where no paving lies behind the yard, and none where something is in the way", () => {
  const site = behindWalk();
  const none = { ...site, pavingBehind: () => new Float32Array(site.camera.widthPx).fill(-1) };
  expect(beyondPaving(none, [IN_YARD], DEPTH_M, 2, () => true)).toEqual([]);
  expect(beyondPaving(site, [IN_YARD], DEPTH_M, 2, () => false)).toEqual([]);
});

it("is where a hedge along the house stands, which tells the picture that the paving is ground", () => {
  const site = behindWalk();
  const { widthPx } = site.camera;
  site.house.fill(1, 0, site.grid.topRow[0]! * widthPx);
  expect(paintElement(site, { kind: "hedge", species: "boxwood", place: "along-house" })).toEqual({
    placed: true,
  });
  expect(Math.min(...site.pieces[0]!.outline.flat().map(({ z }) => z))).toBeGreaterThan(WALK_M);
  expect(site.instances.every(({ behindPaving }) => behindPaving)).toBe(true);
});

it("keeps the lines of the yard behind which no paving lies", () => {
  const site = behindWalk();
  const { widthPx } = site.camera;
  site.house.fill(1, 0, site.grid.topRow[0]! * widthPx);
  const whole = site.pavingBehind();
  const left = whole.map((row, column) => (column < 0.6 * widthPx ? row : -1));
  const at = { ...site, pavingBehind: () => left };
  expect(isBeforePaving(at, [IN_YARD])).toBe(true);
  expect(
    isBeforePaving(at, [
      [
        { x: 3, z: 11 },
        { x: 5, z: 11 },
      ],
    ]),
  ).toBe(false);
  const unclear = { ...site, pavingBehind: () => whole.map(() => UNCLEAR) };
  expect(isBeforePaving(unclear, [IN_YARD])).toBe(true);
  expect(beyondPaving(unclear, [IN_YARD], DEPTH_M, 2, () => true)).toEqual([]);
});
