import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";

/** Where the yard ends on its left half at a house and on its right half at a fence. Meters. */
const FAR_M = 10;

function betweenHouseAndFence() {
  const site = bareSite();
  const { camera } = site;
  const { widthPx } = camera;
  const foot = Math.round(camera.photoY(0, FAR_M));
  const clip = site.clip.map((_, i) => (Math.floor(i / widthPx) >= foot ? 1 : 0));
  const isIn = (i: number, heightM: number) => {
    const row = Math.floor(i / widthPx);
    return row < foot && row >= camera.photoY(heightM, FAR_M);
  };
  const house = clip.map((_, i) => (isIn(i, 4) && i % widthPx < widthPx * 0.35 ? 1 : 0));
  const fences = clip.map((_, i) => (isIn(i, 1.8) && i % widthPx >= widthPx * 0.35 ? 1 : 0));
  return { ...site, clip, house, fences, grid: new GroundGrid(camera, clip) };
}

describe("a bed along the fence", () => {
  it("lies before the fence and not before the house", () => {
    const bed = bedField(betweenHouseAndFence(), "along-fence", 1.2)!;
    for (const x of [0, 2, 4]) {
      expect(bed(x, FAR_M - 0.4), `at the fence, ${x} m`).toBeLessThan(0);
      expect(bed(x, FAR_M - 1.8), `before the bed, ${x} m`).toBeGreaterThan(0);
    }
    expect(bed(-4, FAR_M - 0.4), "at the house").toBeGreaterThan(0);
  });
});
