import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { Lamp } from "#renderer/layout/lamp.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { uplitBy } from "./uplit.ts";

const SIZE = { width: 320, height: 240 };
const camera = makeCamera(SIZE.width, SIZE.height);
const WALL_Z = 8;
const foot = Math.round(camera.photoY(0, WALL_Z));
/** Ground up to a wall 8 m away. */
const seen = seenByHand(SIZE, {
  ground: Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => (i / SIZE.width >= foot ? 1 : 0)),
});
const none = () => new Uint8Array(SIZE.width * SIZE.height);
const masks = {
  ground: Uint8Array.from(seen.ground, (cover) => cover * 255),
  sky: none(),
  plants: none(),
  standing: none(),
  house: none(),
  picture: seen.picture,
  fresh: none(),
  changed: none(),
};
const lit = (lamps: Lamp[], more: Partial<typeof masks> = {}) =>
  uplitBy(lamps, camera, { ...masks, ...more }, seen, camera);
const at = (light: Float32Array | null, x: number, heightM: number) =>
  light![Math.round(camera.photoY(heightM, WALL_Z)) * SIZE.width + Math.round(camera.photoX(x, WALL_Z))]!;
const washer: Lamp = { x: 0, z: WALL_Z - 0.4, aim: "wall" };

describe("light of uplights", () => {
  it("is none without any, and none of path lights", () => {
    expect(lit([{ x: 0, z: 5 }])).toBeNull();
  });

  it("rises from its foot, falls off with height and to both sides alike", () => {
    const light = lit([washer]);
    expect(at(light, 0, 0.9)).toBeGreaterThan(0.3);
    expect(at(light, 0, 0.9)).toBeGreaterThan(at(light, 0, 2.2));
    expect(at(light, 0, 2.2)).toBeGreaterThan(at(light, 0, 3.4));
    expect(at(light, 0, 1.2)).toBeGreaterThan(2 * at(light, 0.8, 1.2));
    expect(at(light, 0.6, 1.2)).toBeCloseTo(at(light, -0.6, 1.2), 1);
    expect(at(light, 3, 1)).toBe(0);
  });

  it("falls on no sky, and of a tree on leaves alone", () => {
    expect(at(lit([washer], { sky: none().fill(255) }), 0, 1)).toBe(0);
    const up: Lamp = { ...washer, aim: "tree" };
    expect(at(lit([up]), 0, 1.5)).toBe(0);
    expect(at(lit([up], { plants: none().fill(255) }), 0, 1.5)).toBeGreaterThan(0.3);
    expect(at(lit([up], { fresh: none().fill(1) }), 0, 1.5)).toBeGreaterThan(0.3);
  });

  it("falls on nothing that stands far before what it is aimed at", () => {
    const near = seenByHand(SIZE, {
      ground: seen.ground.map((cover, i) => (i / SIZE.width > camera.photoY(0, 2.5) ? cover : 0)),
    });
    const light = uplitBy([washer], camera, { ...masks, ground: none() }, near, camera);
    expect(at(light, 0, 1)).toBe(0);
    // The house is lit whatever its columns seem to stand on.
    const house = uplitBy(
      [washer],
      camera,
      { ...masks, ground: none(), house: none().fill(255) },
      near,
      camera,
    );
    expect(at(house, 0, 1)).toBeGreaterThan(0.3);
  });
});
