import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

it("a bed of one row is as deep as its plants need, and they stand one after the other", () => {
  const liriope = (inRow: boolean) => {
    const element: PlanElement = {
      ...{
        kind: "bed",
        style: "classic",
        mulch: "brown",
        species: ["liriope"],
        edging: false,
        place: "left",
      },
      ...(inRow ? { inRow } : {}),
    };
    const site = bareSite({ elements: [element] });
    expect(paintElement(site, element).placed).toBe(true);
    const [bed] = site.surfaces;
    let cells = 0;
    for (let x = -8; x < 8; x += 0.1) for (let z = 2; z < 20; z += 0.1) if (bed!.field(x, z) < 0) cells++;
    return { areaM2: cells * 0.01, plants: site.instances.map(({ x, z }) => ({ x, z })) };
  };
  const [row, filled] = [liriope(true), liriope(false)];
  expect(row.areaM2).toBeLessThan(0.8 * filled.areaM2);
  const stepM = 2 * drawnSize("liriope").radiusM;
  // Each has one neighbor on each side at most.
  for (const one of row.plants) {
    const near = row.plants.filter(({ x, z }) => Math.hypot(x - one.x, z - one.z) < 1.2 * stepM);
    expect(near.length).toBeLessThanOrEqual(3);
  }
  expect(row.plants.length).toBeGreaterThan(4);
});

it("a circle that is wide for one row says that its plants fill it", () => {
  const element: PlanElement = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species: ["hydrangea"], edging: false, inRow: true },
  };
  const filled = bareSite({ elements: [element] }, true);
  const outcome = paintElement({ ...filled, areaId: "1" }, element);
  expect(outcome).toMatchObject({ placed: true, sentence: expect.stringMatching(/more than one row/) });
  expect(paintElement(bareSite({ elements: [element] }), { ...element, place: "left" })).toEqual({
    placed: true,
  });
});
