import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { roomAtFoot } from "./room-at-foot.ts";
import { circle } from "./shapes.ts";

const bench = { wideM: 1.5, deepM: 0.6, leastWideM: 1.2, offM: 0.05 };
const foot = [
  { x: -2, z: 8 },
  { x: 2, z: 8 },
] as const;

it("stands with its back to the middle of the foot that words name", () => {
  const room = roomAtFoot({ ...bareSite(), foot }, bench)!;
  expect(room).toMatchObject({ x: expect.closeTo(0), z: expect.closeTo(7.65), turn: expect.closeTo(0) });
});

it("stands beside what is there already", () => {
  const site = { ...bareSite(), foot, taken: [circle(0, 7.6, 0.4)] };
  expect(Math.abs(roomAtFoot(site, bench)!.x)).toBeGreaterThan(1);
});

it("has no room at a foot that is too short, or where none is named", () => {
  expect(roomAtFoot({ ...bareSite(), foot: [foot[0], { x: -1, z: 8 }] }, bench)).toBeNull();
  expect(roomAtFoot(bareSite(), bench)).toBeNull();
});
