import type { FurnitureColor, FurnitureSet } from "#core/elements/furniture-looks.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { adirondackChair } from "./adirondack-chair.ts";
import { diningChair, diningTable, picnicTable, roundTable } from "./dining-furniture.ts";
import { type FurnitureLook, type Tones, tonesOf } from "./furniture-parts.ts";
import { eggChair, hammock, porchSwing } from "./hanging-seats.ts";
import { HOT_TUB_M, hotTub } from "./hot-tub.ts";
import {
  bench,
  coffeeTable,
  lounger,
  rocker,
  SECTIONAL_M,
  sectional,
  sideTable,
  sofa,
} from "./lounge-furniture.ts";
import { POST_HOOKS_M, stringLights } from "./string-lights.ts";
import { stump } from "./stump.ts";
import { umbrella } from "./umbrella.ts";

/** Where a set stands: ground position and height of its feet, meters; turn in radians; share of its size at which it is drawn. */
type Spot = {
  x: number;
  z: number;
  baseM: number;
  turn: number;
  scale?: number;
  /** Height of the beams of a pergola over it, meters above its feet. */
  underM?: number | undefined;
};
/** One piece of a set: place from the set's middle, meters, and turn, radians. */
type Piece = { mesh: SolidMesh; x: number; z: number; turn?: number; isTable?: true };

type SetRow = {
  /** Room on the ground with chairs drawn out, meters across and away from the camera; of a row, that of one piece. */
  wideM: number;
  deepM: number;
  /** How many there are where no number was asked for. */
  usual: number;
  /** Pieces that stand side by side; without it each set stands by itself. */
  row?: true;
  /** It stands beside the furniture that is there already. */
  beside?: true;
  /** It hangs over what stands there; its painter makes it as large as its ground. */
  over?: true;
  /** It hangs from a pergola where it is under one. */
  hangs?: true;
  /** It stands with its back to a wall where there is one. */
  backs?: true;
  /** It has one open side, which looks at whoever took the photo. */
  opens?: true;
  /** The direction into which people on it look; without one towards -z. */
  front?: { x: number; z: number };
  /** Where its low table stands, meters from its middle: a fire that is planned with it takes that place. */
  table?: { x: number; z: number };
  /** It has a table with a hole for the pole of an umbrella. */
  hasPole?: true;
  pieces: (seed: number, tones: Tones, askew: () => number, underM?: number) => readonly Piece[];
};

/** Chairs in a row along both long sides of a table, `stepM` apart and `outM` from its middle; then one at each end that lies `endM` from it. */
const chairsAlong = (
  seed: number,
  tones: Tones,
  askew: () => number,
  { each, stepM, outM, endM }: { each: number; stepM: number; outM: number; endM?: number },
): Piece[] => [
  ...Array.from({ length: each }, (_, k) => (k - (each - 1) / 2) * stepM).flatMap((x): Piece[] => [
    { mesh: diningChair(seed, tones), x, z: outM, turn: askew() },
    { mesh: diningChair(seed + 1, tones), x, z: -outM - 0.04, turn: Math.PI + askew() },
  ]),
  ...(endM === undefined
    ? []
    : [-1, 1].map((side) => ({
        mesh: diningChair(seed + 2, tones),
        x: side * endM,
        z: 0,
        turn: (-side * Math.PI) / 2 + askew(),
      }))),
];

/** Chairs round a table, all the same distance from its middle; the first stands `fromRad` from +x towards +z. */
const chairsRound = (
  seed: number,
  tones: Tones,
  askew: () => number,
  { count, outM, fromRad }: { count: number; outM: number; fromRad: number },
): Piece[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = fromRad + (k * 2 * Math.PI) / count;
    return {
      mesh: diningChair(seed + (k % 2), tones),
      x: outM * Math.cos(angle),
      z: outM * Math.sin(angle),
      turn: angle - Math.PI / 2 + askew(),
    };
  });

/** Length of tables for six, four and eight, and their width; side of a square one, radii of round ones, meters: 76, 50, 96 by 38 in; 42 in; 48 and 60 in. */
const LONG_M = { six: 1.93, four: 1.27, eight: 2.44, wide: 0.97, square: 1.07 };
const ROUND_M = { four: 0.61, six: 0.76, bistro: 0.36 };

