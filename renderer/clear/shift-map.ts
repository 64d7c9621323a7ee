import { chooseLabels, type Graph, graphOf } from "./choose-labels.ts";
import type { Completed } from "./complete-image.ts";
import { awayFrom, colorsAround, expectedAt } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { rowsBy, type Shift, shiftsOf, unlike } from "./shifts.ts";

/** A difference of colors counts no more than this, squared levels of three colors: an edge that crosses is as bad as one that does not fit. */
const MOST_UNLIKE = 3 * 45 * 45;
/** What a place costs that a shift takes nothing from. */
const NEVER = 1e6;
/** What the mean difference of a shift at the rim counts, beside one difference at a seam. */
const OF_SHIFT = 0.05;
/** What known pixels beside the hole count, so far out (in nodes). */
const RIM_NODES = [1, 2];
const RIM_WEIGHT = 1.5;
/** What a seam costs at each node though both sides are alike: fewer seams show less. */
const SEAM = 40;

/**
 * Completes a hole from a few shifts of what lies around it, so that large pieces stay as they are and courses go on (Pritch, Kav-Venaki and Peleg,
 * "Shift-Map Image Editing", 2009; the shifts by how they repeat what is seen, He and Sun, "Statistics of Patch Offsets for Image
 * Completion", 2012). Which shift a place takes follows from messages between places (min-sum belief propagation, by sweeps). Null where
 * some of the hole has nothing to be taken from.
 */
export function shiftMap(task: Incomplete): Completed | null {
  const own = pixelsOf(task.hole);
  if (own.length === 0)
    return { source: new Int32Array(task.hole.length).fill(-1), cost: new Float32Array(task.hole.length) };
  const kinds = [...new Set(own.map((i) => task.wanted[i]!))];
  const shifts = new Map(kinds.map((kind) => [kind, shiftsOf(task, kind)]));
  const able = kinds.filter((kind) => shifts.get(kind)!.length > 0);
  const countOf = (kind: number) => own.reduce((sum, i) => sum + (task.wanted[i] === kind ? 1 : 0), 0);
  const [most] = able.sort((a, b) => countOf(b) - countOf(a));
  if (most === undefined) return null;
  // Of what nothing is seen beside the hole there is none in it.
  const wanted = task.wanted.map((kind, i) => (task.hole[i] && !able.includes(kind) ? most : kind));
  const source = new Int32Array(task.hole.length).fill(-1);
  const between = new Float32Array(source.length);
  for (const kind of able) takeShifts({ ...task, wanted }, kind, shifts.get(kind)!, source, between);
  // Nor of what lies too far from all of its kind.
  const open = own.filter((i) => source[i]! < 0);
  if (open.some((i) => wanted[i] !== most)) {
    for (const i of open) wanted[i] = most;
    takeShifts({ ...task, wanted }, most, shifts.get(most)!, source, between);
  }
  if (!fillOpen({ ...task, wanted }, source)) return null;
  return { source, between, cost: seamCost(task, source) };
}

/** Notes for each pixel of one kind what it is taken from, and how far below the middle of that pixel. */
function takeShifts(
  task: Incomplete,
  kind: number,
  shifts: readonly Shift[],
  source: Int32Array,
  between: Float32Array,
): void {
  const { hole, wanted, picture } = task;
  const own = pixelsOf(hole).filter((i) => wanted[i] === kind);
  const graph = graphOf(own, picture.width, picture.height);
  const chosen = chooseShifts(task, kind, shifts, graph);
  for (const i of own) {
    const shift = shifts[chosen[graph.nodeAt.get(i)!]!]!;
    source[i] = sourceOf(task, kind, shift, i);
    const rows = rowsBy(task, i, shift.across, shift.down);
    between[i] = source[i]! >= 0 ? rows - Math.round(rows) : 0;
  }
  // Deep inside a shift may lead to what was filled before.
  const ranked = [...shifts].sort((a, b) => a.unlike - b.unlike);
  let left = own.filter((i) => source[i]! < 0);
  for (let last = Number.POSITIVE_INFINITY; left.length > 0 && left.length < last; ) {
    last = left.length;
    left = left.filter((i) => {
      for (const shift of ranked) {
        const over = targetOf(task, shift, i);
        if (over < 0 || !hole[over] || source[over]! < 0 || wanted[over] !== kind) continue;
        source[i] = source[over]!;
        between[i] = between[over]!;
        return false;
      }
      return true;
    });
  }
}

/** The pixel that a shift leads to; -1 beyond the picture. */
function targetOf(task: Incomplete, shift: Shift, i: number): number {
  const { width, height } = task.picture;
  const x = (i % width) + shift.across;
  const y = Math.trunc(i / width) + Math.round(rowsBy(task, i, shift.across, shift.down));
  return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
}

/** The pixel that a shift takes for one of the hole; -1 where it is none of what is wanted there. */
function sourceOf(task: Incomplete, kind: number, shift: Shift, i: number): number {
  const from = targetOf(task, shift, i);
  return from >= 0 && task.kinds[from] === kind ? from : -1;
}

