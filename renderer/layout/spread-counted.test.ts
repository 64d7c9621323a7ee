import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;

/** The plants of a bed from 6 m to 10 m away, so far to both sides, of a photo whose scale is known. Meters. */
function planted(counts: Record<string, number>, others: SpeciesId[] = [], halfM = 4) {
  const species = [...Object.keys(counts), ...others];
  const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species, edging: false, counts };
  const site = { ...bareSite({ elements: [bed] }, true), isMeasured: true };
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - halfM, Math.abs(z - 8) - 2), "far-edge");
  const of = (id: string) => site.instances.filter((one) => one.species === id);
  return { site, of };
}

describe("plants of which a small number was asked for", () => {
  it("stand all over the bed, in their usual size", () => {
    const { of } = planted({ "fountain-grass": 3 });
    const across = of("fountain-grass")
      .map(({ x }) => x)
      .sort((a, b) => a - b);
    expect(across).toHaveLength(3);
    for (const [k, x] of [-2.6, 0, 2.6].entries())
      expect(Math.abs(across[k]! - x), `nr. ${k}`).toBeLessThan(1);
    for (const { scale } of of("fountain-grass")) expect(scale).toBeGreaterThan(0.65);
  });

  it("are whole in the frame where the bed goes on beyond it", () => {
    const { site, of } = planted({ hydrangea: 5 }, [], 12);
    const { camera } = site;
    expect(of("hydrangea")).toHaveLength(5);
    for (const { x, z } of of("hydrangea")) {
      const reachPx = (drawnSize("hydrangea").radiusM * camera.focalPx) / z;
      expect(camera.photoX(x, z) - reachPx).toBeGreaterThan(-1);
      expect(camera.photoX(x, z) + reachPx).toBeLessThan(camera.widthPx + 1);
    }
  });

  it("stand behind what is lower, which fills the rest", () => {
    const { of } = planted({ hydrangea: 3 }, ["hosta"]);
    expect(of("hydrangea")).toHaveLength(3);
    expect(of("hosta").length).toBeGreaterThan(5);
    for (const { z } of of("hydrangea")) expect(z).toBeGreaterThan(7.2);
  });
});

describe("plants of a bed that somebody drew", () => {
  const tallest = (isMeasured: boolean, halfM: number, hides: Float32Array | null = null) => {
    const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species: ["hydrangea"], edging: false };
    const site = { ...bareSite({ elements: [bed] }, true), isMeasured, hides };
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - halfM), "far-edge");
    const { heightM } = drawnSize("hydrangea");
    return Math.max(...site.instances.map(({ heightScale }) => heightScale! * heightM));
  };

  it("are no taller than the bed's width lets them be where its scale is a guess", () => {
    expect(tallest(false, 0.7)).toBeLessThan(0.62);
    expect(tallest(true, 0.7)).toBeGreaterThan(0.68);
  });

  it("keep their height where they are to hide old ones", () => {
    const high = new Float32Array(640).fill(0);
    expect(tallest(false, 0.7, high)).toBeGreaterThan(0.9);
  });
});
