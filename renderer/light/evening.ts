import type { Camera } from "#core/camera/camera.ts";
import { fromLinear, toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Lamp } from "#renderer/layout/lamp.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { PhotoLight } from "./read-light.ts";
import { roomLight } from "./room-light.ts";
import type { Sun } from "./sun.ts";

/** Share of the daylight that is left a quarter of an hour after sunset, as a camera exposes it: blue, and enough to see the house by. */
const DUSK: Vec3 = [0.265, 0.31, 0.4];
const DUSK_SKY: Vec3 = [0.19, 0.28, 0.46];
/**
 * The sky after sunset, linear: deep blue above, the last of the sun where it is seen lowest, and how far above that it is a third of it, of the
 * height. Clouds keep their light and shade; so much of the day's own color is left.
 */
const ZENITH: Vec3 = [0.032, 0.062, 0.17];
const AFTERGLOW: Vec3 = [0.43, 0.25, 0.17];
const AFTERGLOW_SHARE = 0.13;
const OWN_COLOR = 0.3;
/** A sky with less light than this, linear, is that of an evening already. */
const DAY_SKY = 0.35;
/** Pixels of the sky, as a share of all of them, that may lie lower than where it counts as lowest: gaps between leaves. */
const LOWEST_SKY = 0.03;
/** Light from windows on what is beside them and on the ground before them: shares of daylight, and of the picture's width how far it reaches. */
const BESIDE_GLASS = { light: 0.65, reach: 0.016 } as const;
const BEFORE_GLASS = { light: 0.7, reach: 0.05 } as const;
/** What the lens spreads of a window's light, linear. */
const BLOOM = 0.05;
/** A photo whose house and yard are dim by day is taken down less; this is the usual mean of all but the sky, linear. */
const USUAL_MEAN = 0.18;
/** After sunset nothing lies in the sun and nothing in its shade: daylight counts by this power of it, and is kept at the usual mean. */
const EVENNESS = 0.84;
const withoutSun = toLinear.map((day) => day ** EVENNESS * USUAL_MEAN ** (1 - EVENNESS));
/** Warm white, 2700 K. */
const LAMP: Vec3 = [1, 0.67, 0.33];
const LAMP_HEIGHT_M = 0.42;
/** A lamp's light on the ground right under it, as a share of daylight, and how far it is followed. */
const UNDER_LAMP = 1.1;
const REACH_M = 3;
/** Share of the light that falls on what stands beside a lamp. */
const ON_THINGS = 0.55;
/**
 * Radii of the glow around a lamp and of its bulb in the picture, meters; the glow ends at HALO_END radii.
 */
const HALO_M = 0.22;
const CORE_M = 0.055;
const HALO_END = 3;
/** Light of the glow and of the bulb, linear. */
const HALO_LIGHT = 0.055;
const CORE_LIGHT = 1.1;
/** Squared distance at which a lamp's light is about half, on the ground and on things, square meters. */
const SOFT_M2 = { ground: 0.16, things: 0.3 } as const;
/** A lamp has a hat: of its glow so much goes upwards from this height above the bulb on, meters. */
const HAT_M = 0.025;
const OVER_HAT = 0.2;
/** Rooms differ in how light and how warm they are, by these shares either way; a room is so wide, as a share of the picture's width. */
const ROOMS_DIFFER = { light: 0.35, warmth: 0.2, wide: 0.07 } as const;
/** From this linear value on, light is pressed together. */
const SHOULDER = 0.7;

/** Of the depth of the day's shadows on the ground so much is left (in the logarithm). */
export const SHADE_KEPT = 0.1;

/** What new things are lit by in an evening view: they throw no shadow after sunset. */
const sunAfterSunset = (sun: Sun): Sun => ({ ...sun, share: 0.08 });

/** The light that an evening view is painted in, before all of it grows dark: no shadows of the sun lie on what is new. */
export const afterSunset = (light: PhotoLight): PhotoLight => ({
  ...light,
  sun: sunAfterSunset(light.sun),
  illumination: light.illumination.map((shade) => shade ** SHADE_KEPT),
  shadeKept: SHADE_KEPT,
});

const STEPS = 4096;
const ENCODE = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.round(fromLinear(i / STEPS)));

