import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type PlantFoot, plantFoot } from "./plant-foot.ts";

/**
 * Soil under plants that new ones hide is so deep, and takes at least so much of what is seen of these; more where something hides their feet, which then lie
 * nearer. Under those that rise above the new ones it takes at most the other share. Meters and shares.
 */
const DEPTH_M = 1.2;
const LEAST_SHARE = { seen: 0.35, hidden: 0.7 };
const MOST_SHARE = 0.3;
const INSIDE = 0.5;
/** Whose feet are seen stands on ground that begins at most so far below, pixels. */
const BELOW_PX = 10;
/** Feet and tops are evened over this share of the picture's width to both sides, by these ranks of the rows there: single leaves hang lower. */
const EVENED = 0.04;
const FOOT_RANK = 0.6;
const TOP_RANK = 0.5;
/** Before the feet new plants have so much ground, meters: two rows of small shrubs. */
const BEFORE_M = 1.5;
/** Before a narrow foot it is as wide as the crown, within these bounds to each side, meters. */
const ASIDE_M = [1, 3.2] as const;
/** With less ground before it, meters, nothing can stand there. */
const LEAST_ROOM_M = 0.6;
/** Where at least this share of the ground before the feet is bed or bare soil, the lawn beside it stays. */
const MOSTLY_SOIL = 0.4;

/** 1 per pixel of the soil under plants that stay; and with the ground before them, on which new ones stand. */
export type SoilAtFeet = { soil: Uint8Array; feet: Uint8Array };

/** Old plants (1 per pixel each): low ones behind a wall that hides their feet, other low ones, and tall ones. */
export type StandingPlants = Record<"walled" | "low" | "tall", readonly Uint8Array[]>;

type Grounds = Pick<Seen, "ground" | "hard" | "lawn" | "width" | "height">;

/**
 * Where new plants stand before old ones that stay. Those that they hide (`walled`, `low`) have a strip of soil at the place where they meet the
 * ground, with even edges; others stay whole, and the new ones stand on the ground before them. Nothing below what hangs over the ground. `camera`: for
 * the picture of `seen`.
 */
export function soilAtFeet({ walled, low, tall }: StandingPlants, seen: Grounds, camera: Camera): SoilAtFeet {
  const { width, height } = seen;
  const soil = new Uint8Array(width * height);
  const feet = new Uint8Array(width * height);
  for (const mask of [...walled, ...low, ...tall]) {
    const foot = plantFoot(mask, seen, camera, walled.includes(mask));
    if (!foot) continue;
    const isLow = !tall.includes(mask);
    const open = isLow ? [] : before(foot, mask, seen, camera);
    for (const i of open) feet[i] = 1;
    // Where there is room before it nothing of it is covered.
    if (isLow || !isRoom(open, foot, camera, width))
      for (const i of under(mask, foot, isLow, walled.includes(mask), seen, camera)) soil[i] = 1;
  }
  for (let i = 0; i < feet.length; i++) feet[i]! |= soil[i]!;
  return { soil, feet };
}

/** Whether ground (pixels) is wide enough at the foot of a plant for what is to stand before it. */
function isRoom(open: readonly number[], { rows }: PlantFoot, camera: Camera, width: number): boolean {
  const deepM = new Map<number, number>();
  for (const i of open) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (rows[x]! >= 0 && y > rows[x]!)
      deepM.set(x, Math.max(deepM.get(x) ?? 0, camera.groundZ(rows[x]! + 1) - camera.groundZ(y + 1)));
  }
  const columns = rows.filter((row) => row >= 0).length;
  return [...deepM.values()].filter((deep) => deep > LEAST_ROOM_M).length > INSIDE * columns;
}

