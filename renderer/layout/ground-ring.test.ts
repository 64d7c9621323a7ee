import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { layoutTurn, paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";

function laid(elements: PlanElement[]) {
  const site = bareSite({ elements });
  const outcomes = elements
    .toSorted((a, b) => layoutTurn(site, a) - layoutTurn(site, b))
    .map((element) => paintElement(site, element));
  return { site, outcomes };
}

const PIT: PlanElement = { kind: "fire-pit", seating: true, seats: 4 };
const GRAVEL: PlanElement = { kind: "gravel", tone: "tan", use: "area", place: "around-fire" };

describe("ground around a thing of the design", () => {
  it("lies around the fire pit with all its chairs on it, and covers no more of the yard", () => {
    const { site, outcomes } = laid([GRAVEL, PIT]);
    expect(outcomes.every(({ placed }) => placed)).toBe(true);
    const [fire] = site.fires;
    const ring = site.surfaces.find(({ element }) => element === GRAVEL)!;
    for (const { x, z } of site.instances) expect(ring.field(x, z)).toBeLessThan(-0.3);
    expect(ring.field(fire!.x + 3, fire!.z)).toBeGreaterThan(0);
    // No floor of pavers lies under it.
    expect(site.surfaces).toHaveLength(1);
  });

  it("is as wide as it was asked for", () => {
    const { site } = laid([{ ...GRAVEL, size: { widthM: 5 } }, PIT]);
    const [fire] = site.fires;
    const [ring] = site.surfaces;
    expect(ring!.field(fire!.x, fire!.z + 2.4)).toBeLessThan(0);
    expect(ring!.field(fire!.x, fire!.z + 2.6)).toBeGreaterThan(0);
  });

  it("leaves a bed its ground where the fire pit is one of the photo", () => {
    const { outcomes } = laid([
      {
        ...{ kind: "bed", style: "classic", mulch: "brown", species: ["lavender"], edging: false },
        place: "around-fire",
      },
    ]);
    expect(outcomes[0]!.placed).toBe(true);
  });

  it("begins at the trunk of a tree", () => {
    const stone: PlanElement = { kind: "gravel", tone: "river", use: "area", place: "around-tree" };
    const { site } = laid([stone, { kind: "tree", species: "red-maple" }]);
    const { x, z } = site.instances[0]!;
    expect(site.surfaces).toHaveLength(1);
    expect(site.surfaces[0]!.field(x, z)).toBeLessThan(-0.8);
    expect(site.surfaces[0]!.field(x + 3, z)).toBeGreaterThan(0);
  });
});
