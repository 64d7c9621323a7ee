import type { BedRow } from "#core/elements/element.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { alongAxis } from "./along-axis.ts";
import type { BedBack } from "./bed-places.ts";
import { inThirdYear } from "./plant-size.ts";
import type { Candidate } from "./planting-bands.ts";
import { inFrame, type Site } from "./site.ts";

/**
 * The parts of a bed: of its depth from the back, 0 to 1, those behind have the first share and those in front begin at the second, which overlap
 * a little, as drifts do.
 */
const BACK_END = 0.55;
const FRONT_BEGIN = 0.5;
/** A row along the edge stands within this distance of it and half a plant more, meters. */
const EDGE_ROW_M = 0.28;
/** Where the edge runs aslant places of its row lie so many times as far behind it, as whoever looks sees them. */
const ASLANT_EDGE = 2.2;
/** Of its width as the picture shows it, 0 to 1 from the left: an end, and where the middle lies. */
const END = 0.22;
const MIDDLE = [0.25, 0.75] as const;
/** Columns at the very ends are few and far: the width is told without this share of the places at either side. */
const OUTER = 0.02;

/** Whether a species may stand at a place of the bed: in the part of it that was said of the species, everywhere without one. */
export type MayStand = (id: string, at: Candidate) => boolean;

export function mayStandIn(
  site: Site,
  candidates: readonly Candidate[],
  rows: Readonly<Record<string, BedRow>>,
  back: BedBack,
): MayStand {
  if (Object.keys(rows).length === 0) return () => true;
  const across = (at: Candidate): number => inFrame(site, at.x, at.z).across;
  const all = Float64Array.from(candidates, across).sort();
  const left = Math.max(0, all[Math.floor(OUTER * all.length)] ?? 0);
  const right = Math.min(1, all[Math.floor((1 - OUTER) * (all.length - 1))] ?? 1);
  const along = (at: Candidate) => (across(at) - left) / Math.max(1e-6, right - left);
  const depth = depthIn(site, candidates, back);
  const nearM = fromNear(site, candidates);
  const isThreefold = Object.values(rows).includes("middle");
  const [from, to] = isThreefold ? MIDDLE : [0.5, 0.5];
  const IN: Record<BedRow, (at: Candidate, id: string) => boolean> = {
    // A stone or a stump in the bed has an edge of its own, which is not meant.
    edge: (at, id) => {
      const rowM = EDGE_ROW_M + radiusOf(id);
      return depth(at) >= FRONT_BEGIN && at.edgeM <= rowM && nearM(at) <= ASLANT_EDGE * rowM;
    },
    back: (at) => depth(at) <= BACK_END,
    front: (at) => depth(at) >= FRONT_BEGIN,
    left: (at) => along(at) <= from,
    right: (at) => along(at) >= to,
    ends: (at) => along(at) <= END || along(at) >= 1 - END,
    middle: (at) => along(at) >= MIDDLE[0] && along(at) <= MIDDLE[1],
  };
  return (id, at) => {
    const row = rows[id];
    return row === undefined || IN[row](at, id);
  };
}

function radiusOf(id: string): number {
  const species = findSpecies(id);
  return species ? drawnSize(species.id).radiusM : 0;
}

/** Plants that were asked for in front are no taller than this share of the lowest of those behind them. */
const BELOW = 0.9;

/** How tall a species may be drawn in a bed whose rows were said, meters. */
export function mostTall(rows: Readonly<Record<string, BedRow>>): (id: SpeciesId) => number {
  const behind = Object.keys(rows).flatMap((id) => (rows[id] === "back" ? (findSpecies(id)?.id ?? []) : []));
  const lowestM = Math.min(...behind.map((id) => drawnSize(id).heightM * inThirdYear(id).height));
  return (id) => (rows[id] === "front" ? BELOW * lowestM : Number.POSITIVE_INFINITY);
}

/** Columns in which the near and the far edge of a bed are looked for, and how much a bed's axis runs across the picture where these are its front and back. */
const COLUMNS = 24;
const ACROSS = 0.7;

/** The near and the far edge of a bed that runs across the picture, by columns of it; null of other beds. */
function edgesIn(
  site: Site,
  candidates: readonly Candidate[],
): ((at: Candidate) => { near: number; far: number }) | null {
  const along = alongAxis(candidates);
  if (Math.abs(along(1, 0) - along(0, 0)) <= ACROSS) return null;
  const column = ({ x, z }: Candidate) => Math.floor(inFrame(site, x, z).across * COLUMNS);
  const edges = new Map<number, { near: number; far: number }>();
  for (const at of candidates) {
    const edge = edges.get(column(at)) ?? { near: at.z, far: at.z };
    edges.set(column(at), { near: Math.min(edge.near, at.z), far: Math.max(edge.far, at.z) });
  }
  return (at) => edges.get(column(at)) ?? { near: at.z, far: at.z };
}

/** How far from the back to the front of a bed a place lies, 0 to 1: as whoever looks sees it, where the bed runs across the picture and has no wall behind it. */
function depthIn(site: Site, candidates: readonly Candidate[], back: BedBack): (at: Candidate) => number {
  const edges = back === "far-edge" ? edgesIn(site, candidates) : null;
  if (!edges) return ({ backM, deepM }) => backM / deepM;
  return (at) => {
    const { near, far } = edges(at);
    return far > near ? (far - at.z) / (far - near) : 0;
  };
}

/** How far a place lies behind the near edge of a bed, meters; 0 in one that runs away from whoever looks. */
function fromNear(site: Site, candidates: readonly Candidate[]): (at: Candidate) => number {
  const edges = edgesIn(site, candidates);
  return (at) => (edges ? at.z - edges(at).near : 0);
}
