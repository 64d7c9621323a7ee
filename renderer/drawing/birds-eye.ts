import type { Camera } from "#core/camera/camera.ts";
import { fromLinear, hexToLinear } from "#renderer/color/srgb.ts";
import type { GroundLayer } from "#renderer/composite/ground-layer.ts";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { GroundSample } from "#renderer/textures/ground-sample.ts";
import { birdsEyeCamera } from "./birds-eye-camera.ts";
import { houseBlock } from "./house-block.ts";
import { ink } from "./ink-sheet.ts";
import { lettering, letteringWidth } from "./lettering.ts";
import type { PlanScene } from "./plan-scene.ts";

/**
 * Linear reflectance of the plain base: existing lawn, existing paving, unknown ground, water, paper. It is
 * plain so that the design stands out.
 */
const SOFT = hexToLinear("#c3cda6");
const HARD = hexToLinear("#c9c5bc");
const BASE = hexToLinear("#e6e2d8");
const WATER = hexToLinear("#5fa9bd");
const SKY = hexToLinear("#f3f2ec");
/** Distances from the camera, meters, over which the ground fades into the paper. */
const FADE_M = { from: 26, to: 46 };
/** Pixel value of a white surface in open light, per channel, and share of the light that is direct sun. */
const EXPOSURE: Vec3 = [0.92, 0.92, 0.92];
const SUN_SHARE = 0.6;
/** Share of the sky light that things take from the ground at their foot. */
const CONTACT = 0.55;
/** A caster must stand this much above the ground to shade it, meters. */
const BIAS_M = 0.02;
/**
 * Light of a lawn relative to the floor between its blades, which is what the surface of grass gives. No
 * source is recorded.
 */
const MOWN = 2.3;
/** Part of all light that ground in full contact shade loses. */
const CONTACT_SHADE = 0.4;
/**
 * A pixel is finished when this share of it is covered; layers that cover less than LEAST_COVER are left
 * out.
 */
const COVERED = 0.998;
const LEAST_COVER = 0.002;

export type BirdsEyeOptions = {
  widthPx: number;
  heightPx: number;
  /** Ground of the design from the lowest to the uppermost, each as a field in meters. */
  layers: readonly GroundLayer[];
  /** Coverage of the photo's ground that stays, photo pixels. */
  soft: Float32Array;
  hard: Float32Array;
  sun: Sun;
};

/**
 * The design as from 25 ft up: its own materials, plants and shadows, on a plain base with the house as a plain block. A
 * drawing from the plan, not a photo; it says so in its lower edge.
 */
export function birdsEye(scene: PlanScene, options: BirdsEyeOptions): RgbImage {
  const { widthPx, heightPx } = options;
  const view = birdsEyeCamera(scene, widthPx, heightPx);
  const sun: Sun = { direction: options.sun.direction, share: SUN_SHARE };
  const instances: Instance[] = [...scene.instances, ...houseBlock(scene)].map((instance) => ({
    ...instance,
    z: instance.z + view.backM,
    // The photo's own shadows are left out.
    illumination: 1,
  }));
  const shadows = castShadows(instances, view.camera, sun.direction);
  const light = new Float32Array(widthPx * heightPx * 3);
  paintBase(light, scene, options, view, (x, z) => {
    if (!shadows) return 1;
    const open = 1 - CONTACT * shadows.contactAt(x, z);
    return (
      (SUN_SHARE * shadows.litShare(x, 0, z, BIAS_M) + (1 - SUN_SHARE) * open) *
      (1 - CONTACT_SHADE + CONTACT_SHADE * open)
    );
  });
  const frame = drawInstances(instances, view.camera, { sun, exposure: EXPOSURE }, shadows);
  frame?.resolveOnto({
    rect: wholeRect({ width: widthPx, height: heightPx }),
    width: widthPx,
    light,
    painted: new Uint8Array(widthPx * heightPx),
  });
  const image: RgbImage = { width: widthPx, height: heightPx, data: new Uint8Array(light.length) };
  for (let q = 0; q < light.length; q++) image.data[q] = fromLinear(light[q]!) + 0.5;
  caption(image);
  return image;
}

