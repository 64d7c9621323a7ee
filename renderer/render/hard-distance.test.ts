import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { doorway } from "./hard-distance.ts";
import type { Region } from "./region.ts";
import { viewOf } from "./view.ts";

const [width, height] = [640, 480];
const camera = makeCamera(width, height);
const foot = Math.round(camera.photoY(0, 10));
const house = new Float32Array(width * height).fill(1, 0, foot * width);
const ground = house.map((cover) => 1 - cover);
const seen = {
  ...seenByHand({ width, height }, { house, ground, soft: ground }),
  doors: [{ left: 400, right: 440, foot }],
};

/** Meters to the way that a bed from one column to another leaves open at the foot of the wall; null without one. */
function wayIn(left: number, right: number): number | null {
  const clip = ground.map((cover, i) =>
    i % width >= left && i % width < right && i < (foot + 30) * width ? cover : 0,
  );
  const plan = { elements: [], removals: [], keeps: [], notes: [], announced: [] };
  const region: Region = {
    ...{ areaId: "1", part: "highlight", clip, plan, planIndex: 0, filled: true, isBedSized: true },
    shape: { ground: clip, drawn: null, trusted: null, before: null },
    hard: new Float32Array(width * height),
  };
  const way = doorway(viewOf(seen, camera), region);
  return way?.(camera.groundX(410, foot + 5), camera.groundZ(foot + 5)) ?? null;
}

it("leaves the way to a door open in a bed before it", () => {
  expect(wayIn(300, 500)).toBeLessThan(0);
});

it("leaves none open in a bed that ends beside the door", () => {
  expect(wayIn(200, 415)).toBeNull();
});
