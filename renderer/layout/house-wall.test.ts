import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { fitAgainstHouse, houseWall } from "./house-wall.ts";

const wish = { wideM: 5, deepM: 3, marginM: 0.05, leastWideM: 1.8, leastDeepM: 1.2, gapM: 0.05 };

/** The bare yard with a house behind all of its far edge, 12 m away. */
function siteWithHouse() {
  const site = bareSite();
  site.house.fill(1, 0, site.mirrorRow * site.camera.widthPx);
  return site;
}

describe("the wall of the house", () => {
  it("is where the region ends at the house, and nowhere without one", () => {
    expect(houseWall(bareSite())).toBeNull();
    const wall = houseWall(siteWithHouse())!;
    expect(wall(0, 12)).toBeLessThan(0.3);
    expect(wall(0, 8)).toBeCloseTo(4, 0);
  });

  it("has a deck against it, as large as asked for", () => {
    const room = fitAgainstHouse(siteWithHouse(), wish)!;
    expect(room.wideM * room.deepM).toBeGreaterThan(14);
    expect(Math.abs(room.z + room.deepM / 2 - 12)).toBeLessThan(0.4);
  });

  it("has none where there is no house", () => {
    expect(fitAgainstHouse(bareSite(), wish)).toBeNull();
  });
});