/** The shift of each node. */
function chooseShifts(task: Incomplete, kind: number, shifts: readonly Shift[], graph: Graph): Int32Array {
  return chooseLabels(
    shifts.length,
    graph,
    unaryOf(task, kind, shifts, graph),
    apartOf(task, kind, shifts, graph),
  );
}

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** What each shift costs at each node: how it fits on to what is known beside the hole, and how near it comes to what is expected. */
function unaryOf(
  task: Incomplete,
  kind: number,
  shifts: readonly Shift[],
  { pixel, step }: Graph,
): Float32Array {
  const { picture, hole, unknown, shown } = task;
  const { width, height, data } = picture;
  const unary = new Float32Array(pixel.length * shifts.length);
  const expected = expectedAt(task, kind, pixel);
  const around = colorsAround(task.picture);
  pixel.forEach((i, node) => {
    const [x, y] = [i % width, Math.trunc(i / width)];
    shifts.forEach((shift, a) => {
      const from = sourceOf(task, kind, shift, i);
      let cost = from < 0 ? NEVER : OF_SHIFT * shift.unlike;
      if (from >= 0) {
        cost += awayFrom(expected, node, around, from);
        const down = Math.round(rowsBy(task, i, shift.across, shift.down));
        for (const [dx, dy] of SIDES)
          for (const away of RIM_NODES) {
            const [u, v] = [x + dx * step * away, y + dy * step * away];
            if (u < 0 || u >= width || v < 0 || v >= height) break;
            const q = v * width + u;
            if (hole[q] || unknown[q]) continue;
            if (shown[q] !== kind) break;
            const [p, o] = [u + shift.across, v + down];
            const isKnown = p >= 0 && p < width && o >= 0 && o < height && !hole[o * width + p];
            cost += RIM_WEIGHT * (isKnown ? unlike(data, q, o * width + p, MOST_UNLIKE) : MOST_UNLIKE);
            break;
          }
      }
      unary[node * shifts.length + a] = cost;
    });
  });
  return unary;
}

/** How unlike two shifts are at each node. */
function apartOf(task: Incomplete, kind: number, shifts: readonly Shift[], { pixel }: Graph): Float32Array {
  const { data } = task.picture;
  const count = shifts.length;
  const apart = new Float32Array(pixel.length * count * count);
  pixel.forEach((i, node) => {
    const from = shifts.map((shift) => sourceOf(task, kind, shift, i));
    for (let a = 0; a < count; a++)
      for (let b = 0; b < a; b++) {
        const isKnown = from[a]! >= 0 && from[b]! >= 0;
        const value = isKnown ? unlike(data, from[a]!, from[b]!, MOST_UNLIKE) + SEAM : MOST_UNLIKE;
        apart[(node * count + a) * count + b] = value;
        apart[(node * count + b) * count + a] = value;
      }
  });
  return apart;
}

/** Of a hole so little may be taken from one pixel after the other. */
const FEW = 0.04;

/** Gives pixels that no shift fills what a neighbor goes on with, else what it takes; whether all of them have one then, and they are few. */
function fillOpen({ kinds, wanted, picture, hole }: Incomplete, source: Int32Array): boolean {
  const sides = [-1, 1, -picture.width, picture.width];
  const fill = (left: Int32Array, of: (i: number) => number | undefined): Int32Array => {
    const rest = left.filter((i) => {
      const from = of(i);
      if (from !== undefined) source[i] = from;
      return from === undefined;
    });
    return rest.length === left.length || rest.length === 0 ? rest : fill(rest, of);
  };
  const open = pixelsOf(hole).filter((i) => source[i]! < 0);
  const rest = fill(open, (i) =>
    sides
      .filter((by) => (source[i + by] ?? -1) >= 0 && wanted[i + by] === wanted[i])
      .map((by) => source[i + by]! - by)
      .find((from) => kinds[from] === wanted[i]),
  );
  if (rest.length > FEW * hole.reduce((sum, value) => sum + value, 0)) return false;
  return fill(rest, (i) => sides.map((by) => source[i + by] ?? -1).find((from) => from >= 0)).length === 0;
}

/** How unlike what is filled is at its seams and its rim, by the pixel there; 0 within pieces. */
function seamCost({ picture: { width, data }, hole }: Incomplete, source: Int32Array): Float32Array {
  const cost = new Float32Array(hole.length);
  for (const i of pixelsOf(hole))
    for (const by of [-1, 1, -width, width]) {
      const goesOn = source[i]! + by;
      const next = hole[i + by] ? source[i + by]! : i + by;
      if (goesOn < 0 || goesOn >= hole.length || next < 0 || next >= hole.length || next === goesOn) continue;
      cost[i] = Math.max(cost[i]!, unlike(data, next, goesOn, MOST_UNLIKE));
    }
  return cost;
}