/**
 * A finished picture as it would look after sunset with the design's lamps on and light in the windows. All of the photo grows dark; nothing
 * in it moves. `ground`, `sky`, `panes`: photo-sized coverage, 0 to 255; `uplit`: light of uplights as `uplitBy` gives it; `openSky`: the sky
 * without gaps in trees, by which its usual light and its lowest row are found. The image that comes in stays as it is.
 */
export function eveningView(
  image: RgbImage,
  camera: Camera,
  lamps: readonly Lamp[],
  ground: Uint8Array,
  sky: Uint8Array,
  panes: Uint8Array,
  uplit: Float32Array | null = null,
  openSky: Uint8Array = sky,
): RgbImage {
  const { width, height, data } = image;
  const lamplight = lampsOnPicture(camera, lamps, ground, width, height);
  const lift = liftOf(image, sky);
  const out = new Uint8Array(data.length);
  const duskSky = skyAfterSunset(image, openSky);
  const glass = floatsFrom(panes, (value) => value / 255);
  const near = spread(glass, width, height, BESIDE_GLASS.reach);
  const rooms = roomLight(glass, data, width, height);
  const far = spread(glass, width, height, BEFORE_GLASS.reach);
  const above: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const up = sky[i]! / 255;
    if (up > 0) duskSky(i, above);
    const inside = panes[i]! / 255;
    const { [i]: room = 0 } = rooms;
    const { [i]: pool = 0 } = lamplight.pools;
    const { [i]: halo = 0 } = lamplight.glow;
    const lit =
      pool +
      (uplit?.[i] ?? 0) +
      (1 - up) * (BESIDE_GLASS.light * near[i]! + (BEFORE_GLASS.light * far[i]! * ground[i]!) / 255);
    const glow = halo + BLOOM * near[i]!;
    const [light, warmth] = inside > 0 ? roomAt(i % width, Math.floor(i / width), width) : [1, 0];
    for (let c = 0; c < 3; c++) {
      const day = toLinear[data[i * 3 + c]!]!;
      const below = withoutSun[data[i * 3 + c]!]! * DUSK[c]! * lift;
      const outside = below + (above[c]! - below) * up;
      const dusk = outside + (LAMP[c]! * (1 + warmth * (1 - c)) * room * light - outside) * inside;
      const value = dusk + LAMP[c]! * (day * lit + glow);
      out[i * 3 + c] = ENCODE[Math.min(STEPS, (shoulder(value) * STEPS) | 0)]!;
    }
  }
  return { width, height, data: out };
}

/**
 * A picture that was taken after sunset with the design's lamps on; nothing else in it changes. `ground`, `sky`: photo-sized coverage, 0 to
 * 255; `uplit`: light of uplights as `uplitBy` gives it. The image that comes in stays as it is.
 */
export function lampsOn(
  image: RgbImage,
  camera: Camera,
  lamps: readonly Lamp[],
  ground: Uint8Array,
  sky: Uint8Array,
  uplit: Float32Array | null = null,
): RgbImage {
  const { width, height } = image;
  const { pools, glow } = lampsOnPicture(camera, lamps, ground, width, height);
  const lift = liftOf(image, sky);
  const data = image.data.slice();
  for (let i = 0; i < pools.length; i++) {
    const lit = pools[i]! + (uplit?.[i] ?? 0);
    if (lit < LEAST_LIGHT && glow[i]! < LEAST_LIGHT) continue;
    for (let c = 0; c < 3; c++) {
      const dusk = toLinear[data[i * 3 + c]!]!;
      const value = dusk + LAMP[c]! * (dusk * lift * lit + glow[i]!);
      data[i * 3 + c] = ENCODE[Math.min(STEPS, (shoulder(value) * STEPS) | 0)]!;
    }
  }
  return { width, height, data };
}

/** Less light than this of a lamp is not seen: a share of daylight. */
const LEAST_LIGHT = 0.004;

/** How much lighter the usual house and yard are than those of a picture. */
const liftOf = (image: RgbImage, sky: Uint8Array): number =>
  clamp(USUAL_MEAN / Math.max(0.02, meanLight(image, sky)), 0.7, 2.2);

/** How light the room behind a pixel of glass is, and how warm, against the usual one. */
function roomAt(x: number, y: number, width: number): [number, number] {
  const [u, v] = [x / (ROOMS_DIFFER.wide * width), y / (ROOMS_DIFFER.wide * width)];
  return [
    1 + ROOMS_DIFFER.light * (2 * vnoise(u, v, 31) - 1),
    ROOMS_DIFFER.warmth * (2 * vnoise(u + 9, v, 32) - 1),
  ];
}

