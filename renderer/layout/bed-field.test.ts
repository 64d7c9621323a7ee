import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";

/** The bare yard with a house behind its left half. */
function besideHouse() {
  const site = bareSite();
  const { widthPx } = site.camera;
  const house = site.house.map((_, i) =>
    i < site.grid.topRow[0]! * widthPx && i % widthPx < widthPx / 2 ? 1 : 0,
  );
  return { ...site, house };
}

describe("a bed along the house", () => {
  const site = besideHouse();
  const along = bedField(site, "along-house")!;

  it("lies before it to the frame", () => {
    for (const x of [-4, -2.5, -1.5]) expect(along(x, 11.7), `${x} m`).toBeLessThan(0);
  });

  it("ends in a curve where it does, though the yard goes on", () => {
    for (const x of [0.3, 1.5, 4]) expect(along(x, 11.7), `${x} m`).toBeGreaterThan(0);
    expect(bedField(site, undefined)!(1.5, 11.7)).toBeLessThan(0);
    expect(along(-0.6, 11.7) - along(-0.6, 11)).toBeLessThan(0);
    expect(along(-0.6, 11.2)).toBeGreaterThan(along(-2.5, 11.2));
  });
});
