import { expect, it } from "vitest";
import { Camera } from "#core/camera/camera.ts";
import { makeCamera } from "#core/camera/make-camera.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { openOwnerMap } from "#renderer/raster/owner-map.ts";
import { prepareCanvas } from "./canvas.ts";
import { drawObjects, layObjects } from "./draw-objects.ts";

const WIDTH = 160;
const HEIGHT = 120;
const size = { width: WIDTH, height: HEIGHT };
const photo = { ...size, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(120) };
const camera = makeCamera(WIDTH, HEIGHT);
const whole = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/**
 * The light of a shrub that stands in a photo whose ground has this shade everywhere, or within so many pixels of its foot alone; `more`: what
 * else is so.
 */
function shrubIn(
  shade: number,
  more: { white?: true; litAt?: { x: number; z: number }[]; pole?: true; withinPx?: number } = {},
): number {
  const { withinPx = WIDTH } = more;
  const foot = { x: camera.photoX(0, 4), y: camera.photoY(0, 4) };
  const isShaded = (i: number) =>
    Math.hypot((i % WIDTH) - foot.x, Math.floor(i / WIDTH) - foot.y) <= withinPx;
  const light = {
    sun: { direction: [-0.5, 0.75, -0.5], share: 0.7 },
    exposure: [0.8, 0.8, 0.8],
    bright: 1,
    // In the open at the lower edge.
    illumination: Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isShaded(i) ? shade : 1)).fill(
      1,
      (HEIGHT - 3) * WIDTH,
    ),
    shadeColor: { red: 0, blue: 0 },
    shadeOnStone: { red: 0, blue: 0 },
    grass: { color: [0.1, 0.2, 0.05], contrast: null },
    leaves: [1, 1, 1],
  } as const;
  const enlarger = new Enlarger(size, size);
  const { pole, ...how } = more;
  const instance = { mesh: plantMesh("boxwood", 0, 0.75), x: 0, z: 4, ...how };
  const frame = drawObjects([instance], camera, light, null, enlarger)!;
  const canvas = prepareCanvas(photo, whole);
  canvas.light.fill(0);
  const nothing = new Float32Array(WIDTH * HEIGHT);
  const ground = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const before = pole ? new Uint8Array(WIDTH * HEIGHT).fill(1) : null;
  layObjects(
    frame,
    canvas,
    { ground, sky: nothing, depth: nothing, before, enlarger, camera },
    openOwnerMap(photo),
  );
  return canvas.light.reduce((sum, value) => sum + value, 0);
}

it("gives plants the shade of the ground at their foot, but never so much that their leaves go black", () => {
  expect(shrubIn(0.6)).toBeLessThan(0.75 * shrubIn(1));
  expect(shrubIn(0.22)).toBe(shrubIn(0.3));
  expect(shrubIn(0.22)).toBeGreaterThan(0.5 * shrubIn(1));
});

it("gives what is painted white the light of what is white in the photo, in shade too", () => {
  expect(shrubIn(1, { white: true })).toBeGreaterThan(1.15 * shrubIn(1));
  expect(shrubIn(0.3, { white: true })).toBeGreaterThan(1.4 * shrubIn(0.3));
});

it("reads the light where it is told to, and draws nothing over a pole that stays", () => {
  expect(shrubIn(0.3, { litAt: [{ x: 0, z: camera.groundZ(HEIGHT - 1) }] })).toBeCloseTo(shrubIn(1), 3);
  expect(shrubIn(1, { pole: true })).toBe(0);
});

it("does not take the dark foot of an old shrub for a shadow on the new one", () => {
  const besideOldFoot = shrubIn(0.4, { withinPx: 3 });
  expect(besideOldFoot).toBeGreaterThan(0.8 * shrubIn(1));
  expect(besideOldFoot).toBeGreaterThan(1.15 * shrubIn(0.4));
});

/** Light of a shrub at a distance, in a photo in which a wall that stands 4 m away fills the picture, through a lens that is turned down. */
function shrubAtWall(z: number): number {
  const tilted = new Camera({ ...camera, tiltRad: 0.5 });
  const light = {
    sun: { direction: [-0.5, 0.75, -0.5], share: 0.7 },
    exposure: [0.8, 0.8, 0.8],
    bright: 1,
    illumination: new Float32Array(WIDTH * HEIGHT).fill(1),
    shadeColor: { red: 0, blue: 0 },
    shadeOnStone: { red: 0, blue: 0 },
    grass: { color: [0.1, 0.2, 0.05], contrast: null },
    leaves: [1, 1, 1],
  } as const;
  const enlarger = new Enlarger(size, size);
  const frame = drawObjects(
    [{ mesh: plantMesh("boxwood", 0, 0.75), x: 0, z }],
    tilted,
    light,
    null,
    enlarger,
  )!;
  const canvas = prepareCanvas(photo, whole);
  canvas.light.fill(0);
  const sky = new Float32Array(WIDTH * HEIGHT);
  const depth = new Float32Array(WIDTH * HEIGHT).fill(4);
  const standing = { ground: new Uint8Array(WIDTH * HEIGHT), sky, depth, before: null, enlarger };
  layObjects(frame, canvas, { ...standing, camera: tilted }, openOwnerMap(photo));
  return canvas.light.reduce((sum, value) => sum + value, 0);
}

it("hides behind a wall what stands behind it, though a lens that is turned down is nearer to its top", () => {
  const open = shrubAtWall(3.5);
  expect(open).toBeGreaterThan(0);
  expect(shrubAtWall(5)).toBeLessThan(0.02 * open);
});