/** The soil under a plant, pixels. */
function under(
  mask: Uint8Array,
  { rows }: PlantFoot,
  isLow: boolean,
  isWalled: boolean,
  seen: Grounds,
  camera: Camera,
): number[] {
  const { ground, width, height } = seen;
  const tops = topsOf(mask, rows, width);
  const isOnGround = (row: number, x: number) => {
    for (let y = row + 1; y <= row + BELOW_PX; y++)
      if (y >= height || ground[y * width + x]! > INSIDE) return true;
    return false;
  };
  const onGround = rows.filter((row, x) => row >= 0 && isOnGround(row, x));
  const isSeen = 2 * onGround.length > rows.filter((row) => row >= 0).length;
  const soil: number[] = [];
  const columns = Array.from(rows.keys()).filter((x) => rows[x]! >= 0);
  for (const x of columns) {
    const row = Math.min(Math.max(rows[x]!, near(rows, x, FOOT_RANK)), height - 1);
    const byDepth = camera.photoY(0, camera.groundZ(row + 1) + DEPTH_M);
    const tall = row + 1 - near(tops, x, TOP_RANK);
    const end = Math.ceil(
      isLow
        ? Math.min(byDepth, row + 1 - LEAST_SHARE[isSeen ? "seen" : "hidden"] * tall)
        : Math.max(byDepth, row + 1 - MOST_SHARE * tall),
    );
    // What is cut off by a circle ends round, and not at a line that stands upright.
    const round = isWalled ? roundAt(Math.min(x - columns[0]!, columns.at(-1)! - x) / (ROUND * width)) : 1;
    const top = row + 1 - Math.ceil((row + 1 - end) * round);
    for (let y = Math.max(top, 0); y <= Math.min(row, rows[x]!); y++) soil.push(y * width + x);
  }
  return soil;
}

/** Over this share of the picture's width. */
const ROUND = 0.05;
/** How high the rounded end of something is, as a share of its whole height, so far from its end as a share of its round part. */
const roundAt = (toEnd: number): number => (toEnd >= 1 ? 1 : Math.sqrt(1 - (1 - toEnd) ** 2));

/** The ground before a plant's foot, pixels: the soil there where there is enough of it, else with the lawn. */
function before(foot: PlantFoot, mask: Uint8Array, seen: Grounds, camera: Camera): number[] {
  const { ground, hard, lawn, width, height } = seen;
  const halfM = (foot.to - foot.from) / 2;
  const asideM = Math.max(
    halfM,
    Math.min(ASIDE_M[1], Math.max(ASIDE_M[0], crownM(mask, foot, width, camera) / 2)),
  );
  const all: number[] = [];
  for (let y = Math.ceil(camera.horizonY) + 1; y < height; y++) {
    const z = camera.groundZ(y + 0.5);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (ground[i]! <= INSIDE || hard[i]! > INSIDE || mask[i]) continue;
      const row = foot.rows[x]!;
      const isBefore = row >= 0 && y > row && z > camera.groundZ(row + 1) - BEFORE_M;
      const [offX, offZ] = [camera.groundX(x + 0.5, y + 0.5) - foot.x, z - foot.z];
      if (isBefore || Math.hypot(offX / asideM, offZ / BEFORE_M) < 1) all.push(i);
    }
  }
  const bare = all.filter((i) => lawn[i]! <= INSIDE);
  return bare.length >= MOSTLY_SOIL * all.length ? bare : all;
}

/** How wide a plant is at the depth of its foot, meters. */
function crownM(mask: Uint8Array, { z }: PlantFoot, width: number, camera: Camera): number {
  const columns = new Set<number>();
  mask.forEach((own, i) => {
    if (own) columns.add(i % width);
  });
  return (columns.size * z) / camera.focalPx;
}

/** The highest row of a plant in each column where it stands; -1 elsewhere. */
function topsOf(mask: Uint8Array, feet: Int32Array, width: number): Int32Array {
  return feet.map((foot, x) => {
    if (foot < 0) return -1;
    let top = 0;
    while (!mask[top * width + x]) top++;
    return top;
  });
}

/** The row of a rank, from the highest on, among the columns around one. */
function near(rows: Int32Array, x: number, rank: number): number {
  const span = Math.round(EVENED * rows.length);
  const around = rows
    .slice(Math.max(0, x - span), x + span + 1)
    .filter((row) => row >= 0)
    .sort();
  return around[Math.floor((around.length - 1) * rank)]!;
}