/** Coverage of windows, spread out by a share of the picture's width; none where there are none. */
function spread(glass: Float32Array, width: number, height: number, reach: number): Float32Array {
  return glass.some((cover) => cover > 0) ? boxBlur(glass, width, height, reach * width, 3) : glass;
}

/** Writes the light of the sky at a pixel, linear. */
function skyAfterSunset(
  { data, width, height }: RgbImage,
  sky: Uint8Array,
): (i: number, out: [number, number, number]) => void {
  const lightAt = (i: number) =>
    0.2126 * toLinear[data[i * 3]!]! +
    0.7152 * toLinear[data[i * 3 + 1]!]! +
    0.0722 * toLinear[data[i * 3 + 2]!]!;
  let [sum, count] = [0, 0];
  const rows = new Uint32Array(height);
  for (let i = 0; i < sky.length; i += 13) {
    if (sky[i]! < 128) continue;
    sum += lightAt(i);
    rows[(i / width) | 0]!++;
    count++;
  }
  const mean = Math.max(0.02, sum / Math.max(1, count));
  let lowest = height - 1;
  for (let below = 0; lowest > 0 && below + rows[lowest]! <= LOWEST_SKY * count; lowest--)
    below += rows[lowest]!;
  const share = Math.min(1, mean / DAY_SKY);
  const afterglow = Float32Array.from({ length: height }, (_, y) =>
    Math.exp(-Math.max(0, lowest - y) / (AFTERGLOW_SHARE * height)),
  );
  return (i, out) => {
    const { [(i / width) | 0]: low = 0 } = afterglow;
    const cloud = (share * lightAt(i)) / mean;
    for (let c = 0; c < 3; c++) {
      const own = toLinear[data[i * 3 + c]!]! * DUSK_SKY[c]!;
      const dusk = cloud * (ZENITH[c]! + (AFTERGLOW[c]! - ZENITH[c]!) * low);
      out[c] = dusk + (own - dusk) * OWN_COLOR;
    }
  };
}

/** Presses what is brighter than 0.7 together towards 1. */
const shoulder = (v: number): number =>
  v > SHOULDER ? SHOULDER + 0.3 * (1 - Math.exp((SHOULDER - v) / 0.3)) : v;

/** Of what is not sky: a bright one says nothing about the house before it. */
function meanLight({ data }: RgbImage, sky: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let q = 1; q < data.length; q += 39) {
    if (sky[(q / 3) | 0]! > 127) continue;
    sum += toLinear[data[q]!]!;
    count++;
  }
  return sum / Math.max(1, count);
}

/** Light of the lamps per photo pixel as a share of daylight, and the glow of the lamps themselves. */
function lampsOnPicture(
  camera: Camera,
  lamps: readonly Lamp[],
  ground: Uint8Array,
  width: number,
  height: number,
): { pools: Float32Array; glow: Float32Array } {
  const pools = new Float32Array(lamps.length > 0 ? width * height : 0);
  const glow = new Float32Array(pools.length);
  for (const lamp of lamps) {
    if (lamp.aim) continue;
    if (lamp.bulbM !== undefined) {
      addBulb(camera, lamp.x, lamp.z, lamp.bulbM, { pools, glow, ground, width, height });
      continue;
    }
    const perM = camera.focalPx / lamp.z;
    const near = Math.max(0.6, lamp.z - REACH_M);
    const left = Math.max(0, Math.floor(camera.photoX(lamp.x - REACH_M, near)));
    const right = Math.min(width, Math.ceil(camera.photoX(lamp.x + REACH_M, near)));
    const top = Math.max(0, Math.floor(camera.photoY(LAMP_HEIGHT_M + REACH_M / Math.SQRT2, lamp.z)));
    const bottom = Math.min(height, Math.ceil(camera.photoY(0, near)));
    const bulbX = camera.photoX(lamp.x, lamp.z);
    const bulbY = camera.photoY(LAMP_HEIGHT_M, lamp.z);
    for (let row = top; row < bottom; row++) {
      const below = row + 0.5 > camera.horizonY + 1;
      const z = below ? camera.groundZ(row + 0.5) : 0;
      for (let column = left; column < right; column++) {
        const i = row * width + column;
        const acrossM = (column + 0.5 - bulbX) / perM;
        const upM = (bulbY - row - 0.5) / perM;
        const onGround = below ? ground[i]! / 255 : 0;
        let light = 0;
        if (onGround > 0) {
          const dx = camera.groundX(column + 0.5, row + 0.5) - lamp.x;
          light += onGround * falloff(dx * dx + (z - lamp.z) ** 2, SOFT_M2.ground);
        }
        // What stands is lit as if it stood right beside the lamp, where it is near it in the picture.
        if (onGround < 1)
          light += (1 - onGround) * ON_THINGS * falloff(2 * (acrossM * acrossM + upM * upM), SOFT_M2.things);
        pools[i] = pools[i]! + light;
        const d2 = acrossM * acrossM + upM * upM;
        if (d2 < HALO_END ** 2 * HALO_M * HALO_M) {
          const free = upM > HAT_M ? OVER_HAT : 1;
          glow[i] =
            glow[i]! +
            free *
              (HALO_LIGHT * Math.exp(-d2 / (HALO_M * HALO_M)) +
                CORE_LIGHT * Math.exp(-d2 / (CORE_M * CORE_M)));
        }
      }
    }
  }
  return { pools, glow };
}

