import type { Camera } from "#core/camera/camera.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { oncePer } from "#renderer/once-per.ts";
import { fullDetailPx, isKept, keptShare } from "./detail-level.ts";
import type { Frame } from "./frame.ts";
import { type Instance, poseOf } from "./instance.ts";
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

/**
 * Triangles with a corner nearer to the camera than this, meters, are left out: a leaf at the lens would
 * cover the yard.
 */
const NEAR_M = 0.5;
/**
 * A caster must stand this much above a leaf to shade it, meters. The shade inside its own crown is baked
 * into the mesh.
 */
const CROWN_BIAS_M = 0.3;
/**
 * Leaves turned a little away from the sun are still lit (wrapped Lambert): they are thin and glossy. 0 is
 * plain Lambert; larger is softer.
 */
const WRAP = 0.2;
/**
 * White reflection from the waxy surface of a leaf. Fresnel gives 4% straight on; roughness scatters most
 * of it away.
 */
const SHEEN = 0.008;

/**
 * Range of the tone from the darkest to the lightest leaf, as a natural logarithm (1.3: a factor of 3.7).
 * It gives shrubs the contrast from pixel to pixel that they have in photos.
 */
const LEAF_SPREAD = 1.3;
/**
 * Leaves of these lengths, meters, lose that range gradually: a broad leaf is drawn in several pieces,
 * which must not differ in tone.
 */
const BROAD_M = [0.06, 0.1] as const;
/**
 * One over the plastic number, the root of x³ = x + 1: a low-discrepancy step like the golden ratio, but
 * not the step by which `isKept` chooses leaves.
 */
const GOLDEN = 0.7548776662;
/** Entries of the table of tones; the table saves an exponential per leaf. */
const TONES = 256;
/**
 * Tones exp(-spread / 2) to exp(spread / 2) in even steps of the exponent, divided by their mean so that
 * the crown keeps its brightness.
 */
const tonesOf = oncePer(({ leafLengthM, inPieces }: FoliageMesh): Float32Array => {
  const spread = inPieces ? 0 : LEAF_SPREAD * (1 - smoothstep(...BROAD_M, leafLengthM));
  const mean = spread > 1e-3 ? (2 * Math.sinh(spread / 2)) / spread : 1;
  return Float32Array.from({ length: TONES }, (_, i) => Math.exp(spread * ((i + 0.5) / TONES - 0.5)) / mean);
});
/**
 * Share of the blue that green leaves lose in full light. Sunlit leaves in photos have a quarter more
 * chroma than shaded ones, as light shines through them.
 */
const DEEPER_IN_LIGHT = 0.32;
/**
 * The loss begins at the first of these light levels and is complete at the second; 1 is open ground in
 * full light.
 */
const LIGHT_SPAN = [0.35, 1.1] as const;
/** Distance from one bulge of a crown to the next, in radii of the plant. */
const BULGE_RADII = 1.5;
/**
 * A color is that of a green leaf when its green is this many times its red and its blue. Flowers, bark and
 * red leaves fail this test and keep their color.
 */

const LEAF_GREEN = 1.1;
/**
 * A leaf whose red and blue are these shares of its green takes on all of the photo's leaf color: the color of usual leaves, for which that
 * was worked out. Paler ones, olive and agave, take less: a gray leaf has little color to lose, and would turn lilac.
 */
const USUAL_RED = 0.62;
const USUAL_BLUE = 0.24;

/** Least radius that bulges are measured by, meters; it only keeps seedlings from a division by zero. */
const LEAST_BULGE_RADIUS_M = 0.05;
/** Below this share of the sun no shadow is looked up: the difference would not show. */
const LEAST_SUN = 0.05;
/**
 * Light through a leaf begins where the cosine to the sun falls below THROUGH_ANGLE and grows as the leaf
 * turns its back to the sun; THROUGH_GAIN scales it. No source is recorded.
 */
const THROUGH_ANGLE = 0.25;
const THROUGH_GAIN = 0.55;
/**
 * Shares of sun and sky in the white reflection. The sky counts more, as some part of it is always mirrored
 * to the camera.
 */
