import type { FenceBoards, FencePaint } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { cutRun, type RunPiece, standing } from "./run.ts";
import { tinted } from "./tint.ts";

export type FenceStyle = "wood" | "vinyl" | "metal";
/** `dense`: no pickets, however low it is, as an old fence stands behind it. */
export type FenceLook = {
  style: FenceStyle;
  gate: boolean;
  boards?: FenceBoards;
  rails?: number;
  color?: FencePaint;
  dense?: boolean;
  /** Shares of the height at both ends of its line, between which its top is straight. */
  ends?: readonly [number, number];
};

/** What its boards and posts are of; `toned`: wood without paint, no two boards of one tone. */
type Finish = { style: FenceStyle; color: Vec3; grain: GrainKind; toned: boolean };

function finishOf({ style, color }: Pick<FenceLook, "style" | "color">): Finish {
  const toned = style === "wood" && color === undefined;
  const grain = toned ? "wood" : style === "metal" ? "none" : "painted";
  return { style, color: color ? PAINTS[color] : OF_STYLE[style], grain, toned };
}

/** One bay; a gate is a bay of its own. */
type Bay = RunPiece & { gate: boolean };

/** Distance from post to post. */
export const FENCE_BAY_M = 2.4;
/** Linear reflectance of cedar without paint, of what has the color of its style, and of paints and stains. */
const CEDAR = hexToLinear("#a97f58");
const OF_STYLE = { wood: CEDAR, vinyl: hexToLinear("#e6e4de"), metal: hexToLinear("#2c2b2a") };
const PAINTS: Record<FencePaint, Vec3> = {
  white: hexToLinear("#e3e1da"),
  black: hexToLinear("#2a2827"),
  grey: hexToLinear("#85837e"),
  brown: hexToLinear("#573f2e"),
  redwood: hexToLinear("#8a4f36"),
};
/**
 * Discs of contact shade along a bay: their distance and radius, meters. Bars and rails hide little of the
 * sky.
 */
const CONTACT_EVERY_M = 0.3;
const OPEN_CONTACT_M = 0.05;
const BOARD_CONTACT_M = 0.2;
/** Side of a post, how far it stands above the fence, and how much wider and how thick its cap is, meters. */
const POST_M = 0.1;
const METAL_POST_M = 0.06;
const POST_ABOVE_M = 0.06;
const CAP_M = 0.03;

/**
 * A fence along a line on the ground, its face towards the camera. One instance per bay, each with the post at its start. With `gate`
 * the bay in the middle of the line holds one.
 */
export function fence(
  seed: number,
  path: readonly GroundPoint[],
  heightM: number,
  { gate, boards, rails, dense = false, ends = [1, 1], ...look }: FenceLook,
): Instance[] {
  const random = seededRandom(seed);
  const finish = finishOf(look);
  const isMetal = finish.style === "metal";
  const cut = cutRun(path, FENCE_BAY_M);
  const bays = cut.flatMap((bay, i): Bay[] =>
    gate && i === cut.length >> 1 ? roundGate(bay) : [{ ...bay, gate: false }],
  );
  const lastBay = bays.at(-1);
  const wholeM = lastBay ? lastBay.startM + lastBay.lengthM : 1;
  return bays.map((bay, i) => {
    const mesh = new SolidMesh(1500);
    // The last bay before a corner or the end has a post at both ends.
    const next = bays[i + 1];
    const last = next === undefined || next.turn !== bay.turn;
    if (bay.gate) addGateBay(mesh, bay.lengthM, heightM, finish, random);
    else if (isMetal) addMetalBay(mesh, bay.lengthM, heightM, finish);
    else if (boards === "horizontal") addLyingBay(mesh, bay.lengthM, heightM, finish, random);
    else if (boards === "rail")
      addRailBay(mesh, bay.lengthM, heightM, finish, rails ?? railsFor(heightM), random);
    else {
      const open = boards === "picket" || (heightM < OPEN_BELOW_M && !dense);
      addBoardBay(mesh, bay.lengthM, heightM, finish, open, random);
    }
    if (!bay.gate) addPost(mesh, -bay.lengthM / 2, heightM, finish, random);
    if (last) addPost(mesh, bay.lengthM / 2, heightM, finish, random);
    for (let x = -bay.lengthM / 2; x <= bay.lengthM / 2; x += CONTACT_EVERY_M) {
      mesh.contacts.push({
        x,
        z: 0,
        radiusM: isMetal || boards === "rail" ? OPEN_CONTACT_M : BOARD_CONTACT_M,
      });
    }
    const built = mesh.finish();
    const share = (x: number) =>
      ends[0] + ((ends[1] - ends[0]) * (bay.startM + bay.lengthM / 2 + x)) / wholeM;
    if (ends[0] !== 1 || ends[1] !== 1) taper(built.positions, share);
    return standing(built, bay);
  });
}

