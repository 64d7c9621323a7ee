import { expect, it } from "vitest";
import type { GroundPoint } from "#core/geometry/point.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { leavesInView } from "./leaves-in-view.ts";

it("rates a place for a tree lowest before a door, and before the house lower than beside it", () => {
  const yard = bareSite();
  const { camera } = yard;
  const { widthPx, heightPx } = camera;
  // A house in the left half of the picture, with a door in the middle of that.
  const house = Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
    i % widthPx < widthPx / 2 && i < (widthPx * heightPx) / 2 ? 1 : 0,
  );
  const at = (share: number, z: number) =>
    ({ x: ((share * widthPx - camera.centerX) * z) / camera.focalPx, z }) as GroundPoint;
  const door = { kind: "door" as const, left: at(0.23, 11), right: at(0.27, 11) };
  const site = { ...yard, house, ways: () => [door] };
  const score = leavesInView(site, () => 0.5);
  const inBed = leavesInView({ ...site, areaId: "1", isBedSized: true }, () => 0.5);
  const inYard = leavesInView({ ...site, areaId: "1" }, () => 0.5);
  const of = (share: number) => {
    const { x, z } = at(share, 8);
    return score(x, z);
  };
  expect(of(0.8)).toBe(1);
  expect(of(0.1)).toBeLessThan(of(0.8));
  expect(of(0.25)).toBeLessThan(of(0.1));
  // Whoever circles a small place means it; in a larger one there is room beside the door.
  expect(inBed(at(0.25, 8).x, 8)).toBe(1);
  expect(inYard(at(0.25, 8).x, 8)).toBeLessThan(1);
  expect(inYard(at(0.1, 8).x, 8)).toBe(1);
});
