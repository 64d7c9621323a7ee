import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { findOldFence } from "#renderer/clear/find-old-fence.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { wishedFences } from "./wished-fences.ts";

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
