import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { pavedShape } from "./paved-shape.ts";

const wider = (widthM?: number): Extract<PlanElement, { kind: "pavers" }> => ({
  kind: "pavers",
  use: "area",
  pattern: "ashlar",
  colour: "grey",
  border: false,
  place: "along-driveway",
  ...(widthM ? { size: { widthM } } : {}),
});

/** A lawn with a drive through it, from -1 m to 2 m across; `isLawn`: what of it is the region. */
function besideDrive(element: ReturnType<typeof wider>, isLawn = (_x: number, _z: number) => true) {
  const site = bareSite({ elements: [element] });
  const { camera } = site;
  const across = (i: number) =>
    camera.groundX((i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5);
  const away = (i: number) => camera.groundZ(Math.floor(i / camera.widthPx) + 0.5);
  const isDrive = (i: number) => site.clip[i]! > 0 && across(i) > -1 && across(i) < 2;
  const paved = site.clip.map((_, i) => (isDrive(i) ? 1 : 0));
  const clip = site.clip.map((cover, i) => (isDrive(i) || !isLawn(across(i), away(i)) ? 0 : cover));
  return pavedShape({ ...site, clip, paved, grid: new GroundGrid(camera, clip) }, element);
}

describe("a drive that gets wider", () => {
  it("gets a strip of that width right beside it, on its longer side", () => {
    const { field, line } = besideDrive(wider(1.2))!;
    expect(line).toBeUndefined();
    expect(field(-1.5, 6)).toBeLessThan(0);
    expect(field(-2.1, 6)).toBeLessThan(0);
    expect(field(-2.5, 6)).toBeGreaterThan(0);
    expect(field(0, 6)).toBeGreaterThan(0);
    expect(field(2.5, 6)).toBeGreaterThan(0);
  });

  it("gets it on the side where there is ground, three feet wide where nobody said how much", () => {
    const { field } = besideDrive(wider(), (x) => x > 0)!;
    expect(field(2.5, 6)).toBeLessThan(0);
    expect(field(3.3, 6)).toBeGreaterThan(0);
  });

  it("gets it near the camera rather than along a side that is longer and far away", () => {
    const { field } = besideDrive(wider(), (x, z) => (x > 0 ? z > 7 : z > 3 && z < 6.5))!;
    expect(field(-1.5, 5)).toBeLessThan(0);
    expect(field(2.5, 9)).toBeGreaterThan(0);
  });

  it("gets none where the photo shows no drive", () => {
    const element = wider(1.2);
    expect(pavedShape(bareSite({ elements: [element] }), element)).toBeNull();
  });
});
