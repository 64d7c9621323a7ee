import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type BandSigns, bandSigns, meanBetween } from "./band-signs.ts";

/** A straight line across the photo: its row at a column of `seen`. */
export type Edge = { at: number; slope: number };
/** A long low thing that stands: its foot and its top. */
export type Band = { foot: Edge; top: Edge };

export const rowAt = ({ at, slope }: Edge, u: number): number => at + slope * u;

/** Shares of a band's height at which rails are looked for, from its foot; the last two are its top. */
const RAILS = Array.from({ length: 14 }, (_, k) => 0.08 + (k * 0.97) / 13);
/** Two rails lie at least so many of these apart. */
const APART = 4;
/** Lower bands are none, rows; and a band goes along at least this share of the columns that are looked at. */
const LEAST_PX = 10;
const LEAST_COLUMNS = 0.6;
/** Below its foot a post has ended: so far down is looked, as a share of the height. */
const BELOW_SHARE = 0.35;
/** So many columns with the plainest posts count as posts. */
const POSTS = 4;
/** A post is plainer than what is below it by more than this. */
const PLAIN = 0.15;

/**
 * What each sign says for a fence, or against one. Found by hand on five photos in which the network sees no fence, or half of one (a lattice,
 * two rail fences, a chain link) and four in which it sees it.
 */
const WEIGHTS = {
  twoRails: 0.7,
  topRail: 0.6,
  posts: 0.8,
  uprights: 0.8,
  fine: 0.4,
  fence: 1.2,
  paved: -2.5,
  house: -2,
  sky: -1.5,
} as const;

/** How much a band looks like a fence; 0 where it is not in the photo. */
function bandScore(
  { foot, top }: Band,
  signs: BandSigns,
  { width, height }: Pick<Seen, "width" | "height">,
  isLooked: (u: number) => boolean = () => true,
): number {
  let [looked, count, uprights, fineIn, fineBelow] = [0, 0, 0, 0, 0];
  let [fence, paved, house, sky] = [0, 0, 0, 0];
  const [dark, light] = [new Float64Array(RAILS.length), new Float64Array(RAILS.length)];
  const posts: number[] = [];
  for (const [c, u] of signs.columns.entries()) {
    if (!isLooked(u)) continue;
    looked++;
    const [to, from] = [Math.round(rowAt(foot, u)), Math.round(rowAt(top, u))];
    const high = to - from;
    if (high < LEAST_PX || to > height + 2) continue;
    count++;
    const below = to + 2 + Math.max(4, Math.round(BELOW_SHARE * high));
    const rim = high >> 3;
    const more =
      meanBetween(signs.uprights[c]!, from + rim, to - rim) - meanBetween(signs.uprights[c]!, to + 2, below);
    uprights += more;
    posts.push(Math.max(0, more - PLAIN));
    fineIn += meanBetween(signs.fine[c]!, from, to);
    fineBelow += meanBetween(signs.fine[c]!, to + 2, below);
    fence += meanBetween(signs.fence[c]!, from, to);
    paved += meanBetween(signs.paved[c]!, from, to - rim);
    house += meanBetween(signs.house[c]!, from, to);
    sky += meanBetween(signs.sky[c]!, from, to);
    for (const [k, share] of RAILS.entries()) {
      const i = Math.round(to - share * high) * width + u;
      dark[k]! += signs.dark[i] ?? 0;
      light[k]! += signs.light[i] ?? 0;
    }
  }
  if (count === 0 || count < LEAST_COLUMNS * looked) return 0;
  const rails = Array.from(dark, (sum, k) => Math.max(sum, light[k]!) / count);
  const twoRails = rails.reduce(
    (best, a, i) => rails.slice(i + APART).reduce((most, b) => Math.max(most, Math.min(a, b)), best),
    0,
  );
  const plainest = posts.sort((a, b) => b - a).slice(0, POSTS);
  const found = {
    twoRails,
    topRail: Math.max(...rails.slice(-2)),
    posts: plainest.reduce((sum, one) => sum + one, 0) / POSTS,
    uprights: uprights / count,
    fine: (fineIn - fineBelow) / (fineIn + fineBelow + 0.02 * count),
    fence: fence / count,
    paved: paved / count,
    house: house / count,
    sky: sky / count,
  } satisfies Record<keyof typeof WEIGHTS, number>;
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return Math.sqrt(count / looked) * names.reduce((sum, name) => sum + WEIGHTS[name] * found[name], 0);
}

type Found = { band: Band; score: number };
const better = (best: Found | null, band: Band, score: number): Found | null =>
  !best || score > best.score ? { band, score } : best;

/** Heights of front fences, meters, in steps; and how far above where it is thought to be the horizon may lie, as a share of the height. */
const HEIGHTS_M = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3];
const HORIZON_OFF = [-0.2, -0.1, 0, 0.1];
/** A front fence stands this far behind the edge of the paving, and so far before it, as shares of the height. Steps of that. */
const BEHIND = 0.05;
const BEFORE = 0.012;
const STEP = 0.004;
const TILTS = [-8, -4, -1, 1, 4, 8];
/** The usual height of one, meters, and how much each meter more or less counts against it: what is behind it has edges too. */
const USUAL_M = 0.9;
const UNUSUAL = 0.6;
/** From this score on a fence is there. */
const SURE = 1.3;

