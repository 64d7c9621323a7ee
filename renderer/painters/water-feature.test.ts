import { describe, expect, it } from "vitest";
import type { PlanElement, WaterForm } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

function laid(form: WaterForm) {
  const element: PlanElement = { kind: "water-feature", form };
  const site = bareSite({ elements: [element] });
  expect(paintElement(site, element).placed).toBe(true);
  return site;
}

function heightOf(form: WaterForm): number {
  const { mesh, scale = 1, heightScale = scale } = laid(form).instances[0]!;
  return mesh.heightM * heightScale;
}

describe("a water feature", () => {
  it.each([
    ["fountain", 1.56],
    ["fountain-three", 2.1],
    ["urn", 0.9],
    ["birdbath", 0.71],
  ] as const)("is as high as it is bought: %s", (form, heightM) => {
    expect(heightOf(form)).toBeCloseTo(heightM, 1);
  });

  it("has river rock round it, but a bird bath stands on the ground as it is", () => {
    expect(laid("urn").surfaces).toHaveLength(1);
    expect(laid("bubbler").surfaces).toHaveLength(1);
    expect(laid("birdbath").surfaces).toHaveLength(0);
  });

  it("has water on the top of a bubbling rock", () => {
    const [rock, water] = laid("bubbler").instances;
    expect(water!.baseM).toBeGreaterThan(0.9 * rock!.mesh.heightM * rock!.heightScale!);
    expect([water!.x, water!.z]).toEqual([rock!.x, rock!.z]);
  });
});
