import type { StandingEdge } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { spacedAlong } from "#renderer/layout/edge-lines.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import type { Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { boulder, cobble } from "#renderer/solids/boulder.ts";
import { cutRun, standing } from "#renderer/solids/run.ts";
import { tinted } from "#renderer/solids/tint.ts";
import { gardenWall } from "#renderer/solids/wall.ts";

/** Beds are edged with stones and bricks that stand out as well; edging by itself has these flush with the lawn. */
export type BedEdge = StandingEdge | "stone" | "brick";
type SetByPiece = Exclude<BedEdge, "fieldstone" | "stacked">;

/** Widths as seen from above, meters: fieldstones of 8 to 12 in, a low wall, timbers of 6 by 6 in, a strip of steel, and granite blocks and bricks. */
export const STANDING_WIDTH_M: Record<BedEdge, number> = {
  fieldstone: 0.24,
  stacked: 0.25,
  timber: 0.14,
  steel: 0.014,
  stone: 0.11,
  brick: 0.095,
};

/** Height of stacked stones: two courses and a cap of 3 in each, meters. */
const STACKED_M = 0.22;
/** What is set piece by piece along a line: longest piece, how far it stands out, gap to the next, bevel, and how deep bends are that it does not follow; meters. */
type Strip = {
  pieceM: number;
  heightM: number;
  jointM: number;
  chamferM: number;
  bendM: number;
  colors: readonly Vec3[];
  grain: GrainKind;
};
const STRIPS: Record<SetByPiece, Strip> = {
  // Of 6 by 6 in, half in the ground.
  timber: {
    pieceM: 2.4,
    heightM: 0.09,
    jointM: 0.006,
    chamferM: 0.01,
    bendM: 0.1,
    colors: ["#7c6955", "#857360", "#74614e"].map(hexToLinear),
    grain: "wood",
  },
  // A coated strip of 4 in that stands out a little.
  steel: {
    pieceM: 0.6,
    heightM: 0.035,
    jointM: 0,
    chamferM: 0.002,
    bendM: 0.015,
    colors: [hexToLinear("#3a3836")],
    grain: "painted",
  },
  // Granite blocks and bricks on edge.
  stone: {
    pieceM: 0.22,
    heightM: 0.08,
    jointM: 0.01,
    chamferM: 0.016,
    bendM: 0.02,
    colors: ["#9a9790", "#86847f", "#a8a49b", "#8d8880", "#77756f"].map(hexToLinear),
    grain: "stone",
  },
  brick: {
    pieceM: 0.2,
    heightM: 0.05,
    jointM: 0.008,
    chamferM: 0.006,
    bendM: 0.02,
    colors: ["#875344", "#955f4d", "#78483b", "#8d5a4a"].map(hexToLinear),
    grain: "cut-stone",
  },
};
/** Half widths of fieldstones, meters, the share of their width that one takes along the line, and their height by their width. */
const RADII_M = { least: 0.1, most: 0.155 } as const;
const TOUCHING = 0.9;
const FLATNESS = 0.8;
/** Shapes that differ; from this distance on stones of fewer triangles look alike, meters. */
const VARIANTS = 7;
const FAR_M = 7;
const COLORS = ["#9a8f80", "#857f78", "#a79a87", "#8f8576", "#7d7670", "#b0a491"].map(hexToLinear);

const STANDING: ReadonlySet<string> = new Set<StandingEdge>(["fieldstone", "stacked", "timber", "steel"]);
export const isStanding = (edge: string | undefined): edge is StandingEdge =>
  edge !== undefined && STANDING.has(edge);
const isSetByPiece = (edge: BedEdge): edge is SetByPiece => edge in STRIPS;

/** Sets stones along lines on the ground, meters. */
export function setEdge(site: Site, edge: BedEdge, lines: readonly (readonly GroundPoint[])[]): void {
  lines.forEach((line, k) => {
    if (isSetByPiece(edge)) setPieces(site, edge, line, site.seed + 113 * k);
    else if (edge === "stacked")
      site.instances.push(...gardenWall(site.seed + k, [...line], STACKED_M, "stone"));
    else setStones(site, line, site.seed + 113 * k);
  });
}

/** Pieces end to end that follow the line. */
function setPieces(site: Site, edge: SetByPiece, line: readonly GroundPoint[], seed: number): void {
  const random = seededRandom(seed);
  const { pieceM, heightM, jointM, chamferM, bendM, colors, grain } = STRIPS[edge];
  const widthM = STANDING_WIDTH_M[edge];
  // Short pieces share a mesh: each of it takes the light of one place.
  for (const run of cutRun(simplified([...line], bendM), Math.max(pieceM, RUN_M))) {
    const mesh = new SolidMesh(240);
    const count = Math.max(1, Math.round(run.lengthM / pieceM));
    const longM = run.lengthM / count;
    for (let k = 0; k < count; k++) {
      const color = colors[Math.floor(random.next() * colors.length)]!;
      addBoard(mesh, {
        center: [((k + 0.5) / count - 0.5) * run.lengthM, heightM / 2, 0],
        size: [longM - jointM, heightM, widthM],
        color: tinted(color, 0.92 + 0.16 * random.next()),
        grain,
        chamferM,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
    const discs = edge === "steel" ? 0 : Math.max(1, Math.round(run.lengthM / CONTACT_EVERY_M));
    for (let k = 0; k < discs; k++)
      mesh.contacts.push({ x: ((k + 0.5) / discs - 0.5) * run.lengthM, z: 0, radiusM: CONTACT_M });
    mesh.finish();
    site.instances.push(standing(mesh, run));
  }
}
const RUN_M = 1;
/** Discs of contact shade along what is set: their distance and radius, meters. */
const CONTACT_EVERY_M = 0.3;
const CONTACT_M = 0.13;

/** Short lines round posts and gaps get no edge: least length as a share of the longest line. */
const LEAST_SHARE = 0.3;
/** The lines of an edge without rings round what stands in the bed. */
export function mainLines(lines: readonly GroundPoint[][]): GroundPoint[][] {
  const lengthOf = (line: readonly GroundPoint[]) => lineLength(line, false);
  const longestM = Math.max(0, ...lines.map(lengthOf));
  return lines.filter((line) => lengthOf(line) >= LEAST_SHARE * longestM);
}

function setStones(site: Site, line: readonly GroundPoint[], seed: number): void {
  const random = seededRandom(seed);
  const places = spacedAlong(line, STEP_M);
  let next = 0;
  places.forEach(({ x, z }, at) => {
    if (at * STEP_M < next) return;
    const radiusM = RADII_M.least + (RADII_M.most - RADII_M.least) * random.next();
    const variant = Math.floor(random.next() * VARIANTS);
    const color = COLORS[Math.floor(random.next() * COLORS.length)]!;
    site.instances.push({
      mesh: z > FAR_M ? cobble(variant, color) : boulder(variant, color),
      ...{ x, z, scale: radiusM, heightScale: radiusM * FLATNESS, turn: random.next() * 2 * Math.PI },
    });
    next = at * STEP_M + 2 * radiusM * TOUCHING;
  });
}

/** Step in which places for stones are looked for, meters. */
const STEP_M = 0.03;
