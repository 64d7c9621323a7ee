import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { findEntrances } from "#renderer/layout/find-entrances.ts";
import type { Site } from "#renderer/layout/site.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ReadMirror } from "#renderer/textures/water.ts";
import type { Region } from "./find-regions.ts";
import { gridOf, type View } from "./view.ts";

/** The empty site of a region, ready for painters. */
export function openSite(photo: RgbImage, view: View, region: Region, light: PhotoLight, seed: number): Site {
  const { camera, seen } = view;
  const grid = gridOf(view, region.clip);
  const entrances = region.filled ? [] : entrancesOf(view, region.clip);
  return {
    areaId: region.areaId,
    filled: region.filled,
    camera,
    clip: region.clip,
    grid,
    hardDistance: keepClear(hardDistance(grid, region.clip, region.hard), entrances.flat()),
    doors: entrances.map((run) => run[run.length >> 1]!),
    house: seen.house,
    wallTurnRad: seen.wallTurnRad,
    light,
    mirrorRow: middleTopRow(grid, camera),
    readMirror: mirrorOf(photo, seen),
    seed,
    plan: region.plan,
    layers: [],
    instances: [],
    surfaces: [],
    pieces: [],
    taken: [],
    decks: [],
    lamps: [],
  };
}

const entrancesOf = (view: View, clip: Float32Array) => entrancesIn(view)(gridOf(view, clip));

const entrancesIn = oncePer(({ seen }: View) =>
  oncePer((grid: GroundGrid) => findEntrances(grid, seen.house)),
);

/** Metres to hard ground outside the region; computed when first asked for, as most plans never do. */
function hardDistance(grid: GroundGrid, clip: Float32Array, hard: Float32Array): GroundSdf {
  let field: Float32Array | null = null;
  return (x, z) => {
    field ??= hardFields(grid)(hard)(clip);
    return grid.at(field, x, z);
  };
}

const hardFields = oncePer((grid: GroundGrid) =>
  oncePer((hard: Float32Array) => oncePer((clip: Float32Array) => measureHard(grid, clip, hard))),
);

/** Before an entrance this much stays open, as if a walk lay there, and a third of it to the sides. Metres. */
const ENTRANCE_M = 2.1;
const SIDEWAYS = 3;
/** Beyond this nobody asks how far an entrance is. */
const FREE_M = 3;

function keepClear(hard: GroundSdf, entrances: readonly GroundPoint[]): GroundSdf {
  if (entrances.length === 0) return hard;
  const left = Math.min(...entrances.map((p) => p.x));
  const right = Math.max(...entrances.map((p) => p.x));
  const near = Math.min(...entrances.map((p) => p.z));
  const far = Math.max(...entrances.map((p) => p.z));
  return (x, z) => {
    const walk = hard(x, z);
    const beside = SIDEWAYS * (x < left ? left - x : x > right ? x - right : 0);
    const before = z < near ? near - z : z > far ? z - far : 0;
    const enough = (Math.min(walk, FREE_M) + ENTRANCE_M) ** 2;
    let nearest2 = beside * beside + before * before;
    if (nearest2 >= enough) return walk;
    nearest2 = enough;
    for (let k = 0; k < entrances.length; k++) {
      const dx = SIDEWAYS * (entrances[k]!.x - x);
      const dz = entrances[k]!.z - z;
      const distance2 = dx * dx + dz * dz;
      if (distance2 < nearest2) nearest2 = distance2;
    }
    return nearest2 < enough ? Math.sqrt(nearest2) - ENTRANCE_M : walk;
  };
}

function measureHard(grid: GroundGrid, clip: Float32Array, hard: Float32Array): Float32Array {
  const { camera, nx, nz, cellM } = grid;
  const { widthPx, heightPx } = camera;
  const cells = new Uint8Array(nx * nz);
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * cellM;
    if (z < 0.5) continue;
    const row = Math.floor(camera.photoY(0, z));
    if (row < 0 || row >= heightPx) continue;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(grid.x0 + (i + 0.5) * cellM, z));
      if (column < 0 || column >= widthPx) continue;
      const o = row * widthPx + column;
      if (hard[o]! > 0.5 && clip[o]! < 0.5) cells[j * nx + i] = 1;
    }
  }
  const distance = distanceTransform(cells, nx, nz);
  for (let o = 0; o < distance.length; o++) distance[o]! *= cellM;
  return distance;
}

function middleTopRow(grid: GroundGrid, camera: Camera): number {
  const rows = grid.topRow.filter((row) => row >= 0).sort();
  return rows.length > 0 ? rows[rows.length >> 1]! : camera.heightPx * 0.6;
}

/** Photo rows that are averaged: water is never a perfect mirror. */
const MIRROR_ROWS = 5;
const MIRROR_STEP_PX = 2.2;

/** The photo as a pool sees it, by columns and rows of the site's camera. */
function mirrorOf(photo: RgbImage, seen: Seen): ReadMirror {
  const { width, height, data } = photo;
  const perColumn = width / seen.width;
  const perRow = height / seen.height;
  return (u, v, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const column = clamp(Math.round(u * perColumn), 0, width - 1);
    for (let k = 0; k < MIRROR_ROWS; k++) {
      const row = clamp(Math.round(v * perRow + (k - 2) * MIRROR_STEP_PX), 0, height - 1);
      const q = (row * width + column) * 3;
      out[0]! += toLinear[data[q]!]! / MIRROR_ROWS;
      out[1]! += toLinear[data[q + 1]!]! / MIRROR_ROWS;
      out[2]! += toLinear[data[q + 2]!]! / MIRROR_ROWS;
    }
  };
}