const SHEEN_SUN = 0.5;
const SHEEN_SKY = 2;
/**
 * Color of light that went through a leaf: red takes part of the leaf's green, blue is halved. It is warmer
 * and greener than the leaf itself.
 */
const THROUGH_RED = 0.7;
const THROUGH_RED_OF_GREEN = 0.35;
const THROUGH_GREEN = 1.15;
const THROUGH_BLUE = 0.5;

/** Draws one plant, lit per leaf: sun through the baked crown and past other things, sky, light through the leaf, bounce. */
export function drawFoliage(
  frame: Frame,
  instance: Instance,
  mesh: FoliageMesh,
  camera: Camera,
  light: SceneLight,
  shadows: ShadowMap | null,
): void {
  const { x: atX, z: atZ } = instance;
  const base = instance.baseM ?? 0;
  const s = instance.scale ?? 1;
  const turn = instance.turn ?? 0;
  const cosTurn = Math.cos(turn);
  const sinTurn = Math.sin(turn);
  const { xx, xy, xz, yy, zx, zy, zz } = poseOf(instance);
  const { habit } = instance;
  const tone = instance.tone ?? 1;
  const [sunX, sunY, sunZ] = light.sun.direction;
  const { level, sunShare } = lightAtFoot(light, instance.illumination ?? 1);
  const gain = sunShare * sunGain(light);
  const [exposureR, exposureG, exposureB] = light.exposure;
  const [tintR, leafG, tintB] = light.leaves ?? [1, 1, 1];
  const leafR = tintR * (habit?.red ?? 1);
  const leafB = tintB * (habit?.blue ?? 1);
  const focal = camera.focalPx * frame.scale;
  const centerX = camera.centerX * frame.scale;
  const horizonY = camera.horizonY * frame.scale;
  const { heightM: eye, lean, stretch } = camera;

  // The crown was baked for suns from four sides; the two next to this sun are blended.
  // The crown's light is baked for suns from +x, +z, -x and -z. `quarter` is the bearing of this sun in
  // right angles, in the plant's own space; the two baked suns beside it are blended.
  const quarter = ((Math.atan2(sunZ, sunX) - turn) / (Math.PI / 2) + 8) % 4;
  const before = Math.floor(quarter) % 4;
  const after = (before + 1) % 4;
  const afterShare = quarter - Math.floor(quarter);

  const farSide = hiddenSide(mesh, instance, camera);
  let lit = 1;
  let litPair = -1;
  const ratioPerM = (s * focal) / (Math.max(NEAR_M, atZ) * fullDetailPx(camera));
  // Leaves are merged by the typical length of the plant or by their own, whichever keeps fewer.
  const typical = keptShare(mesh.leafLengthM * ratioPerM);
  const { pairLengthM } = mesh;
  const tones = tonesOf(mesh);
  const { positions: p, normals, colors, translucency, openness, sunReach, rounded } = mesh;
  const corners = new Float64Array(9);
  const bulge = habit && mesh.billows ? habit.bulge : 0;
  const phase = habit?.phase ?? 0;
  // Bulges are a sine wave through the crown: waves per meter times 2 pi, in a direction that depends on
  // the plant.
  const perBulge = (2 * Math.PI) / (BULGE_RADII * Math.max(mesh.radiusM, LEAST_BULGE_RADIUS_M));
  const bulgeX = perBulge * Math.cos(phase * 3);
  const bulgeZ = perBulge * Math.sin(phase * 3);
  let swell = 1;
  const count = mesh.shownCount(habit?.bloom ?? 1);
  for (let i = 0; i < count; i++) {
    const leaf = i >= mesh.woodCount;
    let grow = 1;
    if (leaf) {
      const keep = Math.min(typical, keptShare(pairLengthM[i >> 1]! * ratioPerM));
      if (keep < 1) {
        if (!isKept(i, keep)) continue;
        grow = 1 / Math.sqrt(keep);
      }
    }
    const k = i * 9;
    const k3 = i * 3;
    if (
      farSide !== null &&
      p[k + 1]! < farSide.belowM &&
      p[k]! * farSide.x + p[k + 2]! * farSide.z > farSide.beyondM
    ) {
      continue;
    }
    // Both halves of a leaf move together; wood and the dark inside stay behind all of them.
    if (!leaf) swell = 1 - bulge;
    else if (bulge > 0 && ((i & 1) === 0 || i === mesh.woodCount))
      swell = 1 + bulge * Math.sin(p[k]! * bulgeX + p[k + 1]! * perBulge + p[k + 2]! * bulgeZ + phase);
    // From the plant's space to the camera's: x right, y up from the ground, z away, all in meters.
    let ax = atX + (p[k]! * xx + p[k + 1]! * xy + p[k + 2]! * xz) * swell;
    let ay = base + p[k + 1]! * yy * swell;
    let az = atZ + (p[k]! * zx + p[k + 1]! * zy + p[k + 2]! * zz) * swell;
    let bx = atX + (p[k + 3]! * xx + p[k + 4]! * xy + p[k + 5]! * xz) * swell;
    let by = base + p[k + 4]! * yy * swell;
    let bz = atZ + (p[k + 3]! * zx + p[k + 4]! * zy + p[k + 5]! * zz) * swell;
    let cx = atX + (p[k + 6]! * xx + p[k + 7]! * xy + p[k + 8]! * xz) * swell;
    let cy = base + p[k + 7]! * yy * swell;
    let cz = atZ + (p[k + 6]! * zx + p[k + 7]! * zy + p[k + 8]! * zz) * swell;
    if (az - ay * lean < NEAR_M || bz - by * lean < NEAR_M || cz - cy * lean < NEAR_M) continue;
    const mx = (ax + bx + cx) / 3;
    const my = (ay + by + cy) / 3;
    const mz = (az + bz + cz) / 3;
    if (grow > 1) {
      ax = mx + (ax - mx) * grow;
      ay = my + (ay - my) * grow;
      az = mz + (az - mz) * grow;
      bx = mx + (bx - mx) * grow;
      by = my + (by - my) * grow;
      bz = mz + (bz - mz) * grow;
      cx = mx + (cx - mx) * grow;
      cy = my + (cy - my) * grow;
      cz = mz + (cz - mz) * grow;
    }
    // Perspective: samples per meter at the depth of each corner.
    corners[2] = az - ay * lean;
    corners[5] = bz - by * lean;
    corners[8] = cz - cy * lean;
    const perA = focal / corners[2];
    const perB = focal / corners[5];
    const perC = focal / corners[8];
    corners[0] = centerX + ax * perA;
    corners[1] = horizonY + (eye - ay * stretch) * perA;
    corners[3] = centerX + bx * perB;
    corners[4] = horizonY + (eye - by * stretch) * perB;
    corners[6] = centerX + cx * perC;
    corners[7] = horizonY + (eye - cy * stretch) * perC;
    if (!frame.fillLeaf(corners, rounded[i] === 1)) continue;
    const ny = normals[k3 + 1]!;
    // Cosine between the leaf's normal, turned with the plant, and the sun.
    const facing =
      (normals[k3]! * cosTurn - normals[k3 + 2]! * sinTurn) * sunX +
      ny * sunY +
      (normals[k3]! * sinTurn + normals[k3 + 2]! * cosTurn) * sunZ;
    let reach = sunReach[i * 4 + before]! * (1 - afterShare) + sunReach[i * 4 + after]! * afterShare;
    if (shadows !== null && sunShare > LEAST_SUN && reach > LEAST_SUN) {
      // Both halves of a leaf lie in the same light.
      if (litPair !== i >> 1) {
        lit = shadows.litShare(mx, my, mz, CROWN_BIAS_M);
        litPair = i >> 1;
      }
      reach *= lit;
    }
    const open = openness[i]!;
    const own = leaf ? tone * tones[((((i >> 1) * GOLDEN) % 1) * TONES) | 0]! : tone;
    const direct = gain * Math.max(0, (facing + WRAP) / (1 + WRAP)) * reach;
    const through =
      gain * translucency[i]! * Math.max(0, THROUGH_ANGLE - facing) * reach * THROUGH_GAIN * level;
    // Light relative to open ground (1): sun, light through the leaf, sky, and light from the ground below.
    const sky =
      ((1 - sunShare) * (OVERCAST_SIDE + OVERCAST_UP * ny) * OVERCAST_GAIN +
        sunShare * CLEAR_SKY * (CLEAR_SIDE + CLEAR_UP * ny)) *
      open;
    const bounce = BOUNCE * (0.5 - 0.5 * ny) * Math.sqrt(open) * (BOUNCE_OF_SKY + sunShare);
    // Leaves are waxy: a little of the light comes back white, whatever their color.
    const sheen = SHEEN * (SHEEN_SUN * direct + SHEEN_SKY * sky);
    let red = colors[k3]! * own;
    let green = colors[k3 + 1]! * own;
    let blue = colors[k3 + 2]! * own;
    if (leaf && green >= red * LEAF_GREEN && green > blue * LEAF_GREEN) {
      const lessBlue = Math.min(1, (1 - blue / green) / (1 - USUAL_BLUE));
      const lessRed = Math.min(lessBlue, (1 - red / green) / (1 - USUAL_RED));
      const deeper = 1 - DEEPER_IN_LIGHT * lessBlue * smoothstep(LIGHT_SPAN[0], LIGHT_SPAN[1], direct + sky);
      red *= leafG + (leafR - leafG) * lessRed;
      blue *= (leafG + (leafB - leafG) * lessBlue) * deeper;
      green *= leafG;
    }
    const lightR = (direct * SUN_TINT[0] + sky * SKY_TINT[0] + bounce * BOUNCE_TINT[0]) * level;
    const lightG = (direct * SUN_TINT[1] + sky * SKY_TINT[1] + bounce * BOUNCE_TINT[1]) * level;
    const lightB = (direct * SUN_TINT[2] + sky * SKY_TINT[2] + bounce * BOUNCE_TINT[2]) * level;
    frame.addColor(
      // Light that has gone through a leaf is warmer and greener than the leaf.
      (red * lightR + (red * THROUGH_RED + green * THROUGH_RED_OF_GREEN) * through + sheen * level) *
        exposureR,
      (green * lightG + green * THROUGH_GREEN * through + sheen * level) * exposureG,
      (blue * lightB + blue * THROUGH_BLUE * through + sheen * level) * exposureB,
    );
  }
}