/** Makes a mesh higher or lower, by a share at each place along its x axis. */
function taper(positions: Float32Array, share: (x: number) => number): void {
  for (let i = 0; i < positions.length; i += 3) positions[i + 1]! *= share(positions[i]!);
}

/** A post with a cap, at `x` along the bay. */
function addPost(mesh: SolidMesh, x: number, heightM: number, finish: Finish, random: Random): void {
  const wide = finish.style === "metal" ? METAL_POST_M : POST_M;
  const color = finish.toned ? tinted(finish.color, 0.85 + 0.15 * random.next()) : finish.color;
  const { grain } = finish;
  addBoard(mesh, {
    center: [x, (heightM + POST_ABOVE_M) / 2, 0],
    size: [wide, heightM + POST_ABOVE_M, wide],
    color,
    grain,
    chamferM: 0.006,
    grainSeed: random.next() * GRAIN_SEEDS,
  });
  addBoard(mesh, {
    center: [x, heightM + 0.075, 0],
    size: [wide + CAP_M, CAP_M, wide + CAP_M],
    color,
    grain,
    chamferM: 0.01,
    grainSeed: random.next() * GRAIN_SEEDS,
  });
}

/** Tone and warmth of boards without paint: sapwood is pale, heartwood red, and no two boards are of one tree. By eye, on photos of new cedar. */
const BOARD_TONES = { darkest: 0.76, spread: 0.44, warmth: 0.1 } as const;

function boardColor({ color, toned }: Finish, random: Random): Vec3 {
  if (!toned) return color;
  const { darkest, spread, warmth } = BOARD_TONES;
  return tinted(color, darkest + spread * random.next(), (random.next() - 0.5) * warmth);
}

/** Width of a board with its gap, meters. */
const PICKET_M = 0.14;
/** A fence lower than this is of pickets: it marks a border and hides nothing. Meters. */
const OPEN_BELOW_M = 1.1;
/**
 * Gaps between pickets, between wooden boards (which shrink) and between boards of vinyl (which interlock),
 * meters.
 */
const OPENING_M = 0.06;
const WOOD_GAP_M = 0.006;
const VINYL_GAP_M = 0.002;
/** Range of the height of wooden boards, meters: they are set by hand. */
const UNEVEN_M = 0.012;
/** Distance and side of the bars of a metal fence, meters: gaps of 94 mm, less than 4 in. */
const BAR_EVERY_M = 0.11;
const BAR_M = 0.016;

