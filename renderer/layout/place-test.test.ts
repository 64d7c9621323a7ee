import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { placePhrases } from "#core/plan/place-phrases.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { seenAnchor, seenPoint } from "./place-anchor.ts";
import { placeTest } from "./place-test.ts";

const [WIDTH, HEIGHT] = [160, 120];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 45 });
const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
/** A house at the back, paving at its foot on the right, and lawn before both. */
const isHouse = (_: number, y: number) => y > 20 && y < 60;
const isWalk = (x: number, y: number) => y >= 60 && y < 75 && x > 80;
const isLawn = (x: number, y: number) => y >= 60 && !isWalk(x, y);
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  {
    house: plane(isHouse),
    walk: plane(isWalk),
    hard: plane(isWalk),
    lawn: plane(isLawn),
    soft: plane(isLawn),
    ground: plane((x, y) => isWalk(x, y) || isLawn(x, y)),
  },
);

function isAt(words: string, u: number, v: number) {
  const [phrase] = placePhrases(`a pot ${words}`);
  const anchor = seenAnchor({ seen, camera, ways: () => [] }, phrase!.anchor.seen!);
  const test = anchor && placeTest(phrase!, anchor, camera);
  return test?.isMet([camera.toGround({ x: u, y: v })]) ?? null;
}

it.each([
  ["on the patio", [120, 68], [40, 68]],
  ["along the house", [40, 61], [40, 110]],
  ["in front of the house", [40, 66], [40, 118]],
  ["at the left end of the patio", [85, 68], [150, 68]],
  ["along the edge of the lawn", [70, 68], [60, 112]],
  ["left of the patio", [40, 68], [120, 68]],
  ["in the middle of the lawn", [80, 88], [10, 115]],
  ["at the back of the yard", [80, 62], [80, 110]],
] as const)("is met %s by what stands there, and not by what stands elsewhere", (words, there, elsewhere) => {
  expect([there, elsewhere].map(([u, v]) => isAt(words, u, v))).toEqual([true, false]);
});

it("is no place where the photo does not show what it is named by", () => {
  expect(isAt("along the fence", 40, 61)).toBeNull();
});

it("counts what is seen of the ground alone", () => {
  const phrase = placePhrases("a lawn on the patio")[0]!;
  const anchor = seenAnchor({ seen, camera, ways: () => [] }, "patio")!;
  const inside = camera.toGround({ x: 120, y: 68 });
  const beyond = camera.toGround({ x: 400, y: 68 });
  expect(placeTest(phrase, anchor, camera)!.isMet([inside, beyond, beyond])).toBe(true);
  expect(seenPoint(camera, inside).u).toBeCloseTo(120, 5);
});
