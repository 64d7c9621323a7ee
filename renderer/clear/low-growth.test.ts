import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundOfLow } from "./low-growth.ts";

const WIDTH = 160;
const HEIGHT = 120;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 30 });
const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

/** Growth before a wall that is seen down to row 50; plants hide its foot on both sides, or it is seen there in row 65. */
function yard(isFootSeen: boolean) {
  const isGrowth = (x: number, y: number) => x >= 50 && x < 110 && y >= 50 && y < 100;
  const foot = isFootSeen ? 65 : 50;
  const house = plane((x, y) => y < foot && !isGrowth(x, y));
  const ground = plane((x, y) => y >= (isFootSeen ? foot : 100) && !isGrowth(x, y));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house, ground, soft: ground });
  const planes = SEEN_CLASSES.map(() => new Float32Array(WIDTH * HEIGHT));
  const mask = Uint8Array.from(plane(isGrowth));
  return { mask, seen: { ...seen, horizonY: 30, shares: { width: WIDTH, height: HEIGHT, planes } } };
}

it("knows ground behind low growth up to near its upper side", () => {
  const { mask, seen } = yard(false);
  const low = groundOfLow([mask], seen, camera);
  const at = (y: number) => low[y * WIDTH + 80];
  expect([at(51), at(65), at(95), at(105)]).toEqual([0, 1, 1, 0]);
});

it("tells nothing where the foot of a wall is seen beside it", () => {
  const { mask, seen } = yard(true);
  expect(groundOfLow([mask], seen, camera).includes(1)).toBe(false);
});