/** Places in meters, x across and z away from the camera. */
export const SETS: Record<FurnitureSet, SetRow> = {
  dining: {
    wideM: 3,
    deepM: 2.3,
    usual: 1,
    hasPole: true,
    // Three chairs at each long side.
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones, LONG_M.six, LONG_M.wide), x: 0, z: 0 },
      ...chairsAlong(seed, tones, askew, { each: 3, stepM: 0.63, outM: 0.72 }),
    ],
  },
  "dining-four": {
    wideM: 2.3,
    deepM: 2.3,
    usual: 1,
    hasPole: true,
    // Two chairs at each long side.
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones, LONG_M.four, LONG_M.wide), x: 0, z: 0 },
      ...chairsAlong(seed, tones, askew, { each: 2, stepM: 0.62, outM: 0.72 }),
    ],
  },
  "dining-eight": {
    wideM: 3.9,
    deepM: 2.3,
    usual: 1,
    hasPole: true,
    // Three chairs at each long side and one at each end.
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones, LONG_M.eight, LONG_M.wide), x: 0, z: 0 },
      ...chairsAlong(seed, tones, askew, { each: 3, stepM: 0.72, outM: 0.72, endM: 1.44 }),
    ],
  },
  "dining-round": {
    wideM: 2.4,
    deepM: 2.4,
    usual: 1,
    hasPole: true,
    pieces: (seed, tones, askew) => [
      { mesh: roundTable(seed, tones, ROUND_M.four), x: 0, z: 0 },
      ...chairsRound(seed, tones, askew, { count: 4, outM: 0.8, fromRad: Math.PI / 4 + 0.12 }),
    ],
  },
  "dining-round-six": {
    wideM: 2.8,
    deepM: 2.8,
    usual: 1,
    hasPole: true,
    pieces: (seed, tones, askew) => [
      { mesh: roundTable(seed, tones, ROUND_M.six), x: 0, z: 0 },
      ...chairsRound(seed, tones, askew, { count: 6, outM: 0.97, fromRad: 0 }),
    ],
  },
  "dining-square": {
    wideM: 2.4,
    deepM: 2.4,
    usual: 1,
    hasPole: true,
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones, LONG_M.square, LONG_M.square), x: 0, z: 0 },
      ...chairsRound(seed, tones, askew, { count: 4, outM: 0.78, fromRad: 0 }),
    ],
  },
  "picnic-table": {
    wideM: 1.9,
    deepM: 1.6,
    usual: 1,
    hasPole: true,
    pieces: (seed, tones) => [{ mesh: picnicTable(seed, tones), x: 0, z: 0 }],
  },
  lounge: {
    wideM: 3.2,
    deepM: 2.6,
    usual: 1,
    table: { x: 0, z: -0.1 },
    // A sofa for three at the back, an armchair at each side, the table in the middle.
    pieces: (seed, tones, askew) => [
      { mesh: sofa(seed, tones, 3), x: 0, z: 0.87 },
      { mesh: sofa(seed + 1, tones, 1), x: -1.22, z: -0.22, turn: Math.PI / 2 + 0.12 + askew() },
      { mesh: sofa(seed + 2, tones, 1), x: 1.22, z: -0.22, turn: -Math.PI / 2 - 0.12 + askew() },
      { mesh: coffeeTable(seed, tones), x: 0, z: -0.1, isTable: true },
    ],
  },
  sectional: {
    wideM: SECTIONAL_M.wideM + 0.1,
    deepM: SECTIONAL_M.deepM + 0.1,
    usual: 1,
    table: { x: -0.42, z: -0.42 },
    front: { x: -1, z: -1 },
    pieces: (seed, tones) => [
      { mesh: sectional(seed, tones), x: 0, z: 0 },
      { mesh: coffeeTable(seed, tones), x: -0.42, z: -0.42, isTable: true },
    ],
  },
  sofa: {
    wideM: 2.3,
    deepM: 1.9,
    usual: 1,
    table: { x: 0, z: -0.6 },
    pieces: (seed, tones) => [
      { mesh: sofa(seed, tones, 3), x: 0, z: 0.5 },
      { mesh: coffeeTable(seed, tones), x: 0, z: -0.6, isTable: true },
    ],
  },
  bistro: {
    wideM: 2,
    deepM: 1.2,
    usual: 1,
    hasPole: true,
    // A small round table between two chairs that look at each other.
    pieces: (seed, tones, askew) => [
      { mesh: roundTable(seed, tones, ROUND_M.bistro), x: 0, z: 0 },
      { mesh: diningChair(seed, tones), x: -0.66, z: 0.05, turn: Math.PI / 2 + 0.2 + askew() },
      { mesh: diningChair(seed + 1, tones), x: 0.66, z: 0.05, turn: -Math.PI / 2 - 0.2 + askew() },
    ],
  },
  bench: {
    wideM: 1.6,
    deepM: 0.8,
    usual: 1,
    backs: true,
    pieces: (seed, tones) => [{ mesh: bench(seed, tones), x: 0, z: 0 }],
  },
  chairs: {
    wideM: 1.05,
    deepM: 1.1,
    usual: 2,
    row: true,
    pieces: (seed, tones, askew) => [{ mesh: chair(seed, tones), x: 0, z: 0, turn: askew() }],
  },
  rockers: {
    wideM: 0.95,
    deepM: 1.1,
    usual: 2,
    backs: true,
    row: true,
    pieces: (seed, tones, askew) => [{ mesh: rocker(seed, tones), x: 0, z: 0, turn: askew() }],
  },
  loungers: {
    wideM: 1.1,
    deepM: 2.1,
    usual: 2,
    row: true,
    pieces: (seed, tones, askew) => [{ mesh: lounger(seed, tones), x: 0, z: 0, turn: askew() / 2 }],
  },
  stumps: {
    wideM: 0.7,
    deepM: 0.6,
    usual: 4,
    row: true,
    pieces: (seed, _tones, askew) => [{ mesh: stump(seed), x: askew(), z: askew() }],
  },
  // The ground that its base takes; the shade reaches over what stands beside it.
  umbrella: {
    wideM: 0.8,
    deepM: 0.8,
    usual: 1,
    beside: true,
    pieces: (seed, { fabric }) => [{ mesh: umbrella(seed, fabric), x: 0, z: 0 }],
  },
  "side-table": {
    wideM: 0.6,
    deepM: 0.6,
    usual: 1,
    beside: true,
    pieces: (seed, tones) => [{ mesh: sideTable(seed, tones), x: 0, z: 0 }],
  },
  "egg-chair": {
    wideM: 1.3,
    deepM: 1.4,
    usual: 1,
    row: true,
    opens: true,
    pieces: (seed, tones, askew) => [{ mesh: eggChair(seed, tones), x: 0, z: 0, turn: 2 * askew() }],
  },
  hammock: {
    wideM: 3.4,
    deepM: 1.4,
    usual: 1,
    pieces: (seed, tones) => [{ mesh: hammock(seed, tones), x: 0, z: 0 }],
  },
  "porch-swing": {
    wideM: 2.1,
    deepM: 1.3,
    usual: 1,
    hangs: true,
    pieces: (seed, tones, _askew, underM) => [{ mesh: porchSwing(seed, tones, underM ?? null), x: 0, z: 0 }],
  },
  "hot-tub": {
    wideM: HOT_TUB_M.sideM + 0.2,
    deepM: HOT_TUB_M.sideM + 0.8,
    usual: 1,
    pieces: (seed, tones) => [{ mesh: hotTub(seed, tones), x: 0, z: 0.3 }],
  },
  "string-lights": {
    wideM: 5,
    deepM: 3.8,
    usual: 1,
    over: true,
    pieces: () => [
      {
        mesh: stringLights({ wideM: 5, deepM: 3.8, hooksM: POST_HOOKS_M, hasPosts: true }).mesh,
        x: 0,
        z: 0,
      },
    ],
  },
};

