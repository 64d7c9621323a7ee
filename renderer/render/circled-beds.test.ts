import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { coversBeds } from "./region.ts";
import { circledBeds } from "./stroke-ground.ts";

const [WIDTH, HEIGHT] = [200, 150];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const boxes = (...all: readonly Box[]) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return all.some(([l, t, r, b]) => x >= l && x < r && y >= t && y < b) ? 1 : 0;
  });

/** A lawn under a house with a mulched bed in it, in which two shrubs stand. */
function yard() {
  const [house, standing] = [boxes([0, 0, WIDTH, 60]), boxes([70, 80, 82, 100], [100, 82, 114, 102])];
  const mulch = boxes([60, 90, 140, 115]);
  const ground = house.map((cover, i) => (cover || standing[i] ? 0 : 1));
  const lawn = ground.map((cover, i) => (mulch[i] ? 0 : cover));
  return seenByHand({ width: WIDTH, height: HEIGHT }, { house, ground, soft: ground, lawn, standing });
}

it("stones in place of mulch are meant for the whole bed that most of a stroke lies on", () => {
  const whole = circledBeds(boxes([60, 98, 140, 115]), yard());
  expect(whole?.[94 * WIDTH + 90]).toBe(1);
  // A corner of the bed is no bed.
  expect(circledBeds(boxes([60, 108, 80, 115]), yard())).toBeNull();
});

it.each([
  ["river rock instead of the mulch", true],
  ["crushed shell instead of the black mulch", true],
  ["hostas instead of the mulch", false],
  ["river rock bed with hostas", false],
])("takes %s for stones in place of mulch: %s", (text, is) => {
  expect(coversBeds(parsePlan(text))).toBe(is);
});
