import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { hideStanding } from "./hide-standing.ts";

const [WIDTH, HEIGHT] = [320, 240];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const at = (x: number, y: number) => y * WIDTH + x;

/** A hedge from this row down to its foot in row 169, circled down to this row, and how high stands what comes. */
function standing(top: number, circledTo: number, heightM = 1) {
  const box = (from: number, to: number) =>
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= 50 && x < 250 && y >= from && y < to ? 1 : 0;
    });
  const mask = box(top, 170);
  const ground = Float32Array.from(mask, (own, i) => (!own && i >= at(0, 120) ? 1 : 0));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground, lawn: ground });
  const inside = Float32Array.from(box(top - 5, circledTo));
  return hideStanding(
    { photo: seen.picture, seen, cleared: null },
    [{ masks: [mask], inside, heightM }],
    camera,
  );
}

it("lets new plants stand where old ones stand that they hide, down to the foot of these", () => {
  const { seen, hides } = standing(140, 160);
  expect([seen.soft[at(150, 168)], seen.left![at(150, 168)], seen.feet![at(150, 168)]]).toEqual([1, 0, 1]);
  expect(hides[0]![150]).toBe(140);
});

it("keeps higher ones whole, with the new ones before them as large as they grow", () => {
  const { seen, hides } = standing(20, 172);
  expect([seen.soft[at(150, 168)], seen.left![at(150, 168)], seen.feet![at(150, 168)]]).toEqual([0, 1, 0]);
  expect([seen.feet![at(150, 176)], seen.left![at(150, 176)]]).toEqual([1, 0]);
  expect(hides[0]![150]).toBe(Number.POSITIVE_INFINITY);
});

it("keeps whole what fills a quarter of the picture, however high the new ones before it grow", () => {
  const { seen } = standing(60, 172, 4);
  expect([seen.soft[at(150, 168)], seen.left![at(150, 168)], seen.feet![at(150, 176)]]).toEqual([0, 1, 1]);
});

it("keeps soil behind a wall off the wall and off the tree that grows there, with round ends that crowns hang over", () => {
  const box = (left: number, top: number, right: number, bottom: number) =>
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
    });
  // A tree to the left, shrubs from row 150 on, and a wall below them whose right end was seen as plants.
  const masks = [box(60, 10, 90, 170), box(90, 150, 260, 170), box(200, 170, 210, 188)];
  const mask = masks[0]!.map((own, i) => own | masks[1]![i]! | masks[2]![i]!);
  const hard = Float32Array.from(box(0, 190, WIDTH, HEIGHT));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: hard, hard });
  const inside = Float32Array.from(box(70, 160, 240, 195));
  const shown = hideStanding(
    { photo: seen.picture, seen, cleared: null },
    [{ masks: [mask], inside, heightM: 1 }],
    camera,
  ).seen;
  const isSoil = (x: number, y: number) => shown.soft[at(x, y)] === 1;
  expect([isSoil(150, 165), isSoil(205, 165), isSoil(205, 180)]).toEqual([true, true, false]);
  expect([isSoil(80, 165), isSoil(80, 80)]).toEqual([true, false]);
  expect([isSoil(238, 158), isSoil(220, 158)]).toEqual([false, true]);
  expect([shown.completed?.[at(245, 165)], shown.completed?.[at(100, 20)]]).toEqual([1, 0]);
});
