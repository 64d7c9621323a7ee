import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { afterSunset, eveningView } from "./evening.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT);
const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(150) };
const ground = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  i / WIDTH > camera.horizonY + 2 ? 255 : 0,
);
const sky = new Uint8Array(WIDTH * HEIGHT);
const none = new Uint8Array(WIDTH * HEIGHT);
const view = (lamps: { x: number; z: number }[], panes = none) =>
  eveningView(photo, camera, lamps, ground, sky, panes).data;
const at = (data: Uint8Array, x: number, z: number) =>
  data[(Math.round(camera.photoY(0, z)) * WIDTH + Math.round(camera.photoX(x, z))) * 3]!;

describe("an evening view", () => {
  it("throws next to no shadow of the sun, which keeps its side", () => {
    const sun = { direction: [-0.5, 0.7, -0.5], share: 0.75 } as const;
    const color = { red: 0, blue: 0 };
    const noon = {
      sun,
      exposure: [1, 1, 1] as const,
      bright: 1,
      illumination: Float32Array.of(1, 0.3),
      shadeColor: color,
      shadeOnStone: color,
      grass: { color: [0.1, 0.2, 0.05] as const, contrast: null },
      leaves: [1, 1, 1] as const,
    };
    const dusk = afterSunset(noon);
    expect(dusk.sun.share).toBeLessThan(0.15);
    expect(dusk.sun.direction).toEqual(sun.direction);
    expect(dusk.illumination[0]).toBe(1);
    expect(dusk.illumination[1]!).toBeGreaterThan(0.65);
  });

  it("darkens every pixel and leaves the picture that came in alone", () => {
    const dark = view([]);
    expect(dark.every((value) => value < 90)).toBe(true);
    expect(photo.data.every((value) => value === 150)).toBe(true);
  });

  it("is as light on house and yard under a bright sky as under a dark one", () => {
    const above = sky.map((_, i) => (i < sky.length / 2 ? 255 : 0));
    const foot = (skyByte: number) => {
      const data = new Uint8Array(photo.data.length).fill(60).fill(skyByte, 0, photo.data.length / 2);
      return eveningView({ width: WIDTH, height: HEIGHT, data }, camera, [], ground, above, none).data.at(
        -1,
      )!;
    };
    expect(foot(250)).toBe(foot(60));
    expect(foot(250)).toBeGreaterThan(20);
  });

  it("keeps less of the contrast between sun and shade than the day has", () => {
    const half = { width: WIDTH, height: HEIGHT, data: photo.data.map((_, i) => (i % 2 ? 200 : 90)) };
    const dark = eveningView(half, camera, [], ground, sky, none).data;
    expect(toLinear[dark[3]!]! / toLinear[dark[0]!]!).toBeLessThan((0.8 * toLinear[200]!) / toLinear[90]!);
  });

  it("lights the ground round a lamp, less with distance, as warm as a lamp is", () => {
    const dark = view([]);
    const lit = view([{ x: 0, z: 5 }]);
    expect(at(lit, 0.4, 5)).toBeGreaterThan(at(dark, 0.4, 5) + 20);
    expect(at(lit, 0.4, 5)).toBeGreaterThan(at(lit, 1.6, 5));
    expect(at(lit, 3.2, 5)).toBe(at(dark, 3.2, 5));
    const q = (Math.round(camera.photoY(0, 5)) * WIDTH + Math.round(camera.photoX(0.4, 5))) * 3;
    expect(lit[q]!).toBeGreaterThan(lit[q + 2]!);
  });

  it("has hats on its lamps: no glow goes up", () => {
    const lit = view([{ x: 0, z: 5 }]);
    const x = Math.round(camera.photoX(0, 5));
    const above = (heightM: number) => lit[(Math.round(camera.photoY(heightM, 5)) * WIDTH + x) * 3]!;
    expect(above(0.34)).toBeGreaterThan(above(0.5) + 10);
  });

  it("has rooms that differ in their light", () => {
    const lit = view(
      [],
      none.map((_, i) => (i % 40 < 8 ? 255 : 0)),
    );
    const rooms = [0, 40, 80, 120, 160, 200, 240, 280].map((x) => lit[(20 * WIDTH + x + 4) * 3 + 1]!);
    expect(Math.max(...rooms) - Math.min(...rooms)).toBeGreaterThan(15);
  });

  it("has light behind its windows, warmer and brighter than the wall round them", () => {
    const panes = none.map((_, i) => (Math.abs((i % WIDTH) - 40) < 4 ? 255 : 0));
    const lit = view([], panes);
    const [pane, wall] = [(20 * WIDTH + 40) * 3, (20 * WIDTH + 44) * 3];
    expect(lit[pane]!).toBeGreaterThan(lit[wall]! + 60);
    expect(lit[pane]!).toBeGreaterThan(lit[pane + 2]! + 40);
    // Some of it falls on the wall beside the glass, and none far from it.
    const far = (20 * WIDTH + 200) * 3;
    expect(lit[wall]!).toBeGreaterThan(view([])[wall]! + 4);
    expect(lit[far]).toBe(view([])[far]);
  });

  it("keeps the last of the sun low in the sky", () => {
    const above = sky.map((_, i) => (i / WIDTH < camera.horizonY ? 255 : 0));
    const dusk = eveningView(photo, camera, [], ground, above, none).data;
    const low = (Math.floor(camera.horizonY) - 3) * WIDTH * 3;
    expect(dusk[low]!).toBeGreaterThan(dusk[0]! + 10);
    expect(dusk[0]!).toBeLessThan(dusk[2]!);
  });

  it("lights both sides of a lamp alike", () => {
    const lit = view([{ x: 0, z: 5 }]);
    expect(Math.abs(at(lit, 0.8, 5) - at(lit, -0.8, 5))).toBeLessThanOrEqual(3);
  });
});
