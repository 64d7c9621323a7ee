import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundGrownOver, withinFlat } from "./grown-over.ts";

const [WIDTH, HEIGHT] = [120, 90];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 20 });
const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
/** Dead leaves that are seen as plants, and go on above the circle. */
const leaves = plane((x, y) => x >= 20 && x < 100 && y >= 30 && y < 70);
const inside = plane((x, y) => x >= 25 && x < 95 && y >= 40 && y < 70);
const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { plants: leaves });
const things = { asked: true, masks: [Uint8Array.from(leaves)], stays: [] };
const at = (mask: ArrayLike<number>, y: number) => mask[y * WIDTH + 60];

it("is ground all over a circle that dead leaves cover, and no farther", () => {
  const plan = parsePlan("clean out the dead leaves and the loose rocks and plant hostas, dark mulch");
  const going = withinFlat(plan, things, inside, seen);
  expect([at(going.masks[0]!, 35), at(going.masks[0]!, 45)]).toEqual([0, 1]);
  const ground = groundGrownOver([{ plan, inside, shrubs: [], things: going }], seen, camera)!;
  expect([35, 41, 69, 75].map((y) => at(ground, y))).toEqual([0, 1, 1, 0]);
});

it("is ground before the back of what stands in a circle that it fills", () => {
  const plan = parsePlan("get rid of that spool table, put in a mulched bed with hostas");
  expect(withinFlat(plan, things, inside, seen)).toBe(things);
  const ground = groundGrownOver([{ plan, inside, shrubs: [], things }], seen, camera)!;
  expect([31, 65].map((y) => at(ground, y))).toEqual([0, 1]);
});

it("is not told where nothing comes that fills the circle, and of a thing that fills a small part of it", () => {
  const pad = parsePlan("get rid of that spool table, round fire pit here");
  expect(groundGrownOver([{ plan: pad, inside, shrubs: [], things }], seen, camera)).toBeNull();
  const small = {
    ...things,
    masks: [Uint8Array.from(plane((x, y) => x < 40 && leaves[y * WIDTH + x] === 1))],
  };
  const plan = parsePlan("get rid of that spool table, put in a mulched bed with hostas");
  expect(groundGrownOver([{ plan, inside, shrubs: [], things: small }], seen, camera)).toBeNull();
});