/** A bulb of a string: light on the ground under it as a share of daylight, and on what stands there, softly; its glow and the bulb in the picture, meters. */
const BULB = {
  under: 0.075,
  onThings: 0.05,
  softM2: 2.2,
  reachM: 4.5,
  haloM: 0.13,
  coreM: 0.036,
  halo: 0.05,
  core: 1,
} as const;

type Lit = { pools: Float32Array; glow: Float32Array; ground: Uint8Array; width: number; height: number };

/** Adds the light of one bulb `bulbM` above the ground at (x, z), meters. */
function addBulb(camera: Camera, x: number, z: number, bulbM: number, lit: Lit): void {
  const { pools, glow, ground, width, height } = lit;
  const perM = camera.focalPx / z;
  const near = Math.max(0.6, z - BULB.reachM);
  const left = Math.max(0, Math.floor(camera.photoX(x - BULB.reachM, near)));
  const right = Math.min(width, Math.ceil(camera.photoX(x + BULB.reachM, near)));
  const top = Math.max(0, Math.floor(camera.photoY(bulbM + 0.6, z)));
  const bottom = Math.min(height, Math.ceil(camera.photoY(0, near)));
  const [bulbX, bulbY] = [camera.photoX(x, z), camera.photoY(bulbM, z)];
  const ends = (d2: number): number => {
    const end = Math.max(0, 1 - d2 / BULB.reachM ** 2);
    return (BULB.softM2 / (BULB.softM2 + d2)) * end * end;
  };
  for (let row = top; row < bottom; row++) {
    const below = row + 0.5 > camera.horizonY + 1;
    const groundZ = below ? camera.groundZ(row + 0.5) : 0;
    for (let column = left; column < right; column++) {
      const i = row * width + column;
      const d2 = ((column + 0.5 - bulbX) ** 2 + (bulbY - row - 0.5) ** 2) / perM ** 2;
      const onGround = below ? ground[i]! / 255 : 0;
      if (onGround > 0) {
        const dx = camera.groundX(column + 0.5, row + 0.5) - x;
        pools[i] = pools[i]! + onGround * BULB.under * ends(dx * dx + (groundZ - z) ** 2);
      }
      if (onGround < 1) pools[i] = pools[i]! + (1 - onGround) * BULB.onThings * ends(d2);
      if (d2 < (HALO_END * BULB.haloM) ** 2)
        glow[i] =
          glow[i]! +
          BULB.halo * Math.exp(-d2 / BULB.haloM ** 2) +
          BULB.core * Math.exp(-d2 / BULB.coreM ** 2);
    }
  }
}

/** The cosine law under a small lamp, ending softly at its reach. `d2`: squared distance along the ground. */
function falloff(d2: number, softM2: number): number {
  if (d2 >= REACH_M * REACH_M) return 0;
  const end = 1 - d2 / (REACH_M * REACH_M);
  return UNDER_LAMP * (softM2 / (softM2 + d2)) ** 1.15 * end * end;
}
