import { expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { edgeLines, onSide } from "./edge-lines.ts";

it("draws the sides of a yard and no line round a patch in its middle", () => {
  const bare = bareSite();
  const { camera } = bare;
  const clip = bare.clip.slice();
  const [left, right] = [camera.photoX(-1, 7), camera.photoX(1, 7)];
  const [far, near] = [camera.photoY(0, 8), camera.photoY(0, 6.5)];
  for (let row = Math.round(far); row < near; row++) {
    clip.fill(0, row * camera.widthPx + Math.round(left), row * camera.widthPx + Math.round(right));
  }
  const site = { ...bare, clip, grid: new GroundGrid(camera, clip) };
  const everywhere = edgeLines(site, 0.4, () => true).flat();
  const sides = edgeLines(site, 0.4, onSide(site, "border")).flat();
  const byPatch = ({ x, z }: { x: number; z: number }) => Math.abs(x) < 2 && z > 5.5 && z < 9;
  expect(everywhere.some(byPatch)).toBe(true);
  expect(sides.some(byPatch)).toBe(false);
  expect(sides.some(({ z }) => z > 11)).toBe(true);
});

it("takes no walk before the house for its wall, unless the walk runs along most of it", () => {
  const bare = bareSite();
  const { camera } = bare;
  const top = bare.grid.topRow[0]!;
  const alongHouse = (pavedShare: number) => {
    // Below the house a walk of 4 rows lies before the yard's far edge, from the left side of the picture on.
    const isPaved = (i: number) => {
      const row = Math.floor(i / camera.widthPx);
      return row >= top - 5 && row < top - 1 && i % camera.widthPx < pavedShare * camera.widthPx;
    };
    const house = bare.house.map((_, i) => (i < (top - 5) * camera.widthPx ? 1 : 0));
    const hard = bare.hard.map((_, i) => (isPaved(i) ? 1 : 0));
    const test = onSide({ ...bare, house, hard }, "along-house");
    return [-3, 3].map((x) => test({ x, z: 11.6 }));
  };
  expect(alongHouse(0)).toEqual([true, true]);
  expect(alongHouse(0.5)).toEqual([false, true]);
  expect(alongHouse(0.9)).toEqual([true, true]);
});
