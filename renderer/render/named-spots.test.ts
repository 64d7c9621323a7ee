import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { namedSpots } from "./named-spots.ts";

const WIDTH = 160;
const HEIGHT = 120;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 45 });
const SAID = "get rid of those big overgrown bushes and put in roses";

/** Round shrubs on a lawn below row 50, at these places. */
function shrubsAt(...places: number[]) {
  const plane = (of: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const isPlant = (x: number, y: number) => places.some((place) => Math.hypot(x - place, y - 65) < 15);
  const ground = plane((x, y) => y >= 50 && !isPlant(x, y));
  const masks = { plants: plane(isPlant), ground, soft: ground, lawn: ground };
  return { ...seenByHand({ width: WIDTH, height: HEIGHT }, masks), horizonY: 45 };
}

it("takes shrubs that grow into each other for one mass, which goes or stays whole", () => {
  const masks = (...places: number[]) =>
    namedSpots(parsePlan(SAID), SAID, shrubsAt(...places), camera).flatMap((spot) => spot.masks);
  expect(masks(30, 58)).toHaveLength(1);
  expect(masks(30, 100)).toHaveLength(2);
});