/** Ground and air of every pixel, linear light. */
function paintBase(
  light: Float32Array,
  scene: PlanScene,
  { layers, soft, hard, widthPx, heightPx }: BirdsEyeOptions,
  { camera, backM }: ReturnType<typeof birdsEyeCamera>,
  lit: (x: number, z: number) => number,
): void {
  const sample: GroundSample = { u: 0, v: 0, x: 0, z: 0, acrossM: 0, depthM: 0, shear: 0 };
  const color = new Float32Array(3);
  const own = new Float32Array(3);
  for (let row = 0; row < heightPx; row++) {
    const v = row + 0.5;
    const far = v <= camera.horizonY + 1 ? Number.POSITIVE_INFINITY : camera.groundZ(v);
    sample.v = v;
    sample.z = far - backM;
    sample.acrossM = far / camera.focalPx;
    // Meters of ground that a row of pixels covers in depth at this distance.
    sample.depthM = (far * far) / (camera.focalPx * camera.heightM);
    const fade = smoothstep(FADE_M.from, FADE_M.to, far);
    for (let column = 0; column < widthPx; column++) {
      const q = (row * widthPx + column) * 3;
      for (let c = 0; c < 3; c++) light[q + c] = SKY[c]!;
      if (fade >= 1) continue;
      sample.u = column + 0.5;
      sample.x = camera.groundX(sample.u, v);
      sample.shear = sample.x / far;
      existingGround(scene.camera, soft, hard, sample.x, sample.z, own);
      let hidden = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      const known = isInPhoto(scene.camera, sample.x, sample.z);
      // From the uppermost layer down, until nothing below can be seen.
      for (let k = layers.length - 1; known && k >= 0 && hidden < COVERED; k--) {
        const { field, surface } = layers[k]!;
        const footprint = sample.acrossM + 0.5 * sample.depthM;
        // Coverage from the signed distance to the edge, over the width of the footprint.
        const cover = clamp(0.5 - field(sample.x, sample.z) / footprint, 0, 1) * (1 - hidden);
        if (cover <= LEAST_COVER) continue;
        hidden += cover;
        if (surface.kind === "water") {
          const ripple = 0.9 + 0.25 * vnoise(sample.x * 2.4, sample.z * 3.1, 17);
          for (let c = 0; c < 3; c++) color[c] = WATER[c]! * ripple;
        } else surface.shade(sample, color);
        // From up here blades are too fine to draw one by one; their tips are what the sun lights.
        if (surface.kind === "grass") for (let c = 0; c < 3; c++) color[c]! *= MOWN;
        red += color[0]! * cover;
        green += color[1]! * cover;
        blue += color[2]! * cover;
      }
      const shade = lit(sample.x, far);
      const bare = 1 - hidden;
      light[q] = lerp((own[0]! * bare + red) * shade * EXPOSURE[0], SKY[0], fade);
      light[q + 1] = lerp((own[1]! * bare + green) * shade * EXPOSURE[1], SKY[1], fade);
      light[q + 2] = lerp((own[2]! * bare + blue) * shade * EXPOSURE[2], SKY[2], fade);
    }
  }
}

/**
 * Whether the photo shows a place on the ground. Fields go on beyond the frame, so that beds do not curl
 * along it; that ground is unknown and is not drawn.
 */
function isInPhoto(photo: Camera, x: number, z: number): boolean {
  if (z <= IN_PHOTO_FROM_M) return false;
  const across = photo.photoX(x, z);
  return across >= 0 && across < photo.widthPx && photo.photoY(0, z) < photo.heightPx;
}

/** What the photo shows at a place on the ground: lawn, paving, or nothing that is known. */
function existingGround(
  photo: Camera,
  soft: Float32Array,
  hard: Float32Array,
  x: number,
  z: number,
  out: Float32Array,
): void {
  let onSoft = 0;
  let onHard = 0;
  if (z > KNOWN_FROM_M) {
    const column = Math.floor(photo.photoX(x, z));
    const row = Math.floor(photo.photoY(0, z));
    if (column >= 0 && column < photo.widthPx && row >= 0 && row < photo.heightPx) {
      onSoft = soft[row * photo.widthPx + column]!;
      onHard = hard[row * photo.widthPx + column]!;
    }
  }
  const rest = Math.max(0, 1 - onSoft - onHard);
  for (let c = 0; c < 3; c++) out[c] = SOFT[c]! * onSoft + HARD[c]! * onHard + BASE[c]! * rest;
}

/** Nearer to the photo's camera than this, meters, no ground is drawn, and none is looked up in the photo's masks. */
const IN_PHOTO_FROM_M = 0.3;
const KNOWN_FROM_M = 0.5;

const CAPTION = "Bird's-eye view from 25 ft, drawn from the design. The house is a plain block.";

function caption(image: RgbImage): void {
  // A thousandth of the picture's size, as on the plan sheet: letters of 12, 24 from the left, 20 above the
  // lower edge.
  const unit = Math.sqrt(image.width * image.height) / 1000;
  const room = image.width - 48 * unit;
  const height = 12 * unit * Math.min(1, room / letteringWidth(CAPTION, 12 * unit));
  const x = 24 * unit;
  const y = image.height - 20 * unit;
  const width = letteringWidth(CAPTION, height);
  // A strip of paper behind the letters, larger by `grow` pixels on all sides.
  const bar = (grow: number) => [
    { x: x - grow, y: y + grow },
    { x: x + width + grow, y: y + grow },
    { x: x + width + grow, y: y - height - grow },
    { x: x - grow, y: y - height - grow },
  ];
  ink(image, { kind: "fill", rings: [bar(9 * unit)], color: "#fbf9f3", opacity: 0.88 });
  ink(image, {
    kind: "stroke",
    lines: lettering(CAPTION, x, y, height),
    color: "#23302a",
    widthPx: Math.max(1, height * 0.11),
  });
}
