import { describe, expect, it } from "vitest";
import { planterMaterial, planterSize } from "#core/elements/planter-looks.ts";
import { planter } from "./planter.ts";

function built(form: "tall" | "built") {
  const look = { form, species: [] };
  return planter(5, { form, material: planterMaterial(look), ...planterSize(look) });
}

describe("a planter", () => {
  it("is a square column where it is tall", () => {
    const { heightM, radiusM } = built("tall");
    expect(heightM).toBeCloseTo(0.76, 2);
    expect(radiusM).toBeLessThan(0.3);
  });

  it("is laid of many stones where it is built in, 6 ft long", () => {
    const mesh = built("built");
    expect(mesh.heightM).toBeCloseTo(0.46, 2);
    let longM = 0;
    for (let i = 0; i < mesh.count * 9; i += 3) longM = Math.max(longM, Math.abs(mesh.positions[i]!));
    expect(longM).toBeCloseTo(0.95, 1);
    // A box of four boards has fewer than 300 faces.
    expect(mesh.count).toBeGreaterThan(2000);
  });
});
