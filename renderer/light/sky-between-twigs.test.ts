import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { skyBetweenTwigs } from "./sky-between-twigs.ts";

const SMALL = { width: 60, height: 30 };
const LARGE = { width: 240, height: 120 };
type Color = readonly [number, number, number];
const SKY: Color = [215, 225, 235];
const TWIG: Color = [70, 66, 60];

/** A sky on the left, and on the right a tree of `color` before it, or of a wall where `isHouse`. */
function seenWith(color: (x: number) => Color, isHouse = false) {
  const seen = seenByHand(SMALL, {});
  for (let i = 0; i < SMALL.width * SMALL.height; i++) {
    const isTree = i % SMALL.width >= 30;
    seen.sky[i] = isTree ? 0 : 1;
    if (isHouse) seen.house[i] = isTree ? 1 : 0;
    else seen.plants[i] = isTree ? 1 : 0;
    seen.standing[i] = seen.plants[i]!;
    seen.picture.data.set(SKY, i * 3);
  }
  const photo = { ...LARGE, data: new Uint8Array(LARGE.width * LARGE.height * 3) };
  for (let i = 0; i < LARGE.width * LARGE.height; i++)
    photo.data.set(i % LARGE.width < 120 ? SKY : color(i % LARGE.width), i * 3);
  const sky = Uint8Array.from({ length: LARGE.width * LARGE.height }, (_, i) =>
    i % LARGE.width < 120 ? 255 : 0,
  );
  const open = skyBetweenTwigs(sky, seen, photo);
  return (x: number) => open[60 * LARGE.width + x]!;
}

it("finds the sky between twigs that are finer than the masks, up to their edges", () => {
  const at = seenWith((x) => (x % 4 === 0 ? TWIG : SKY));
  expect(at(60)).toBe(255);
  expect(at(122)).toBeGreaterThan(230);
  expect(at(124)).toBe(0);
});

it("takes leaves in the sun for leaves, and a cloud as light as the sky for sky whatever its color", () => {
  expect(seenWith(() => [190, 210, 90])(123)).toBeLessThan(60);
  expect(seenWith(() => [255, 240, 190])(123)).toBeGreaterThan(200);
});

it("leaves a white wall before the sky as it is", () => {
  expect(seenWith(() => SKY, true)(124)).toBe(0);
});
