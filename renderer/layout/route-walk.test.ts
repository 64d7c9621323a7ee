import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { routeWalk } from "./route-walk.ts";
import type { Site } from "./site.ts";

const HALF_M = 0.6;

/** A yard with a drive along the right side of the picture, and a door at the left of the house behind. */
function yard(): Site {
  const site = bareSite();
  const { widthPx: width, heightPx: height } = site.camera;
  const clip = site.clip.slice();
  const drive = new Float32Array(clip.length);
  for (let row = 0; row < height; row++)
    for (let column = Math.round(width * 0.75); column < width; column++) {
      const i = row * width + column;
      drive[i] = clip[i]!;
      clip[i] = 0;
    }
  return { ...site, clip, drive, grid: new GroundGrid(site.camera, clip), doors: [{ x: -2.5, z: 11.5 }] };
}

describe("a way from one thing to another", () => {
  it("leads from the drive to the door, and back the same way", () => {
    const site = yard();
    const line = routeWalk(site, HALF_M, ["drive", "door"])!;
    expect(line.at(-1)).toEqual(site.doors[0]);
    const { x, z } = line[0]!;
    const { camera } = site;
    const i = Math.floor(camera.photoY(0, z)) * camera.widthPx + Math.floor(camera.photoX(x, z));
    expect(site.drive[i]).toBe(1);
    expect(routeWalk(site, HALF_M, ["door", "drive"])![0]).toEqual(site.doors[0]);
  });

  it("goes around what is placed", () => {
    const site = yard();
    const pond = { x: 0.5, z: 9.5, radiusM: 1.2 };
    const line = routeWalk(
      { ...site, taken: [(x, z) => Math.hypot(x - pond.x, z - pond.z) - pond.radiusM] },
      HALF_M,
      ["drive", "door"],
    )!;
    for (const p of line) expect(Math.hypot(p.x - pond.x, p.z - pond.z)).toBeGreaterThan(pond.radiusM);
  });

  it("begins at the lower edge of the photo where the street is not seen", () => {
    const site = yard();
    const line = routeWalk(site, HALF_M, ["street", "door"])!;
    expect(site.camera.photoY(0, line[0]!.z)).toBeGreaterThan(0.95 * site.camera.heightPx);
  });

  it("is none where one of both is not seen", () => {
    const site = yard();
    expect(routeWalk({ ...site, drive: site.street }, HALF_M, ["drive", "door"])).toBeNull();
    expect(routeWalk({ ...site, doors: [] }, HALF_M, ["drive", "door"])).toBeNull();
  });
});
