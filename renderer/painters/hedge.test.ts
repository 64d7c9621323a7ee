import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** The bare yard, which runs on below the photo, with a house behind all of it. */
function beforeHouse(filled = false) {
  const site = bareSite({}, filled);
  const { widthPx } = site.camera;
  site.house.fill(1, 0, site.grid.topRow[0]! * widthPx);
  return site;
}

describe("a hedge at the front of a yard whose front edge the photo does not show", () => {
  it("stands along the house, below its windows, and says so", () => {
    const site = beforeHouse();
    const outcome = paintElement(site, { kind: "hedge", species: "boxwood", place: "front" });
    expect(outcome).toMatchObject({ placed: true, sentence: expect.stringContaining("along the house") });
    const [{ outline, heightM }] = site.pieces as [(typeof site.pieces)[number]];
    expect(Math.min(...outline.flat().map(({ z }) => z))).toBeGreaterThan(9);
    expect(heightM).toBe(0.6);
  });

  it("has no room where no house stands behind the yard", () => {
    expect(paintElement(bareSite(), { kind: "hedge", species: "boxwood", place: "front" }).placed).toBe(
      false,
    );
  });
});
