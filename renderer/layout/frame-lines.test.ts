import { expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { frameLines, linesAtFrame } from "./frame-lines.ts";
import { inFrame } from "./site.ts";

const wish = { heightM: 0.9, insetM: 0.1, leastM: 2, clear: () => true };

it("leads along the left edge of the picture into its depth, where the yard goes on beyond it", () => {
  const site = bareSite();
  const [line] = frameLines(site, "left", wish);
  const across = line!.map(({ x, z }) => inFrame(site, x, z).across);
  expect(Math.max(...across)).toBeLessThan(0.05);
  expect(Math.min(...across)).toBeGreaterThan(0);
  expect(line!.at(-1)!.z - line![0]!.z).toBeGreaterThan(5);
});

it("leads across the front of the picture, so far back that what stands there leaves the yard to be seen", () => {
  const site = bareSite();
  const [line] = frameLines(site, "front", wish);
  const { down } = inFrame(site, 0, line![0]!.z);
  expect(line!.every(({ z }) => z === line![0]!.z)).toBe(true);
  expect(inFrame(site, line!.at(-1)!.x, line![0]!.z).across).toBeGreaterThan(0.95);
  expect(down).toBeLessThan(0.95);
  const { camera } = site;
  expect((wish.heightM * camera.focalPx) / line![0]!.z).toBeLessThan(0.2 * camera.heightPx);
});

it("leaves out what is taken, and pieces that are too short", () => {
  const lines = frameLines(bareSite(), "front", { ...wish, clear: ({ x }) => x < 0 || (x > 1 && x < 2) });
  expect(lines).toHaveLength(1);
  expect(Math.max(...lines[0]!.map(({ x }) => x))).toBeLessThan(0);
});

it("is none at the front where the photo shows the front edge of the yard", () => {
  const bare = bareSite();
  const { widthPx, heightPx } = bare.camera;
  const clip = bare.clip.slice().fill(0, widthPx * (heightPx - 30));
  const site = { ...bare, clip, grid: new GroundGrid(bare.camera, clip) };
  expect(frameLines(site, "front", wish)).toEqual([]);
});

it("closes the border to the neighbor at the side where the line is longest", () => {
  const site = bareSite();
  const half = { ...wish, clear: ({ x, z }: { x: number; z: number }) => x > 0 || z > 12 };
  expect(linesAtFrame(site, "border", half)?.side).toBe("right");
  expect(linesAtFrame(site, "back", wish)).toBeNull();
});
