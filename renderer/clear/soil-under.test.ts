import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { soilUnder } from "./soil-under.ts";

it("gives soil to new plants where shrubs stood before a wall, as deep as these were high", () => {
  const [width, height] = [320, 240];
  const camera = makeCamera(width, height, { horizonY: 90 });
  const hedge = new Uint8Array(width * height);
  for (let y = 130; y < 160; y++) hedge.fill(1, y * width + 50, y * width + 250);
  const house = new Float32Array(width * height).fill(1);
  const bare = soilUnder(seenByHand({ width, height }, { house }), [hedge], hedge, camera);
  const at = (x: number, y: number) => y * width + x;
  expect([bare.ground[at(100, 158)], bare.soft[at(100, 158)], bare.house[at(100, 158)]]).toEqual([1, 1, 0]);
  expect([bare.ground[at(100, 131)], bare.house[at(100, 131)]]).toEqual([0, 1]);
  expect(bare.ground[at(20, 158)]).toBe(0);
});

it("gives soil to all that was seen as paving where plants stood, and leaves paving beside them", () => {
  const [width, height] = [320, 240];
  const camera = makeCamera(width, height, { horizonY: 90 });
  const plants = new Uint8Array(width * height);
  for (let y = 110; y < 230; y++) plants.fill(1, y * width + 50, y * width + 250);
  const hard = new Float32Array(width * height).fill(1);
  const seen = seenByHand({ width, height }, { hard, walk: hard, ground: hard });
  const bare = soilUnder(seen, [plants], plants, camera);
  const at = (x: number, y: number) => y * width + x;
  expect([bare.soft[at(100, 115)], bare.hard[at(100, 115)], bare.walk[at(100, 115)]]).toEqual([1, 0, 0]);
  expect(bare.hard[at(20, 115)]).toBe(1);
});

it("gives none below a crown that hung over the ground", () => {
  const [width, height] = [320, 240];
  const camera = makeCamera(width, height, { horizonY: 90 });
  const shrub = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.hypot(x - 160, y - 80) < 45 || (y < 150 && y > 80 && Math.abs(x - 160) < 6) ? 1 : 0;
  });
  const house = new Float32Array(width * height).fill(1);
  const bare = soilUnder(seenByHand({ width, height }, { house }), [shrub], shrub, camera);
  expect([bare.soft[148 * width + 160], bare.soft[105 * width + 130]]).toEqual([1, 0]);
});
