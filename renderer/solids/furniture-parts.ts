import type { FurnitureColor, FurnitureMaterial, FurnitureSet } from "#core/elements/furniture-looks.ts";
import { COLORED_PARTS, USUAL_MATERIAL } from "#core/elements/furniture-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addCushion } from "#renderer/mesh/cushion.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { FURNITURE_TONES } from "./furniture-tones.ts";
import { tinted } from "./tint.ts";

/** What a piece is made of, linear reflectance: its frame, the slats of its table tops, and its cushions. */
export type Tones = {
  material: FurnitureMaterial;
  frame: Vec3;
  grain: GrainKind;
  top: Vec3;
  topGrain: GrainKind;
  fabric: Vec3;
  /** A color was named for its frame. */
  isPainted: boolean;
};

/** Teak after a summer outdoors, powder coated aluminum, woven resin; slats of a table of metal look like driftwood. Chosen by eye. */
const TEAK = hexToLinear("#86705b");
const FRAMES: Record<FurnitureMaterial, { frame: Vec3; grain: GrainKind; top: Vec3; topGrain: GrainKind }> = {
  wood: { frame: TEAK, grain: "wood", top: TEAK, topGrain: "wood" },
  metal: {
    frame: hexToLinear("#403e3c"),
    grain: "painted",
    top: hexToLinear("#7d6f62"),
    topGrain: "wood",
  },
  wicker: {
    frame: hexToLinear("#6d6055"),
    grain: "wicker",
    top: hexToLinear("#75695e"),
    topGrain: "wood",
  },
};
/** Of what has both, frames are not sold in these colors: the cloth alone has them. */
const OF_CLOTH: ReadonlySet<FurnitureColor> = new Set(["red", "orange", "yellow", "green", "blue"]);
/** Outdoor cloth of natural linen. */
const LINEN = hexToLinear("#bfb7aa");
/** Paint hides the wood; woven resin keeps its weave. */
const PAINTED: Record<FurnitureMaterial, GrainKind> = { wood: "painted", metal: "painted", wicker: "wicker" };

/** What is drawn of an element. */
export type FurnitureLook = {
  set: FurnitureSet;
  color?: FurnitureColor | undefined;
  material?: FurnitureMaterial | undefined;
};

/** The furniture of a set in its material and color; without them as it is usually bought. */
export function tonesOf({ set, color, material = USUAL_MATERIAL[set] }: FurnitureLook): Tones {
  const usual = { material, ...FRAMES[material], fabric: LINEN, isPainted: false };
  const part = COLORED_PARTS[set];
  if (!color || !part) return usual;
  const tone = FURNITURE_TONES[color];
  const fabric = part === "frame" ? LINEN : tone;
  if (part === "fabric" || (part === "both" && OF_CLOTH.has(color))) return { ...usual, fabric };
  const grain = PAINTED[material];
  return { material, frame: tone, grain, top: tone, topGrain: "painted", fabric, isPainted: true };
}

/** Range of brightness and of warmth from one board to the next, as shares. */
const UNEVEN = { wood: 0.36, painted: 0.06, other: 0.1 };
const WARMTH = { wood: 0.1, painted: 0.01, other: 0.03 };
const unevenOf = (grain: GrainKind): "wood" | "painted" | "other" =>
  grain === "wood" || grain === "painted" ? grain : "other";

export type Builder = {
  mesh: SolidMesh;
  random: Random;
  /** A board; its grain and color are those of the frame where none is named. */
  piece: (
    center: Vec3,
    size: Vec3,
    look?: { color?: Vec3; grain?: GrainKind; chamferM?: number; tilt?: number; turn?: number },
  ) => void;
  /** A slat of a table top. */
  slat: (center: Vec3, size: Vec3) => void;
  cushion: (center: Vec3, size: Vec3, look?: { tilt?: number; turn?: number }) => void;
  contact: (x: number, z: number, radiusM: number) => void;
};

/**
 * A mesh and the functions that add pieces to it. Places and sizes in meters: x across, y up, z to the
 * back; tilt and turn in radians.
 */
export function builder(seed: number, tones: Tones, capacity: number): Builder {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(capacity);
  const piece: Builder["piece"] = (center, size, look = {}) => {
    const { color = tones.frame, grain = tones.grain, chamferM = 0.006, tilt = 0, turn = 0 } = look;
    const kind = unevenOf(grain);
    addBoard(mesh, {
      center,
      size,
      color: tinted(color, 1 + UNEVEN[kind] * (random.next() - 0.5), WARMTH[kind] * (random.next() - 0.5)),
      grain,
      chamferM,
      tilt,
      turn,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  };
  return {
    mesh,
    random,
    piece,
    slat: (center, size) => piece(center, size, { color: tones.top, grain: tones.topGrain }),
    cushion: (center, size, look = {}) =>
      addCushion(mesh, {
        center,
        size,
        color: tinted(tones.fabric, 0.97 + 0.06 * random.next()),
        grainSeed: random.next() * GRAIN_SEEDS,
        ...look,
      }),
    contact: (x, z, radiusM) => mesh.contacts.push({ x, z, radiusM }),
  };
}
