import { expect, it } from "vitest";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { withDoubtedLawn } from "./doubted-lawn.ts";

const [WIDTH, HEIGHT] = [200, 120];
const [STRAW, MULCH, CONCRETE] = [
  [200, 180, 140],
  [60, 54, 42],
  [225, 225, 222],
] as const;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

/** Whether a patch in a lawn of straw that was seen as nothing is lawn, by its color and the network's shares there. */
function isLawn(
  color: readonly number[],
  shares: Partial<Record<SeenClass, number>>,
  patch = box(60, 80, 90, 100),
): boolean {
  const lawn = box(0, 60, WIDTH, HEIGHT).map((cover, i) => cover - patch[i]!);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: lawn, soft: lawn, lawn });
  for (let i = 0; i < lawn.length; i++) {
    const grain = ((i * 7) % 11) - 5;
    seen.picture.data.set(
      (patch[i] ? color : STRAW).map((level) => level + grain),
      i * 3,
    );
  }
  const planes = seen.shares.planes.map((plane, c) =>
    plane.map((known, i) => (patch[i] ? (shares[SEEN_CLASSES[c]!] ?? 0) : known)),
  );
  const { lawn: all } = withDoubtedLawn({ ...seen, shares: { ...seen.shares, planes } });
  const inside = patch.indexOf(1) + 5 * WIDTH + 2;
  return all[inside] === 1;
}

const DOUBTED = { lawn: 0.2, soft: 0.3, walk: 0.2, plants: 0.15, other: 0.15 } as const;

it("takes for lawn what has its color where the network cannot tell lawn, bed and walk apart", () => {
  expect(isLawn(STRAW, DOUBTED)).toBe(true);
  expect(isLawn(CONCRETE, DOUBTED)).toBe(false);
});

it("leaves dark mulch, which has the color of lawn in a shadow", () => {
  expect(isLawn(MULCH, DOUBTED)).toBe(false);
});

it("leaves what the network sees as leaves or paving", () => {
  expect(isLawn(STRAW, { lawn: 0.1, soft: 0.2, plants: 0.5, other: 0.2 })).toBe(false);
  expect(isLawn(STRAW, { lawn: 0.1, soft: 0.2, walk: 0.6, other: 0.1 })).toBe(false);
});

it("leaves what lies at the upper edge of the ground: the foot of a wall or of a dry shrub", () => {
  expect(isLawn(STRAW, DOUBTED, box(60, 60, 90, 80))).toBe(false);
});
