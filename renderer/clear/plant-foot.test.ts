import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { plantFoot } from "./plant-foot.ts";

const [WIDTH, HEIGHT] = [320, 240];
const size = { width: WIDTH, height: HEIGHT };
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const plane = (of: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

it("is where the stems of a shrub meet the ground, and not where its crown ends in the picture", () => {
  const shrub = plane((x, y) =>
    y < 120 ? Math.hypot(x - 160, y - 80) < 45 : y < 150 && Math.abs(x - 160) < 6,
  );
  const { rows, from, to, z } = plantFoot(shrub, size, camera)!;
  expect([rows[160], rows[125], rows[195]]).toEqual([149, -1, -1]);
  expect(z).toBeCloseTo(camera.groundZ(150), 5);
  expect(from).toBeCloseTo(-to, 1);
});

it("is the whole lower side of a hedge that runs away, and of a round shrub on the ground", () => {
  const hedge = plane((x, y) => x >= 50 && x < 250 && y >= 100 && y < 170 - x / 10);
  expect(plantFoot(hedge, size, camera)!.rows.filter((row) => row >= 0)).toHaveLength(200);
  const round = plane((x, y) => Math.hypot((x - 160) / 50, (y - 140) / 40) < 1 && y < 175);
  const { rows } = plantFoot(round, size, camera)!;
  expect([rows[160], rows[130]]).toEqual([174, 171]);
});

it("is all of what stands behind a wall, however its lower side dips", () => {
  const behindWall = plane((x, y) => x >= 50 && x < 250 && y >= 100 && y < (x > 130 && x < 170 ? 140 : 170));
  const width = (isHidden: boolean) =>
    plantFoot(behindWall, size, camera, isHidden)!.rows.filter((row) => row >= 0).length;
  expect([width(false) < 200, width(true)]).toEqual([true, 200]);
});

it("is nowhere for what ends above the horizon", () => {
  expect(
    plantFoot(
      plane((_, y) => y < 80),
      size,
      camera,
    ),
  ).toBeNull();
});
