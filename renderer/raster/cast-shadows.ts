import type { Camera } from "#core/camera/camera.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { isKept } from "./detail-level.ts";
import { type Instance, instanceHeight, instanceReach, poseOf } from "./instance.ts";
import { type GroundRect, ShadowMap } from "./shadow-map.ts";

/**
 * Limits of the side of a cell of the shadow map, meters. Finer cells show twigs nearby and cost memory;
 * coarser ones are larger than a cluster of leaves.
 */
const FINEST_CELL_M = 0.018;
const COARSEST_CELL_M = 0.06;
/** Two planes of numbers for these take 24 megabytes. */
const MOST_CELLS = 3e6;
/**
 * A cell is CELL_PX photo pixels wide at CELL_AT_M meters from the camera: a small picture needs no finer
 * shadow.
 */
const CELL_PX = 1.8;
const CELL_AT_M = 8.3;
/**
 * Leaves shorter than this many samples are merged for the shadow. Larger than in the picture, because
 * nearby a cell is larger than a pixel.
 */
const SHADOW_LEAF_PX = 3.2;
/** Leaves shorter than this many cells are merged too: the map cannot show them one by one. */
const SHADOW_LEAF_CELLS = 2;
/** Least share of the leaves that cast a shadow; with fewer the shadow of a far crown has holes. */
const LEAST_SHARE = 0.1;
/**
 * A plant of more triangles is dense: DENSE_SHARE of its leaves already close the shadow. Others cast
 * SPARSE_SHARE.
 */
const MANY_TRIANGLES = 9000;
/** Plants nearer than this to the camera, meters, count as this near: the length of a leaf on the screen stays finite. */
const NEAREST_M = 0.5;
/** Samples per pixel along one side, as `drawInstances` draws ordinary photos. */
const SAMPLES_PER_SIDE = 2;
/** Room left round an instance on the map, meters: the penumbra and the three cells that `litShare` looks at. */
const MARGIN_M = 0.5;
/** What stands higher than this above the ground (a pot on a deck) shades the deck, not the ground. Meters. */
const ON_GROUND_M = 0.1;
const DENSE_SHARE = 0.5;
const SPARSE_SHARE = 0.8;

/** The shadow map of everything that stands in the yard; null when nothing does. `sun`: unit vector towards it. */
export function castShadows(instances: readonly Instance[], camera: Camera, sun: Vec3): ShadowMap | null {
  if (instances.length === 0) return null;
  const area = shadowedArea(instances, sun);
  const cellM = cellOf(area, camera);
  // Cells lie on one lattice of the ground: what is added or taken away elsewhere leaves a shadow as it is.
  area.minX = Math.floor(area.minX / cellM) * cellM;
  area.minZ = Math.floor(area.minZ / cellM) * cellM;
  const map = new ShadowMap(area, cellM, sun);
  for (const instance of instances) {
    addContacts(map, instance);
    // The shadow of the old one lies there.
    if (instance.covers === "predecessor") continue;
    castInstance(map, instance, camera);
  }
  return map;
}

/**
 * Side of a cell, meters. It depends on the camera alone while the map stays small: a shadow must not
 * change when something is added far away. A map of too many cells gets cells twice as large, and so on.
 */
function cellOf({ minX, maxX, minZ, maxZ }: GroundRect, camera: Camera): number {
  let cellM = Math.min(COARSEST_CELL_M, Math.max(FINEST_CELL_M, (CELL_PX * CELL_AT_M) / camera.focalPx));
  while (((maxX - minX) * (maxZ - minZ)) / cellM ** 2 > MOST_CELLS) cellM *= 2;
  return cellM;
}

/** The rectangle of the ground in which the shadows of all instances lie, with a margin. */
function shadowedArea(instances: readonly Instance[], sun: Vec3): GroundRect {
  // A map of one cell, made only for the shift of a shadow per meter of height.
  const probe = new ShadowMap({ minX: 0, minZ: 0, maxX: 0, maxZ: 0 }, 1, sun);
  const area: GroundRect = { minX: Infinity, minZ: Infinity, maxX: -Infinity, maxZ: -Infinity };
  for (const instance of instances) {
    const reach = instanceReach(instance) + MARGIN_M;
    const height = instanceHeight(instance);
    for (const h of [0, height]) {
      const x = instance.x - h * probe.shiftX;
      const z = instance.z - h * probe.shiftZ;
      area.minX = Math.min(area.minX, x - reach);
      area.maxX = Math.max(area.maxX, x + reach);
      area.minZ = Math.min(area.minZ, z - reach);
      area.maxZ = Math.max(area.maxZ, z + reach);
    }
  }
  return area;
}

/**
 * Contact shade of a plant ends at this share of its foot radius: leaves reach the outline, their shade on
 * the ground ends a little inside it.
 */
