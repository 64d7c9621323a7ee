import type { WallColor } from "#core/elements/wall-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { boulder } from "./boulder.ts";
import { type OffsetPath, offsetPath } from "./offset-path.ts";
import { tinted } from "./tint.ts";
import { STONE_COLORS } from "./wall.ts";

/** Linear reflectance of weathered granite and sandstone; stones take one at random. */
const COLORS = ["#a39584", "#8f8a82", "#9b8c7a", "#a8a096", "#8a7f72"].map(hexToLinear);
/** A row is at most so high, meters: a higher wall has a second row of smaller boulders behind the first. */
const ROW_M = 0.4;
/** Half the length of a boulder of a row, as shares of the row's height, from the least to the largest; and its height. */
const HALF_LONG = { least: 0.75, most: 1.25 };
const HIGH = { least: 0.8, most: 1.1 };
/** From one boulder to the next, in sums of their halves: they touch. */
const APART = 0.8;
/** A second row lies this far behind the first, and begins at this share of its height. */
const BEHIND_M = 0.2;
const UP_SHARE = 0.7;
/** Small stones in the gaps: how many to a boulder, and half their length, meters. */
const FILL_EACH = 1.4;
const FILL_M = { least: 0.07, most: 0.14 };
/** How far a boulder is turned out of the wall's line, radians, and how far it is off it, meters. */
const ASKEW = 0.5;
const OFF_M = 0.06;

/** Boulders of one color differ in tone by these factors. */
const TONES = [0.8, 0.9, 1, 1.08, 0.86];

/** A wall of boulders along a line on the ground (meters), the largest below, small ones in the gaps. Each is an instance. */
export function boulderWall(
  seed: number,
  path: readonly GroundPoint[],
  heightM: number,
  colour?: WallColor,
): Instance[] {
  const colors = colour ? TONES.map((tone) => tinted(STONE_COLORS[colour], tone)) : COLORS;
  const line = offsetPath(path);
  if (line === null) return [];
  const random = seededRandom(seed + 83);
  const rows = Math.max(1, Math.ceil(heightM / ROW_M));
  // Rows overlap: each begins at a share of the height of the one below.
  const rowM = heightM / (1 + (rows - 1) * UP_SHARE);
  const wall: Instance[] = [];
  for (let row = 0; row < rows; row++)
    wall.push(
      ...rowOf(line, random, colors, { rowM, baseM: row * rowM * UP_SHARE, behindM: row * BEHIND_M }),
    );
  const fills = Math.round(FILL_EACH * (wall.length / rows));
  for (let k = 0; k < fills; k++) {
    const sizeM = between(random, FILL_M);
    const at = ((k + random.next()) / fills) * line.lengthM;
    wall.push(
      stoneAt(line, random, colors, {
        at,
        across: -0.3 * rowM - 0.12 * random.next(),
        sizeM,
        highM: sizeM,
        baseM: 0,
      }),
    );
  }
  return wall;
}

type Row = { rowM: number; baseM: number; behindM: number };

function rowOf(
  line: OffsetPath,
  random: Random,
  colors: readonly Vec3[],
  { rowM, baseM, behindM }: Row,
): Instance[] {
  const stones: Instance[] = [];
  let fromM = 0;
  while (fromM < line.lengthM - rowM * HALF_LONG.least * 0.5) {
    const sizeM = Math.min(rowM * between(random, HALF_LONG), Math.max(0.2, line.lengthM - fromM));
    const across = behindM + (random.next() - 0.5) * 2 * OFF_M;
    const at = Math.min(line.lengthM, fromM + sizeM * APART);
    stones.push(
      stoneAt(line, random, colors, { at, across, sizeM, highM: rowM * between(random, HIGH), baseM }),
    );
    fromM += 2 * sizeM * APART;
  }
  return stones;
}

type Stone = { at: number; across: number; sizeM: number; highM: number; baseM: number };

function stoneAt(
  line: OffsetPath,
  random: Random,
  colors: readonly Vec3[],
  { at, across, sizeM, highM, baseM }: Stone,
): Instance {
  const [x, z] = line.at(at, across);
  const [aheadX, aheadZ] = line.at(Math.min(line.lengthM, at + 0.1), across);
  const [backX, backZ] = line.at(Math.max(0, at - 0.1), across);
  const mesh = boulder(Math.floor(random.next() * 1000), colors[Math.floor(random.next() * colors.length)]!);
  return {
    mesh,
    x,
    z,
    baseM,
    scale: sizeM,
    heightScale: highM / mesh.heightM,
    turn: Math.atan2(aheadZ - backZ, aheadX - backX) + (random.next() - 0.5) * ASKEW,
    tone: 0.88 + 0.24 * random.next(),
  };
}

const between = (random: Random, { least, most }: { least: number; most: number }): number =>
  least + (most - least) * random.next();
