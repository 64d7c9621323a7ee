import type { Camera } from "#core/camera/camera.ts";
import { GRAIN_KINDS, type SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { CORNER_FLOATS, type FaceShade, fillFace } from "./fill-face.ts";
import type { Frame } from "./frame.ts";
import { grainOf } from "./grain.ts";
import type { Instance } from "./instance.ts";
import { BOUNCE_TINT, lightAtFoot, type SceneLight, SKY_TINT, SUN_TINT, sunGain } from "./scene-light.ts";
import type { ShadowMap } from "./shadow-map.ts";

/** A face that reaches nearer than this is left out. */
const NEAR_M = 0.3;
/** In cells of the shadow map: without it a sunlit face would find itself in the map and stripe. */
const NORMAL_PUSH_CELLS = 1.5;
const FACE_BIAS_M = 0.05;
/** A face whose normal points up by more lies level. */
const LEVEL = 0.6;

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
  const eye = camera.heightM;
  const push = (shadows?.cellM ?? 0) * NORMAL_PUSH_CELLS;

  const corners = new Float64Array(3 * CORNER_FLOATS);
  const world = new Float64Array(9);
  const shade: FaceShade = {
    corners,
    red: 0,
    green: 0,
    blue: 0,
    sun: [gain * SUN_TINT[0], gain * SUN_TINT[1], gain * SUN_TINT[2]],
    sky: [
      level * (0.88 * SKY_TINT[0] + 0.12 * BOUNCE_TINT[0]),
      level * (0.88 * SKY_TINT[1] + 0.12 * BOUNCE_TINT[1]),
      level * (0.88 * SKY_TINT[2] + 0.12 * BOUNCE_TINT[2]),
    ],
    grain: null,
    sunAlong: 0,
    sunAcross: 0,
    offsetX: 0,
    offsetY: 0,
    offsetZ: 0,
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
      if (z < nearest) nearest = z;
      const away = cornerX * x + cornerY * (y - eye) + cornerZ * z;
      if (away < facingEye) facingEye = away;
      const cosine = cornerX * sunDirection[0] + cornerY * sunDirection[1] + cornerZ * sunDirection[2];
      const open = openness[i * 3 + corner]!;
      const o = corner * CORNER_FLOATS;
      corners[o] = centerX + (x * focal) / z;
      corners[o + 1] = horizonY + ((eye - y) * focal) / z;
      corners[o + 2] = 1 / z;
      corners[o + 3] = x;
      corners[o + 4] = y;
      corners[o + 5] = grainCoords[i * 6 + corner * 2]! * s;
      corners[o + 6] = grainCoords[i * 6 + corner * 2 + 1]! * s;
      corners[o + 7] = cosine;
      corners[o + 8] =
        ((1 - sunShare) * (0.62 + 0.38 * cornerY) * 1.25 + sunShare * 0.16 * (0.6 + 0.4 * cornerY)) * open +
        0.1 * (0.5 - 0.5 * cornerY) * open * (0.4 + sunShare);
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

/** Directions on the face in which the two grain coordinates grow, against the sun (solves the 2 x 2 system of the two edges). */
function orientGrain(shade: FaceShade, world: Float64Array, sun: readonly [number, number, number]): void {
  const q = shade.corners;
  const du1 = q[CORNER_FLOATS + 5]! - q[5]!;
  const dv1 = q[CORNER_FLOATS + 6]! - q[6]!;
  const du2 = q[CORNER_FLOATS * 2 + 5]! - q[5]!;
  const dv2 = q[CORNER_FLOATS * 2 + 6]! - q[6]!;
  const det = du1 * dv2 - du2 * dv1;
  if (Math.abs(det) < 1e-12) {
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
  shade.sunAlong = Math.min(1, Math.max(-1, along));
  shade.sunAcross = Math.min(1, Math.max(-1, across));
}
