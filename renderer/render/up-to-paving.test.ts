import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { upToPaving } from "./up-to-paving.ts";

const [WIDTH, HEIGHT] = [320, 60];
const at = (x: number, y: number) => y * WIDTH + x;
const between = (left: number, right: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH >= left && i % WIDTH < right ? 1 : 0));
const [GRASS, STONE, DRY] = [
  [95, 120, 70],
  [170, 170, 170],
  [120, 120, 80],
] as const;

/** A lawn up to column 150 and paving from 156 on, with a strip of a color between them that was seen as neither. */
function stripOf(color: readonly number[], [from, to] = [156, WIDTH]) {
  const [lawn, hard] = [between(0, 150), between(from, to)];
  const ground = between(0, WIDTH);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: lawn, lawn, hard, walk: hard });
  // In the order of `SEEN_CLASSES`: soft 4. It is some ground to the network.
  for (let i = 0; i < lawn.length; i++) if (!lawn[i] && !hard[i]) seen.shares.planes[4]![i] = 1;
  for (let i = 0; i < lawn.length; i++)
    seen.picture.data.set(lawn[i] ? GRASS : hard[i] ? STONE : color, i * 3);
  return upToPaving(seen)(lawn);
}

it("lays a new lawn on the dry strip along paving, and not on a curb", () => {
  const dry = stripOf(DRY);
  expect([dry[at(152, 30)], dry[at(154, 30)], dry[at(160, 30)]]).toEqual([1, 1, 0]);
  const curb = stripOf([140, 140, 140]);
  expect([curb[at(152, 30)], curb[at(148, 30)]]).toEqual([0, 1]);
});

it("lays none beyond the paving, where the lawn does not reach", () => {
  const beyond = stripOf(DRY, [150, 156]);
  expect(beyond[at(158, 30)]).toBe(0);
});
