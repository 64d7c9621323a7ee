import type { Camera } from "#core/camera/camera.ts";
import { GRAIN_KINDS, type SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { CORNER_FLOATS, type FaceShade, fillFace } from "./fill-face.ts";
import type { Frame } from "./frame.ts";
import { grainOf } from "./grain.ts";
import type { Instance } from "./instance.ts";
import {
  BOUNCE,
  BOUNCE_OF_SKY,
  BOUNCE_TINT,
  CLEAR_SIDE,
  CLEAR_SKY,
  CLEAR_UP,
  lightAtFoot,
  OVERCAST_GAIN,
  OVERCAST_SIDE,
  OVERCAST_UP,
  type SceneLight,
  SKY_TINT,
  SUN_TINT,
  sunGain,
} from "./scene-light.ts";
import type { ShadowMap } from "./shadow-map.ts";

/** A face with a corner nearer to the camera than this, meters, is left out. */
const NEAR_M = 0.3;
/**
 * A point is moved this many cells of the shadow map along its normal before the map is read. Without it a
 * sunlit face finds itself in the map and shows stripes.
 */
const NORMAL_PUSH_CELLS = 1.5;
/** A caster must stand this much above a point to shade it, meters. */
const FACE_BIAS_M = 0.05;
/**
 * A face counts as level when the upward part of its unit normal is larger than this (53 degrees from
 * upright).
 */
const LEVEL = 0.6;
/** Parts of the sky light and of the light from the ground in the color of what is not direct sun. */
const FROM_SKY = 0.88;
const FROM_GROUND = 0.12;
/** A determinant smaller than this means that the grain has no direction on the face. */
const SINGULAR = 1e-12;

/** Draws one built thing, shaded per sample. Faces turned away from the camera are left out. */
export function drawSolid(
  frame: Frame,
  instance: Instance,
  mesh: SolidMesh,
  camera: Camera,
  light: SceneLight,
  shadows: ShadowMap | null,
): void {
  const s = instance.scale ?? 1;
  const sy = instance.heightScale ?? s;
  const base = instance.baseM ?? 0;
  const c = Math.cos(instance.turn ?? 0);
  const n = Math.sin(instance.turn ?? 0);
  const tone = instance.tone ?? 1;
  const sunDirection = light.sun.direction;
  const { level, sunShare } = lightAtFoot(light, instance.illumination ?? 1);
  const gain = sunShare * sunGain(light) * level;
  const focal = camera.focalPx * frame.scale;
  const centerX = camera.centerX * frame.scale;
  const horizonY = camera.horizonY * frame.scale;
  const { heightM: eye, lean, stretch } = camera;
  // Where the lens is, in the world's own meters.
  const eyeY = eye / stretch;
  const eyeZ = eyeY * lean;
  const push = (shadows?.cellM ?? 0) * NORMAL_PUSH_CELLS;

  // Reused for every triangle: `corners` as `fillFace` reads them, `world` x, y and z of the three corners
  // in meters.
  const corners = new Float64Array(3 * CORNER_FLOATS);
  const world = new Float64Array(9);
  const shade: FaceShade = {
    corners,
    red: 0,
    green: 0,
    blue: 0,
    sun: [gain * SUN_TINT[0], gain * SUN_TINT[1], gain * SUN_TINT[2]],
    sky: [
      level * (FROM_SKY * SKY_TINT[0] + FROM_GROUND * BOUNCE_TINT[0]),
      level * (FROM_SKY * SKY_TINT[1] + FROM_GROUND * BOUNCE_TINT[1]),
      level * (FROM_SKY * SKY_TINT[2] + FROM_GROUND * BOUNCE_TINT[2]),
    ],
    grain: null,
    sunAlong: 0,
    sunAcross: 0,
    offsetX: 0,
    offsetY: 0,
    offsetZ: 0,
    lean,
    shadowBiasM: FACE_BIAS_M,
    groundM: Number.NEGATIVE_INFINITY,
  };
  const { positions: p, normals, grainCoords, openness, colors } = mesh;
  for (let i = 0; i < mesh.count; i++) {
    let facingEye = 0;
    let nearest = Infinity;
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (let corner = 0; corner < 3; corner++) {
      const k = i * 9 + corner * 3;
      const x = instance.x + (p[k]! * c - p[k + 2]! * n) * s;
      const y = base + p[k + 1]! * sy;
      const z = instance.z + (p[k]! * n + p[k + 2]! * c) * s;
      const cornerX = normals[k]! * c - normals[k + 2]! * n;
      const cornerY = normals[k + 1]!;
      const cornerZ = normals[k]! * n + normals[k + 2]! * c;
      world[corner * 3] = x;
      world[corner * 3 + 1] = y;
      world[corner * 3 + 2] = z;
      nx += cornerX;
      ny += cornerY;
      nz += cornerZ;
      const depth = z - y * lean;
      if (depth < nearest) nearest = depth;
      // Negative when the corner's normal points towards the eye. One such corner is enough: normals of a
      // round face differ.
      const away = cornerX * x + cornerY * (y - eyeY) + cornerZ * (z - eyeZ);
      if (away < facingEye) facingEye = away;
      const cosine = cornerX * sunDirection[0] + cornerY * sunDirection[1] + cornerZ * sunDirection[2];
      const open = openness[i * 3 + corner]!;
      const o = corner * CORNER_FLOATS;
      // The order is that of CORNER_FLOATS in `fill-face.ts`.
      corners[o] = centerX + (x * focal) / depth;
      corners[o + 1] = horizonY + ((eye - y * stretch) * focal) / depth;
      corners[o + 2] = 1 / depth;
      corners[o + 3] = x;
      corners[o + 4] = y;
      corners[o + 5] = grainCoords[i * 6 + corner * 2]! * s;
      corners[o + 6] = grainCoords[i * 6 + corner * 2 + 1]! * s;
      corners[o + 7] = cosine;
      corners[o + 8] =
        ((1 - sunShare) * (OVERCAST_SIDE + OVERCAST_UP * cornerY) * OVERCAST_GAIN +
          sunShare * CLEAR_SKY * (CLEAR_SIDE + CLEAR_UP * cornerY)) *
          open +
        BOUNCE * (0.5 - 0.5 * cornerY) * open * (BOUNCE_OF_SKY + sunShare);
    }
    if (facingEye >= 0 || nearest < NEAR_M) continue;
    const inv = 1 / (Math.hypot(nx, ny, nz) || 1);
    shade.offsetX = nx * inv * push;
    shade.offsetY = ny * inv * push;
    shade.offsetZ = nz * inv * push;
    shade.groundM = ny * inv < LEVEL ? base : Number.NEGATIVE_INFINITY;
    shade.red = colors[i * 3]! * tone * light.exposure[0];
    shade.green = colors[i * 3 + 1]! * tone * light.exposure[1];
    shade.blue = colors[i * 3 + 2]! * tone * light.exposure[2];
    const grain = GRAIN_KINDS[mesh.grains[i]!]!;
    shade.grain = grain === "none" ? null : grainOf(grain);
    if (shade.grain !== null) orientGrain(shade, world, sunDirection);
    fillFace(frame, shade, shadows, nearest / focal);
  }
}

/**
 * Cosines between the sun and the two directions on the face in which the grain's coordinates grow. The
 * directions solve a 2 x 2 system: two edges of the triangle, each known in meters and in grain
 * coordinates.
 */
function orientGrain(shade: FaceShade, world: Float64Array, sun: readonly [number, number, number]): void {
  const q = shade.corners;
  // d: difference from the first corner to the second (1) and the third (2); u along, v across the grain,
  // meters.
  const du1 = q[CORNER_FLOATS + 5]! - q[5]!;
  const dv1 = q[CORNER_FLOATS + 6]! - q[6]!;
  const du2 = q[CORNER_FLOATS * 2 + 5]! - q[5]!;
  const dv2 = q[CORNER_FLOATS * 2 + 6]! - q[6]!;
  const det = du1 * dv2 - du2 * dv1;
  if (Math.abs(det) < SINGULAR) {
    shade.sunAlong = 0;
    shade.sunAcross = 0;
    return;
  }
  let along = 0;
  let across = 0;
  for (let axis = 0; axis < 3; axis++) {
    const e1 = world[3 + axis]! - world[axis]!;
    const e2 = world[6 + axis]! - world[axis]!;
    along += ((e1 * dv2 - e2 * dv1) / det) * sun[axis]!;
    across += ((e2 * du1 - e1 * du2) / det) * sun[axis]!;
  }
  // Where a curved face stretches its coordinates the solution grows without bound; a slope cannot matter more than fully.
  // A curved face stretches its coordinates, and the solution grows without limit: cosines are held to -1
  // to 1.
  shade.sunAlong = Math.min(1, Math.max(-1, along));
  shade.sunAcross = Math.min(1, Math.max(-1, across));
}
