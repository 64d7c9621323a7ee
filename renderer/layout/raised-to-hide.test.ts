import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { hidesOld, MOST_RAISED, raisedToHide } from "./raised-to-hide.ts";

it("draws shrubs higher that are to hide old ones, within limits, and low plants as ever", () => {
  const site = bareSite();
  const at = { x: 0, z: 6 };
  const topOf = (heightM: number) => {
    const row = site.camera.photoY(heightM, at.z);
    return { ...site, hides: new Float32Array(site.camera.widthPx).fill(row) };
  };
  const shrub = { heightM: 1, radiusM: 0.5 };
  expect(raisedToHide(site, at, shrub).height).toBe(1);
  expect(raisedToHide(topOf(1.2), at, shrub).height).toBeCloseTo(1.2, 1);
  expect(raisedToHide(topOf(4), at, shrub).height).toBe(MOST_RAISED);
  expect(raisedToHide(topOf(4), at, { heightM: 0.3, radiusM: 0.2 }).height).toBe(1);
  expect([hidesOld(topOf(2), at, 1), hidesOld(topOf(0.5), at, 1), hidesOld(site, at, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});
