import type { Camera } from "#core/camera/camera.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { isKept } from "./detail-level.ts";
import { type Instance, instanceHeight, instanceReach, poseOf } from "./instance.ts";
import { type GroundRect, ShadowMap } from "./shadow-map.ts";

/** Cells of the shadow map: fine enough for twigs nearby, no larger than a leaf cluster. */
const FINEST_CELL_M = 0.018;
const COARSEST_CELL_M = 0.06;
/** Two planes of numbers for these take 24 megabytes. */
const MOST_CELLS = 3e6;
/** Photo pixels across that a cell is worth this far away, in meters: a small picture shows no finer shadow. */
const CELL_PX = 1.8;
const CELL_AT_M = 8.3;
/** A shadow needs fewer leaves than the picture: cells are larger than pixels nearby. */
const SHADOW_LEAF_PX = 3.2;
/** Nor finer than a cell: of leaves shorter than this many cells a part is enough. */
const SHADOW_LEAF_CELLS = 2;
const LEAST_SHARE = 0.1;
const MANY_TRIANGLES = 9000;

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
    castInstance(map, instance, camera);
  }
  return map;
}

/** Of the camera alone while the map stays small, for what is added far away must not stir a shadow; else twice as large, and so on. */
function cellOf({ minX, maxX, minZ, maxZ }: GroundRect, camera: Camera): number {
  let cellM = Math.min(COARSEST_CELL_M, Math.max(FINEST_CELL_M, (CELL_PX * CELL_AT_M) / camera.focalPx));
  while (((maxX - minX) * (maxZ - minZ)) / cellM ** 2 > MOST_CELLS) cellM *= 2;
  return cellM;
}

function shadowedArea(instances: readonly Instance[], sun: Vec3): GroundRect {
  const probe = new ShadowMap({ minX: 0, minZ: 0, maxX: 0, maxZ: 0 }, 1, sun);
  const area: GroundRect = { minX: Infinity, minZ: Infinity, maxX: -Infinity, maxZ: -Infinity };
  for (const instance of instances) {
    const reach = instanceReach(instance) + 0.5;
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

/** Leaves reach to about the outline; the sky is gone a little inside it. */
const FOLIAGE_CONTACT = 0.95;

function addContacts(map: ShadowMap, instance: Instance): void {
  const { mesh, x, z } = instance;
  const scale = instance.scale ?? 1;
  if ((instance.baseM ?? 0) > 0.1) return;
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

function castInstance(map: ShadowMap, instance: Instance, camera: Camera): void {
  const { mesh, x, z } = instance;
  const base = instance.baseM ?? 0;
  const s = instance.scale ?? 1;
  const pose = poseOf(instance);
  const sy = pose.yy;
  let most = 1;
  let typical = 1;
  let wood = mesh.count;
  let ratioPerM = 0;
  let pairLengthM: Float32Array | null = null;
  if (mesh.kind === "foliage") {
    wood = mesh.woodCount;
    most = mesh.count > MANY_TRIANGLES ? 0.5 : 0.8;
    ratioPerM =
      s *
      Math.min((camera.focalPx * 2) / Math.max(z, 0.5) / SHADOW_LEAF_PX, 1 / (map.cellM * SHADOW_LEAF_CELLS));
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
