import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { spotGround } from "./spot-ground.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const plane = (of: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

/** A tree whose crown hangs over the lawn on both sides of its trunk. */
const tree = plane((x, y) => (y < 100 ? Math.hypot(x - 160, y - 70) < 40 : y < 150 && Math.abs(x - 160) < 5));
const drive = plane((x) => x > 175);
function seenWith(gone: boolean) {
  const soft = Float32Array.from(plane((_, y) => y > 95)).map((v, i) =>
    drive[i] || (!gone && tree[i]) ? 0 : v,
  );
  return seenByHand({ width: WIDTH, height: HEIGHT }, { ground: soft, soft, hard: Float32Array.from(drive) });
}

it("is the soft ground at the foot of what went, and not under its crown", () => {
  const clip = spotGround([tree], true, { ...seenWith(true), horizonY: 90 }, camera);
  const at = (x: number, y: number) => clip[y * WIDTH + x];
  expect([at(160, 148), at(150, 147)]).toEqual([1, 1]);
  expect([at(160, 104), at(60, 150), at(178, 148)]).toEqual([0, 0, 0]);
});

it("lies before what stays", () => {
  const clip = spotGround([tree], false, { ...seenWith(false), horizonY: 90 }, camera);
  expect([clip[155 * WIDTH + 160], clip[130 * WIDTH + 160]]).toEqual([1, 0]);
});
