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

/** The model's own materials: what is there already is plain, so that the design is what one looks at. */
const SOFT = hexToLinear("#c3cda6");
const HARD = hexToLinear("#c9c5bc");
const BASE = hexToLinear("#e6e2d8");
const WATER = hexToLinear("#5fa9bd");
const SKY = hexToLinear("#f3f2ec");
/** The ground fades into the paper between these distances from the camera, meters. */
const FADE_M = { from: 26, to: 46 };
const EXPOSURE: Vec3 = [0.92, 0.92, 0.92];
const SUN_SHARE = 0.6;
/** Light of the sky that reaches the foot of things. */
const CONTACT = 0.55;
const BIAS_M = 0.02;
/** Light of a whole lawn against the floor between its blades. */
const MOWN = 2.3;

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
    illumination: 1,
  }));
  const shadows = castShadows(instances, view.camera, sun.direction);
  const light = new Float32Array(widthPx * heightPx * 3);
  paintBase(light, scene, options, view, (x, z) => {
    if (!shadows) return 1;
    const open = 1 - CONTACT * shadows.contactAt(x, z);
    return (SUN_SHARE * shadows.litShare(x, 0, z, BIAS_M) + (1 - SUN_SHARE) * open) * (0.6 + 0.4 * open);
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
      for (let k = layers.length - 1; known && k >= 0 && hidden < 0.998; k--) {
        const { field, surface } = layers[k]!;
        const footprint = sample.acrossM + 0.5 * sample.depthM;
        const cover = clamp(0.5 - field(sample.x, sample.z) / footprint, 0, 1) * (1 - hidden);
        if (cover <= 0.002) continue;
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

/** Fields go on beyond the frame so that beds do not curl along it; nobody knows that ground, and it is not drawn. */
function isInPhoto(photo: Camera, x: number, z: number): boolean {
  if (z <= 0.3) return false;
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
  if (z > 0.5) {
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

const CAPTION = "Bird's-eye view from 25 ft, drawn from the design. The house is a plain block.";

function caption(image: RgbImage): void {
  const unit = Math.sqrt(image.width * image.height) / 1000;
  const room = image.width - 48 * unit;
  const height = 12 * unit * Math.min(1, room / letteringWidth(CAPTION, 12 * unit));
  const x = 24 * unit;
  const y = image.height - 20 * unit;
  const width = letteringWidth(CAPTION, height);
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