/** Upright boards edge to edge with rails behind, or open pickets; in vinyl they interlock and are all alike. */
function addBoardBay(
  mesh: SolidMesh,
  lengthM: number,
  heightM: number,
  finish: Finish,
  open: boolean,
  random: Random,
): void {
  const count = Math.max(1, Math.round((lengthM - 0.1) / PICKET_M));
  const wide = (lengthM - 0.1) / count;
  const wood = finish.style === "wood";
  const gapM = open ? OPENING_M : wood ? WOOD_GAP_M : VINYL_GAP_M;
  for (let k = 0; k < count; k++) {
    const rise = wood ? (random.next() - 0.5) * UNEVEN_M : 0;
    addBoard(mesh, {
      center: [-lengthM / 2 + 0.05 + (k + 0.5) * wide, (heightM + 0.04) / 2 + rise, -0.018],
      size: [wide - gapM, heightM - 0.04, 0.018],
      color: boardColor(finish, random),
      grain: finish.grain,
      chamferM: wood ? 0.003 : 0.005,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
  // Rails on the back: 25 cm above the ground, 20 cm below the top, and in the middle of a high fence.
  for (const y of open ? [0.25, heightM - 0.2] : [0.25, heightM / 2, heightM - 0.2]) {
    addBoard(mesh, {
      center: [0, y, 0.02],
      size: [lengthM, 0.085, 0.038],
      color: finish.toned ? tinted(finish.color, 0.85) : finish.color,
      grain: finish.grain,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
}

/**
 * Rails of an open fence: height and thickness of a board, the distance of their middles, and how far the lowest is off the ground, meters;
 * in a low fence the lowest is at most at this share of its height.
 */
const RAIL_M = 0.14;
const RAIL_THICK_M = 0.035;
const RAIL_EVERY_M = 0.36;
const LOWEST_RAIL_M = 0.3;
const LOWEST_RAIL_SHARE = 0.22;
/** Of the way from rail to rail at most this share is board, so that a low fence of many rails is open too. */
const MOST_RAIL = 0.45;

/** Two rails in a low fence, three at 4 ft, four from 4 ft 6 in on. */
const railsFor = (heightM: number): number =>
  Math.max(2, Math.round((heightM - RAIL_M / 2 - LOWEST_RAIL_M) / RAIL_EVERY_M) + 1);

/** Open rails on the face of the posts. */
function addRailBay(
  mesh: SolidMesh,
  lengthM: number,
  heightM: number,
  finish: Finish,
  count: number,
  random: Random,
): void {
  const lowest = Math.min(LOWEST_RAIL_M, LOWEST_RAIL_SHARE * heightM);
  const railM = Math.min(RAIL_M, (MOST_RAIL * (heightM - lowest)) / (count - 1));
  const top = heightM - railM / 2;
  for (let k = 0; k < count; k++) {
    addBoard(mesh, {
      center: [0, lowest + ((top - lowest) * k) / (count - 1), -POST_M / 2],
      size: [lengthM, railM, RAIL_THICK_M],
      color: boardColor(finish, random),
      grain: finish.grain,
      chamferM: 0.005,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
}

/** Height of a lying board with its gap, the gap, and how far the lowest is off the ground, meters. */
const LYING_M = 0.145;
const LYING_GAP_M = 0.008;
const OFF_GROUND_M = 0.03;
/** What is seen through the gaps: the shaded back of the fence, relative to its boards. */
const IN_GAP = 0.25;

/** Boards that lie on each other, from post to post, before a back that keeps the gaps dark. */
function addLyingBay(
  mesh: SolidMesh,
  lengthM: number,
  heightM: number,
  finish: Finish,
  random: Random,
): void {
  const count = Math.max(2, Math.round((heightM - OFF_GROUND_M) / LYING_M));
  const highM = (heightM - OFF_GROUND_M) / count;
  for (let k = 0; k < count; k++) {
    addBoard(mesh, {
      center: [0, OFF_GROUND_M + (k + 0.5) * highM, -0.018],
      size: [lengthM, highM - LYING_GAP_M, 0.018],
      color: boardColor(finish, random),
      grain: finish.grain,
      chamferM: 0.003,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
  addBoard(mesh, {
    center: [0, heightM / 2, 0.01],
    size: [lengthM, heightM - 0.02, 0.01],
    color: tinted(finish.color, IN_GAP),
    grain: finish.grain,
  });
}

/** Square bars between three rails. */
function addMetalBay(mesh: SolidMesh, lengthM: number, heightM: number, { color }: Finish): void {
  const count = Math.max(1, Math.round(lengthM / BAR_EVERY_M));
  for (let k = 1; k < count; k++) {
    addBoard(mesh, {
      center: [-lengthM / 2 + (k * lengthM) / count, heightM / 2 + 0.04, 0],
      size: [BAR_M, heightM - 0.06, BAR_M],
      color,
      grain: "none",
      chamferM: 0.003,
    });
  }
  for (const y of [0.14, heightM - 0.16, heightM - 0.02]) {
    addBoard(mesh, {
      center: [0, y, 0],
      size: [lengthM, 0.034, 0.028],
      color,
      grain: "none",
      chamferM: 0.004,
    });
  }
}

/** A walk gate is about 4 ft wide. */
const GATE_M = 1.2;
/** Shorter remnants of a bay go to the gate. */
const LEAST_REST_M = 0.2;
const HARDWARE = hexToLinear("#26241f");

/** The bay cut in three where it is long enough: fence, gate, fence. */
function roundGate(bay: RunPiece): Bay[] {
  // What is left of the bay at each side of the gate.
  const restM = (bay.lengthM - GATE_M) / 2;
  if (restM < LEAST_REST_M) return [{ ...bay, gate: true }];
  const part = (alongM: number, lengthM: number, gate: boolean): Bay => ({
    ...bay,
    x: bay.x + Math.cos(bay.turn) * alongM,
    z: bay.z + Math.sin(bay.turn) * alongM,
    lengthM,
    gate,
  });
  const aside = (GATE_M + restM) / 2;
  return [part(-aside, restM, false), part(0, GATE_M, true), part(aside, restM, false)];
}

/** A gate between two stout posts: a framed leaf clear of the ground, with rails, hinges and a latch on its face. */
function addGateBay(mesh: SolidMesh, lengthM: number, heightM: number, finish: Finish, random: Random): void {
  for (const side of [-1, 1]) addPost(mesh, (side * lengthM) / 2, heightM + 0.12, finish, random);
  const { style, grain, toned } = finish;
  const color = toned ? tinted(finish.color, 1.05) : finish.color;
  // The leaf: 7 cm of play at each post, its foot 7 cm above the ground, its top 2 cm below that of the
  // fence.
  const leaf = lengthM - 0.14;
  const foot = 0.07;
  const top = heightM - 0.02;
  const bar = (x: number, y: number, w: number, h: number, z = -0.03, turnedColor = color) =>
    addBoard(mesh, {
      center: [x, y, z],
      size: [w, h, 0.04],
      color: turnedColor,
      grain,
      chamferM: 0.004,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  // Filling: bars or boards.
  if (style === "metal") {
    const bars = Math.round(leaf / BAR_EVERY_M);
    for (let k = 0; k <= bars; k++)
      bar(-leaf / 2 + (k * leaf) / bars, (foot + top) / 2, BAR_M, top - foot, 0);
  } else {
    const boards = Math.round(leaf / PICKET_M);
    for (let k = 0; k < boards; k++) {
      addBoard(mesh, {
        center: [-leaf / 2 + ((k + 0.5) * leaf) / boards, (foot + top) / 2, 0],
        size: [leaf / boards - 0.006, top - foot, 0.02],
        color: toned ? tinted(color, 0.9 + 0.29 * random.next(), (random.next() - 0.5) * 0.08) : color,
        grain,
        chamferM: 0.003,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
  }
  // Two rails and two stiles on the face, then two hinges on the left and the latch on the right.
  for (const y of [foot + 0.12, top - 0.12]) bar(0, y, leaf, 0.09);
  for (const side of [-1, 1]) bar(side * (leaf / 2 - 0.045), (foot + top) / 2, 0.09, top - foot);
  for (const y of [foot + 0.12, top - 0.12]) bar(-leaf / 2 + 0.1, y, 0.24, 0.05, -0.056, HARDWARE);
  bar(leaf / 2 - 0.04, (foot + top) / 2 + 0.1, 0.12, 0.05, -0.056, HARDWARE);
}
