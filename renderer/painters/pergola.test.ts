import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const PERGOLA: PlanElement = { kind: "pergola", wood: "cedar" };
const STEP_M = 0.6096;

/** A place that was circled, so many meters wide and deep, from 4 m away on. */
function circled(wideM: number, deepM: number, elements: PlanElement[] = [PERGOLA]) {
  const bare = bareSite({ elements }, true);
  const { camera } = bare;
  const clip = bare.clip.map((_, i) => {
    const [u, v] = [(i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5];
    if (v <= camera.horizonY + 1) return 0;
    const z = camera.groundZ(v);
    return Number(Math.abs(camera.groundX(u, v)) < wideM / 2 && z > 4 && z < 4 + deepM);
  });
  return { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
}

function sidesIn(site: ReturnType<typeof circled>) {
  expect(paintElement(site, PERGOLA).placed).toBe(true);
  const [a, b, c] = site.pieces[0]!.outline[0]!;
  return [Math.hypot(b!.x - a!.x, b!.z - a!.z), Math.hypot(c!.x - b!.x, c!.z - b!.z)] as const;
}

it("a pergola fills the place that was circled for it, in whole steps of 2 ft", () => {
  const sides = sidesIn(circled(5.4, 4.2));
  for (const [side, roomM] of [
    [sides[0], 5.4],
    [sides[1], 4.2],
  ] as const) {
    expect(side).toBeGreaterThan(0.7 * roomM);
    expect(side).toBeLessThanOrEqual(roomM);
    expect(side / STEP_M).toBeCloseTo(Math.round(side / STEP_M), 3);
  }
});

it("a pergola on a circled patio stands in its seen middle, no larger than 14 by 12 ft", () => {
  const patio: PlanElement = { kind: "concrete", use: "patio", finish: "broom" };
  const site = circled(7, 6, [patio, PERGOLA]);
  paintElement(site, patio);
  const [wideM, deepM] = sidesIn(site);
  expect(wideM).toBeLessThanOrEqual(7 * STEP_M + 1e-6);
  expect(deepM).toBeLessThanOrEqual(6 * STEP_M + 1e-6);
  const [a, b, c] = site.pieces[0]!.outline[0]!;
  expect((a!.x + b!.x) / 2).toBeLessThan(0.3);
  const row = (z: number) => site.camera.photoY(0, z);
  const [before, after] = [row(4) - row(a!.z), row(c!.z) - row(10)];
  expect(before / after).toBeGreaterThan(0.2);
  expect(before / after).toBeLessThan(2);
});
