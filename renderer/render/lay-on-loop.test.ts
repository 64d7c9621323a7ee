import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { layOnLoop } from "./lay-on-loop.ts";

/** A yard with a loop (shares of its photo) in which nothing was seen as ground; `house`: it was seen as the house. */
function loop(element: PlanElement, corners: readonly (readonly [number, number])[], isHouse = false) {
  const bare = bareSite({ elements: [element] }, true);
  const { widthPx: width, heightPx: height } = bare.camera;
  const path = corners.map(([x, y]) => ({ x: x * width, y: y * height }));
  const circled = fillPolygon(width, height, path).map((cover) => (cover > 0.5 ? 1 : 0));
  const clip = new Float32Array(circled.length);
  const site = { ...bare, areaId: "1", circled, clip, grid: new GroundGrid(bare.camera, clip) };
  const seen = seenByHand({ width, height }, isHouse ? { house: circled } : {});
  const lay = () => ({ outcome: paintElement(site, element) });
  expect(lay().outcome.placed).toBe(false);
  const laid = layOnLoop({ seen, camera: bare.camera }, site, element, lay);
  expect(site.clip).toBe(clip);
  return { laid, site };
}

/** A ring of stones right before the camera, and an old thing that was drawn round. */
const RING = [
  [0.2, 0.8],
  [0.4, 0.8],
  [0.42, 0.95],
  [0.18, 0.95],
] as const;
const UPRIGHT = [
  [0.45, 0.35],
  [0.55, 0.35],
  [0.55, 0.7],
  [0.45, 0.7],
] as const;

it.each([
  ["tree", { kind: "tree", species: "crape myrtle" }, RING],
  ["boulders", { kind: "boulders", size: { count: 1 } }, RING],
  ["bench", { kind: "furniture", set: "bench" }, RING],
  [
    "one plant of a hedge",
    { kind: "hedge", species: "arborvitae", size: { count: 1, heightM: 1.8 } },
    UPRIGHT,
  ],
] as const)("%s that found no room stands at the foot of its loop", (_, element, corners) => {
  const { laid, site } = loop(element, corners);
  expect(laid?.outcome.placed).toBe(true);
  const { x, z } = site.instances[0]!;
  const [across, down] = [
    site.camera.photoX(x, z) / site.camera.widthPx,
    site.camera.photoY(0, z) / site.camera.heightPx,
  ];
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  expect(across).toBeGreaterThan(Math.min(...us));
  expect(across).toBeLessThan(Math.max(...us));
  expect(down).toBeGreaterThan((Math.min(...vs) + Math.max(...vs)) / 2);
  expect(down).toBeLessThan(Math.max(...vs));
});

it("nothing stands in a loop that lies on the house", () => {
  expect(loop({ kind: "tree", species: "crape myrtle" }, RING, true).laid).toBeNull();
});