/** Leaves of a dense plant farther than this share of its radius behind its axis are left out. */
const HIDDEN_BEYOND = 0.35;
/**
 * They are left out only below this share of the height: the camera sees the far side of the top, and more
 * of it on a plant lower than the camera.
 */
const LOW_SEEN_SHARE = 0.6;
const TALL_SEEN_SHARE = 0.92;

/**
 * Unit direction (x, z) away from the camera; hidden is what lies more than `beyondM` along it and lower
 * than `belowM`. Meters.
 */
type HiddenSide = { x: number; z: number; beyondM: number; belowM: number };

/** The half of a dense plant that its front hides, in the plant's own (unturned, unscaled) space; null for airy plants. */
function hiddenSide(mesh: FoliageMesh, instance: Instance, camera: Camera): HiddenSide | null {
  if (!mesh.dense) return null;
  const eyeM = camera.heightM / camera.stretch;
  const ahead = instance.z - eyeM * camera.lean;
  const distance = Math.hypot(instance.x, ahead);
  // Right below the lens no side is hidden.
  if (distance < mesh.radiusM) return null;
  const turn = instance.turn ?? 0;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const top = (instance.baseM ?? 0) + mesh.heightM * (instance.heightScale ?? instance.scale ?? 1);
  return {
    x: (instance.x * c + ahead * n) / distance,
    z: (ahead * c - instance.x * n) / distance,
    beyondM: mesh.radiusM * HIDDEN_BEYOND,
    belowM: mesh.heightM * (top > eyeM ? TALL_SEEN_SHARE : LOW_SEEN_SHARE),
  };
}
