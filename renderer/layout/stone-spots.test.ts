import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { stoneSpots } from "./stone-spots.ts";

it("lays the largest stone of a bed behind its near edge, and the others at that", () => {
  const bed: PlanElement = { kind: "bed", style: "classic", mulch: "gravel", species: [], edging: false };
  const site = bareSite({ elements: [bed, { kind: "boulders" }] }, true);
  const [largest, ...others] = stoneSpots(site);
  const frontM = site.camera.groundZ(site.camera.heightPx);
  // Of a stone that lies to the side the line of sight is longer than the way away.
  expect(largest!.z - frontM).toBeGreaterThan(0.9);
  expect(others.length).toBe(4);
  for (const { z, radiusM } of others) {
    expect(z - frontM).toBeLessThan(1.1);
    expect(radiusM).toBeLessThan(largest!.radiusM);
  }
});
