import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const lights: PlanElement = { kind: "path-lights", metal: "black", place: "along-bed" };
const bed: PlanElement = {
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: ["boxwood"],
  edging: false,
  place: "centre",
};

it("path lights along a bed stand before its front edge, and elsewhere where no bed is laid", () => {
  const site = bareSite({ elements: [bed, lights] });
  expect(paintElement(site, bed).placed).toBe(true);
  const { field } = site.surfaces.find(({ element }) => element === bed)!;
  const from = site.instances.length;
  expect(paintElement(site, lights)).toEqual({ placed: true });
  const stood = site.instances.slice(from);
  expect(stood.length).toBeGreaterThan(1);
  for (const { x, z } of stood) {
    expect(field(x, z)).toBeGreaterThan(0);
    expect(field(x, z)).toBeLessThan(0.3);
    expect(field(x, z + 0.5)).toBeLessThan(0);
  }
  const bare = bareSite({ elements: [lights] });
  expect(paintElement(bare, lights)).toEqual({ placed: true });
});

it("as many lights as were asked for stand in a highlight, evenly along it, also where it has no free edge", () => {
  const element: PlanElement = { kind: "path-lights", size: { count: 3 } };
  const bare = bareSite({ elements: [element] }, true);
  const { camera } = bare;
  const circled = bare.clip.map((_, i) => {
    const [u, row] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    return u > 200 && u < 440 && row > 330 && row < 380 ? 1 : 0;
  });
  // Something lies on all of it.
  const site = { ...bare, areaId: "1", circled, taken: [() => -1] };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const columns = site.instances.map(({ x, z }) => camera.photoX(x, z)).sort((a, b) => a - b);
  expect(columns.map((u) => Math.round((u - 200) / 40))).toEqual([1, 3, 5]);
});

it("lights along a walk that runs across the picture stand at its edge, evenly", () => {
  const element: PlanElement = { kind: "path-lights", place: "along-walk" };
  const site = bareSite({ elements: [element] });
  // Everything nearer than 4 m is the walk.
  site.hardDistance = (_x, z) => z - 4;
  const edge = site.grid;
  const lawn = { ...site, grid: edge, taken: [] };
  lawn.clip = site.clip.map((own, i) =>
    site.camera.groundZ(Math.floor(i / site.camera.widthPx) + 0.5) > 4 ? own : 0,
  );
  lawn.grid = new GroundGrid(site.camera, lawn.clip);
  expect(paintElement(lawn, element)).toEqual({ placed: true });
  const stood = lawn.instances.filter(({ z }) => z < 4.8).sort((a, b) => a.x - b.x);
  expect(stood.length).toBeGreaterThan(1);
  for (let k = 1; k < stood.length; k++) expect(stood[k]!.x - stood[k - 1]!.x).toBeCloseTo(2.2, 0);
});

it("lights stand on both sides of the walk to a door, though the way before that is kept open for other things", () => {
  const element: PlanElement = { kind: "path-lights", place: "along-walk" };
  const bare = bareSite({ elements: [element] });
  const { camera } = bare;
  const isWalk = bare.clip.map((_, i) => {
    const [row, column] = [Math.floor(i / camera.widthPx) + 0.5, (i % camera.widthPx) + 0.5];
    if (row < camera.photoY(0, 12)) return 0;
    return Math.abs(camera.groundX(column, row)) < 0.6 ? 1 : 0;
  });
  const clip = bare.clip.map((own, i) => own * (1 - isWalk[i]!));
  const grid = new GroundGrid(camera, clip);
  // The way before the door is taken for wider than the walk, to its left.
  const hardDistance = (x: number) => (x < 0 ? -1.5 - x : x - 0.6);
  const site = { ...bare, clip, grid, walk: isWalk, hard: isWalk, hardDistance };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const [left, right] = [-1, 1].map((side) => site.instances.filter(({ x }) => side * x > 0.6));
  expect(left!.length).toBeGreaterThan(1);
  expect(right!.length).toBeGreaterThan(1);
  // In turn: on the right half a distance farther than on the left, from the front of the walk on.
  const frontOf = (side: typeof left) => Math.min(...side!.map(({ z }) => z));
  expect(frontOf(right) - frontOf(left)).toBeCloseTo(0.55, 1);
});