const FOLIAGE_CONTACT = 0.95;

/**
 * Adds the discs of ground in which an instance hides the sky: one under a plant, those listed in the mesh
 * under a built thing.
 */
function addContacts(map: ShadowMap, instance: Instance): void {
  const { mesh, x, z } = instance;
  const scale = instance.scale ?? 1;
  if ((instance.baseM ?? 0) > ON_GROUND_M) return;
  if (mesh.kind === "foliage") {
    map.addContact(x, z, mesh.footRadiusM * scale * FOLIAGE_CONTACT);
    return;
  }
  const c = Math.cos(instance.turn ?? 0) * scale;
  const n = Math.sin(instance.turn ?? 0) * scale;
  for (const contact of mesh.contacts) {
    map.addContact(
      x + contact.x * c - contact.z * n,
      z + contact.x * n + contact.z * c,
      contact.radiusM * scale,
    );
  }
}

/**
 * Casts every triangle of one instance; of small leaves only a share, because the cells are coarser than
 * the leaves.
 */
function castInstance(map: ShadowMap, instance: Instance, camera: Camera): void {
  const { mesh, x, z } = instance;
  const base = instance.baseM ?? 0;
  const s = instance.scale ?? 1;
  const pose = poseOf(instance);
  const sy = pose.yy;
  // `keep` below is the share of leaf pairs that cast: at most `most`, less for leaves that are short
  // against a cell.
  let most = 1;
  let typical = 1;
  let wood = mesh.count;
  let ratioPerM = 0;
  let pairLengthM: Float32Array | null = null;
  if (mesh.kind === "foliage") {
    wood = mesh.woodCount;
    most = mesh.count > MANY_TRIANGLES ? DENSE_SHARE : SPARSE_SHARE;
    ratioPerM =
      s *
      Math.min(
        (camera.focalPx * SAMPLES_PER_SIDE) / Math.max(z, NEAREST_M) / SHADOW_LEAF_PX,
        1 / (map.cellM * SHADOW_LEAF_CELLS),
      );
    typical = mesh.leafLengthM * ratioPerM;
    pairLengthM = mesh.pairLengthM;
  }
  // From the mesh to the cells of the map in one step: how far each of its axes moves a point.
  const perM = 1 / map.cellM;
  const column = map.columnOf(x, base);
  const row = map.rowOf(base, z);
  const alongColumn = pose.xx * perM;
  const upColumn = (pose.xy - sy * map.shiftX) * perM;
  const deepColumn = pose.xz * perM;
  const alongRow = pose.zx * perM;
  const upRow = (pose.zy - sy * map.shiftZ) * perM;
  const deepRow = pose.zz * perM;
  const corners = new Float64Array(9);
  const p = mesh.positions;
  const rounded = mesh.kind === "foliage" ? mesh.rounded : null;
  const count = mesh.kind === "foliage" ? mesh.shownCount(instance.habit?.bloom ?? 1) : mesh.count;
  for (let i = 0; i < count; i++) {
    if (i >= wood && pairLengthM !== null) {
      const ratio = Math.min(typical, pairLengthM[i >> 1]! * ratioPerM);
      const keep = Math.min(most, Math.max(LEAST_SHARE, ratio * ratio));
      if (!isKept(i, keep)) continue;
    }
    const k = i * 9;
    const ax = p[k]!;
    const ay = p[k + 1]!;
    const az = p[k + 2]!;
    let bx = p[k + 3]!;
    let by = p[k + 4]!;
    let bz = p[k + 5]!;
    const cx = p[k + 6]!;
    const cy = p[k + 7]!;
    const cz = p[k + 8]!;
    if (rounded !== null && rounded[i] === 1) {
      // A rounded triangle fills two thirds of itself: its control point is drawn in by a third.
      // The parabola of a rounded triangle encloses two thirds of its area. Moving the control point b a
      // third of the way to the middle of a-c gives a plain triangle of that area.
      bx += ((ax + cx) / 2 - bx) / 3;
      by += ((ay + cy) / 2 - by) / 3;
      bz += ((az + cz) / 2 - bz) / 3;
    }
    corners[0] = column + ax * alongColumn + ay * upColumn + az * deepColumn;
    corners[1] = row + ax * alongRow + ay * upRow + az * deepRow;
    corners[2] = base + ay * sy;
    corners[3] = column + bx * alongColumn + by * upColumn + bz * deepColumn;
    corners[4] = row + bx * alongRow + by * upRow + bz * deepRow;
    corners[5] = base + by * sy;
    corners[6] = column + cx * alongColumn + cy * upColumn + cz * deepColumn;
    corners[7] = row + cx * alongRow + cy * upRow + cz * deepRow;
    corners[8] = base + cy * sy;
    map.castTriangle(corners);
  }
}
