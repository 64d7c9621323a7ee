import { describe, expect, it } from "vitest";
import type { BedRow, PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;

/** The plants of a bed that reaches 4 m to both sides and so deep, its middle 8 m away, by species. Meters. */
function planted(rows: Record<string, BedRow>, deepM: number, counts?: Record<string, number>) {
  const species = Object.keys(rows);
  const bed: Bed = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species, edging: false, rows },
    ...(counts && { counts }),
  };
  const site = bareSite({ elements: [bed] }, true);
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - deepM / 2), "far-edge");
  return (id: string) => site.instances.filter((one) => one.species === id);
}

describe("plants with a part of the bed of their own", () => {
  it.each([1, 1.6, 3])(
    "stand behind and in front as asked, the higher ones too, in a bed of %s m",
    (deepM) => {
      const of = planted({ lavender: "back", rose: "front" }, deepM);
      expect(of("lavender").length).toBeGreaterThan(3);
      expect(of("rose").length).toBeGreaterThan(3);
      for (const { z } of of("lavender")) expect(z).toBeGreaterThan(8 - 0.06 * deepM - 0.25);
      for (const { z } of of("rose")) expect(z).toBeLessThan(8 + 0.01 * deepM + 0.25);
    },
  );

  it("are lower in front than those behind, whatever their kind", () => {
    const of = planted({ boxwood: "back", hydrangea: "front" }, 3);
    const tallest = (id: SpeciesId) =>
      Math.max(...of(id).map(({ heightScale }) => heightScale! * drawnSize(id).heightM));
    expect(tallest("hydrangea")).toBeLessThan(tallest("boxwood"));
  });

  it("stand in a row along the near edge, and nowhere else", () => {
    const begonias = planted({ begonia: "edge" }, 3)("begonia");
    expect(begonias.length).toBeGreaterThan(10);
    for (const { x, z } of begonias) expect(z).toBeLessThan(Math.abs(x) < 3.4 ? 6.5 + 0.5 : 6.5 + 1);
  });

  it("have room before counted shrubs in a shallow bed", () => {
    const of = planted({ "panicle-hydrangea": "back", hosta: "front" }, 1.2, { "panicle-hydrangea": 5 });
    expect(of("panicle-hydrangea")).toHaveLength(5);
    expect(of("hosta").length).toBeGreaterThan(9);
  });

  it("stand left, right and between", () => {
    const of = planted({ hosta: "left", salvia: "middle", fern: "right" }, 2);
    for (const id of ["hosta", "salvia", "fern"]) expect(of(id).length, id).toBeGreaterThan(2);
    for (const { x } of of("hosta")) expect(x).toBeLessThan(-1.4);
    for (const { x } of of("salvia")) expect(Math.abs(x)).toBeLessThan(2.7);
    for (const { x } of of("fern")) expect(x).toBeGreaterThan(1.4);
  });

  it("keep their number at the ends", () => {
    const of = planted({ boxwood: "ends", rose: "middle" }, 2, { boxwood: 2 });
    const across = of("boxwood").map(({ x }) => x);
    expect(across).toHaveLength(2);
    expect(Math.min(...across)).toBeLessThan(-2);
    expect(Math.max(...across)).toBeGreaterThan(2);
  });
});
