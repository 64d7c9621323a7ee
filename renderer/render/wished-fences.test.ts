import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { findOldFence } from "#renderer/clear/find-old-fence.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { replacesRun, wishedFences } from "./wished-fences.ts";

const [width, height] = [320, 240];
const size = width * height;
const camera = makeCamera(width, height, { horizonY: 90 });
const [TOP, FOOT] = [120, 170];

const rows = (from: number, to: number) =>
  Float32Array.from({ length: size }, (_, i) => (i >= from * width && i < to * width ? 1 : 0));

it("a fence that is seen from end to end is taken as it is seen, however much room was circled above it", () => {
  const ground = rows(FOOT, height);
  const seen = seenByHand({ width, height }, { ground, soft: ground.slice(), standing: rows(TOP, FOOT) });
  const inside = rows(TOP - 22, FOOT + 6);
  const plan = parsePlan("replace the picket fence with a horizontal cedar fence");
  const { oldFences } = wishedFences([{ plan }], [inside], seen, camera);
  expect(oldFences[0]).toEqual(findOldFence(seen, camera, inside));
});

it("a circle round a fence that leads away is no screen before it", () => {
  const isFence = (x: number, y: number) => y >= 110 + 0.05 * x && y < 200 - 0.2 * x;
  const plane = (of: (x: number, y: number) => number) =>
    Float32Array.from({ length: size }, (_, i) => of(i % width, Math.floor(i / width)));
  const standing = plane((x, y) => Number(isFence(x, y)));
  const ground = plane((x, y) => Number(y >= 200 - 0.2 * x));
  const byHand = seenByHand({ width, height }, { ground, soft: ground.slice(), standing });
  const fence = SEEN_CLASSES.indexOf("fence");
  const planes = byHand.shares.planes.map((_, c) => (c === fence ? standing : new Float32Array(size)));
  const seen = { ...byHand, shares: { width, height, planes } };
  const inside = plane((x, y) => Number(x > 20 && x < 300 && y >= 100 && y < 206 - 0.2 * x));
  for (const wish of ["6 ft white vinyl privacy fence", "tear this old fence out, 6 ft white vinyl fence"]) {
    const { drawnLines, oldFences } = wishedFences([{ plan: parsePlan(wish) }], [inside], seen, camera);
    expect(drawnLines[0]).toBeNull();
    const [near, far] = oldFences[0]!.runs[0]!;
    expect(far.z).toBeGreaterThan(1.5 * near.z);
  }
});

it("a new fence that runs along the one that goes takes its place", () => {
  const plan = parsePlan("Replace the old grey fence all the way around with a new 6' cedar fence");
  expect(plan.elements[0]!.place).toBe("along-fence");
  expect(replacesRun(plan)).toBe(true);
});
