import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { hideStanding } from "./hide-standing.ts";

const [WIDTH, HEIGHT] = [320, 240];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const at = (x: number, y: number) => y * WIDTH + x;

/** A hedge from this row down to its foot in row 169, circled down to this row; what comes stands a meter high. */
function standing(top: number, circledTo: number) {
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
    [{ masks: [mask], inside, heightM: 1 }],
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