/** The fence along the sidewalk or street that crosses a photo of a front yard; null where none is made out. */
export function bandAtPaving(seen: Seen, camera: Camera): Band | null {
  const signs = bandSigns(seen);
  const { height } = seen;
  const step = Math.max(2, Math.round(STEP * height));
  let best: Found | null = null;
  for (const edge of pavingEdges(seen, camera, signs))
    for (let by = -Math.round(BEHIND * height); by <= BEFORE * height; by += step)
      for (const tilt of TILTS) {
        const foot = turned(edge, by, tilt * step, seen.width);
        for (const off of HORIZON_OFF) {
          const far = Math.min(rowAt(foot, 0), rowAt(foot, seen.width));
          if (far < camera.horizonY - off * height + BELOW_PX) continue;
          for (const heightM of HEIGHTS_M) {
            // As high all along: nearer to the horizon it looks lower.
            const middle = rowAt(foot, seen.width / 2);
            const horizon = camera.horizonY - off * height;
            const part = ((middle - camera.horizonY) * heightM) / camera.heightM / (middle - horizon);
            const high = (row: number) => part * (row - horizon);
            const [left, right] = [rowAt(foot, 0), rowAt(foot, seen.width)];
            const top = edgeOf(left - high(left), right - high(right), seen.width);
            const odd = UNUSUAL * Math.abs(heightM - USUAL_M);
            best = better(best, { foot, top }, bandScore({ foot, top }, signs, seen) - odd);
          }
        }
      }
  return best && best.score >= SURE ? raised(best.band, seen.width) : null;
}

const edgeOf = (left: number, right: number, width: number): Edge => ({
  at: left,
  slope: (right - left) / width,
});

/** An edge moved down by so many rows, and turned by so many at each end. */
const turned = ({ at, slope }: Edge, by: number, turn: number, width: number): Edge => ({
  at: at + by + turn,
  slope: slope - (2 * turn) / width,
});

/** Edges of paving: coverage, rows below the horizon, the columns that they go along, their steepest slope, and how many are looked at. */
const PAVED = 0.5;
const BELOW_PX = 6;
const ALONG = 0.55;
const STEEPEST = 0.3;
const MOST_EDGES = 4;
const NEAR = 0.008;
const SAME = 0.04;
const APART_SHARE = 0.25;

/** The straight upper edges of sidewalks and streets that run across the photo, the longest first. */
function pavingEdges(seen: Seen, camera: Camera, { columns }: BandSigns): Edge[] {
  const { width, height, street, walk, drive } = seen;
  const edges: { u: number; row: number }[] = [];
  for (const u of columns) {
    let wasPaved = false;
    for (let row = Math.max(0, Math.round(camera.horizonY) + BELOW_PX); row < height; row++) {
      const i = row * width + u;
      const isPaved = street[i]! + walk[i]! + drive[i]! > PAVED;
      if (isPaved && !wasPaved) edges.push({ u, row });
      wasPaved = isPaved;
    }
  }
  const lines: { edge: Edge; along: number }[] = [];
  for (const [k, a] of edges.entries())
    for (const b of edges.slice(k + 1)) {
      if (b.u - a.u < APART_SHARE * width) continue;
      const slope = (b.row - a.row) / (b.u - a.u);
      if (Math.abs(slope) > STEEPEST) continue;
      const edge = { at: a.row - slope * a.u, slope };
      const near = edges.filter(({ u, row }) => Math.abs(rowAt(edge, u) - row) < NEAR * height);
      const along = new Set(near.map(({ u }) => u)).size / columns.length;
      if (along >= ALONG) lines.push({ edge, along });
    }
  const kept: Edge[] = [];
  for (const { edge } of lines.sort((a, b) => b.along - a.along)) {
    const isOther = kept.every(
      (one) => Math.abs(one.at - edge.at) + Math.abs(rowAt(one, width) - rowAt(edge, width)) > SAME * height,
    );
    if (isOther && kept.length < MOST_EDGES) kept.push(edge);
  }
  return kept;
}

/**
 * In a strip that was drawn along a fence its top is looked for this far below the strip's upper edge, and its foot this far above the lower
 * one, as shares of the height: whoever draws one leaves more room above it than below.
 */
const TOPS = [-0.08, 0, 0.08, 0.16];
const FEET = [0, 0.08];
/** A top that lies lower in the strip has to be so much plainer: a new fence that is a little too high hides the old one. */
const LOWERED = 1.5;

/** The fence in a strip that was drawn along it, where its top is plainest. */
export function bandInStrip(seen: Seen, strip: Band, isLooked: (u: number) => boolean): Band {
  const signs = bandSigns(seen);
  const { width } = seen;
  const high = (u: number) => rowAt(strip.foot, u) - rowAt(strip.top, u);
  const moved = (edge: Edge, share: number) =>
    edgeOf(rowAt(edge, 0) + share * high(0), rowAt(edge, width) + share * high(width), width);
  let best: Found | null = null;
  for (const down of TOPS)
    for (const up of FEET) {
      const band = { foot: moved(strip.foot, -up), top: moved(strip.top, down) };
      best = better(best, band, bandScore(band, signs, seen, isLooked) - LOWERED * down);
    }
  return raised(best!.band, width);
}

/** Mesh and tips stand a little above the rail that is found as the top: so much, as a share of the height. */
const RAISED = 0.1;
function raised({ foot, top }: Band, width: number): Band {
  const up = (u: number) => rowAt(top, u) - RAISED * (rowAt(foot, u) - rowAt(top, u));
  return { foot, top: edgeOf(up(0), up(width), width) };
}
