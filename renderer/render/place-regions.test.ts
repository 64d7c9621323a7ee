import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { uprightFeet } from "#renderer/layout/upright-feet.ts";
import type { SeenMasks } from "#renderer/see/see-photo.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { placeRegions } from "./place-regions.ts";
import { viewOf } from "./view.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

/** A fence on the left that runs away from the camera, a strip of mulch at its foot, and lawn; a house at the back. */
const footAt = (x: number) => 220 - 0.7 * x;
const isFence = (x: number, y: number) => x < 150 && y > 80 && y < footAt(x);
const isMulch = (x: number, y: number) => y >= footAt(x) && x - (220 - y) / 0.7 < 0.5 * (y - 90) && y > 115;
const isHouse = (x: number, y: number) => x >= 150 && y > 40 && y < 115;
const isLawn = (x: number, y: number) => !isFence(x, y) && !isMulch(x, y) && !isHouse(x, y) && y > 115;
const masks: Partial<SeenMasks> = {
  standing: plane(isFence),
  house: plane(isHouse),
  lawn: plane(isLawn),
  soft: plane((x, y) => isLawn(x, y) || isMulch(x, y)),
  ground: plane((x, y) => isLawn(x, y) || isMulch(x, y)),
};
const seen = seenByHand({ width: WIDTH, height: HEIGHT }, masks);
const view = viewOf(seen, camera);

function coverOf(said: string) {
  const [region] = placeRegions(parsePlan(said), said, 0, view);
  return region && ((x: number, y: number) => region.clip[y * WIDTH + x]! > 0.5);
}

it("finds the straight feet of a fence and of a house", () => {
  const feet = uprightFeet(view);
  expect(feet.map(({ from, to }) => to - from > 100)).toEqual([true, true]);
  expect(Math.min(...feet.map(({ slope }) => slope))).toBeCloseTo(-0.7, 1);
});

it("is the strip of mulch along the fence that words name, up to the lawn", () => {
  const at = coverOf("Fill the mulch strip along the cedar fence on the left with daylilies")!;
  expect([at(60, 185), at(30, 205)]).toEqual([true, true]);
  expect([at(200, 190), at(60, 150), at(250, 120)]).toEqual([false, false, false]);
});

it("is as deep before a wall as words say", () => {
  const at = coverOf("A 3 ft deep bed with lavender along the brick wall on the right")!;
  expect([at(250, 117), at(250, 150), at(60, 185)]).toEqual([true, false, false]);
});

it("is none where the photo shows no such wall", () => {
  expect(coverOf("Lavender along the garage wall")).toBeUndefined();
});

it("is the foot of a white fence that was seen as a garage, by its straight top", () => {
  const isVinyl = (y: number) => y > 60 && y < 130;
  const size = { width: WIDTH, height: HEIGHT };
  const behind = {
    ground: plane((_, y) => y >= 130),
    soft: plane((_, y) => y >= 130),
    house: plane((_, y) => y < 60),
  };
  const asGarage = seenByHand(size, { ...behind, garage: plane((_, y) => isVinyl(y)) });
  const data = asGarage.picture.data.map((byte, q) => (isVinyl(Math.floor(q / 3 / WIDTH)) ? 240 : byte));
  const white = { ...asGarage, picture: { ...asGarage.picture, data } };
  const said = "Row of Green Giants along the white fence";
  const found = [asGarage, white].map((one) => placeRegions(parsePlan(said), said, 0, viewOf(one, camera)));
  expect(found.map((regions) => regions.map(({ isAtFence }) => isAtFence))).toEqual([[], [true]]);
});

it("is the ground on the side of the walk that words name, and lights stand along its edge", () => {
  const isWalk = (x: number, y: number) => y > 100 && Math.abs(x - 160) < 0.5 * (y - 90);
  const isGrass = (x: number, y: number) => y > 100 && !isWalk(x, y) && x < 160;
  const isSoil = (x: number, y: number) => y > 100 && !isWalk(x, y) && x >= 160;
  const withWalk = seenByHand(
    { width: WIDTH, height: HEIGHT },
    {
      ground: plane((_, y) => y > 100),
      hard: plane(isWalk),
      lawn: plane(isGrass),
      soft: plane((x, y) => isGrass(x, y) || isSoil(x, y)),
    },
  );
  const said = "Path lights on the grass side of the walk";
  const [region] = placeRegions(parsePlan(said), said, 0, viewOf(withWalk, camera));
  const at = (x: number, y: number) => region!.clip[y * WIDTH + x];
  expect([at(92, 220), at(160, 220), at(232, 220), at(20, 220)]).toEqual([1, 0, 0, 0]);
  for (const { x, z } of region!.foot!)
    expect(camera.photoX(x, z)).toBeLessThan(160 - 0.5 * (camera.photoY(0, z) - 90));
});