/** The pieces of a set round its middle, each an instance of its own so that it takes the light of its place. `hasFire`: a fire takes the place of a low table. */
export function furnitureSet(seed: number, look: FurnitureLook, at: Spot, hasFire = false): Instance[] {
  // A little askew, as people leave them: turns of up to 0.11 radians, 6 degrees.
  const random = seededRandom(seed + 5);
  const askew = () => (random.next() - 0.5) * 0.22;
  const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)];
  const { scale = 1 } = at;
  return SETS[look.set]
    .pieces(seed, tonesOf(look), askew, at.underM)
    .filter(({ isTable }) => !(isTable && hasFire))
    .map(({ mesh, x, z, turn = 0 }) => ({
      mesh,
      x: at.x + scale * (x * c - z * s),
      z: at.z + scale * (x * s + z * c),
      baseM: at.baseM,
      turn: at.turn + turn,
      ...(scale === 1 ? {} : { scale }),
    }));
}

/** An Adirondack chair of cedar, or painted. */
const chair = (seed: number, tones: Tones): SolidMesh =>
  adirondackChair(seed, tones.isPainted ? tones.frame : undefined);

/** The chair and the bench that stand round a fire; without a color of wood. */
export const paintedChair = (seed: number, color: FurnitureColor | undefined): SolidMesh =>
  chair(seed, tonesOf({ set: "chairs", color }));
export const paintedBench = (seed: number, color: FurnitureColor | undefined): SolidMesh =>
  bench(seed, tonesOf({ set: "bench", color }));
/** A low chair with cushions, of wicker; a dark one is woven of dark resin, and other colors are those of its cloth. */
export const clubChair = (seed: number, color: FurnitureColor | undefined): SolidMesh =>
  sofa(seed, color === "black" || color === "brown" ? darkWicker(color) : tonesOf({ set: "sofa", color }), 1);
const darkWicker = (color: FurnitureColor): Tones => ({
  ...tonesOf({ set: "egg-chair", color }),
  fabric: tonesOf({ set: "sofa" }).fabric,
});
