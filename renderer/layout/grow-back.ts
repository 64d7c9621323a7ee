import type { Camera } from "#core/camera/camera.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Nothing is grown by more than this share of the photo's height: what runs farther has leaked up a wall. */
const MOST_SHARE = 0.17;
const FARTHEST_M = 28;
/** Lawn this near beside paving borders on it: the rim between is paving in the shade of the grass. */
const RIM_M = 0.6;
/** On more than this share of the rows lawn must be near to tell where a side lies: a few would bend its line. */
const MOST_RIM = 0.4;
/** A side that agrees with a straight line on less than this share of its rows tells nothing. */
const AGREEING = 0.3;
const TOLERANCE_PX = 2;
/** Columns per row: flatter lines are kerbs and the rims of shade. */
const FLATTEST = 6;
/** The paving between its sides is compared in so many pieces; a foot shows in all of them but one. */
const PIECES = 5;
/** Change of colour (sum over r, g and b of 0 to 255) over two rows at the foot of what stands there, */
const STEP = 46;
/** and over eight: a joint or a crack is as strong, but the paving goes on behind it. */
const LASTING = 40;
const CLOSE_ROWS = 5;
/** Steepest fall of a foot from one side of the paving to the other, rows per column, and how finely it is tried. */
const STEEPEST = 0.32;
const SLOPES = 17;
/** What lies beside the paving is looked at in so many pixels, and is over when it does not show for so many rows. */
const BESIDE_PX = 7;
const BARE_ROWS = 5;
/** Shade on paving is darker, and its blue against its red grows by more than this: it takes the light of the sun, not of the sky. */
const BLUER = 1.12;

type Line = { at: number; slope: number };
type Span = { row: number; left: number; right: number };

/**
 * Grows a drive or walk back to the foot of what stands behind it. Seeing is cautious there, because a wall of the paving's colour is
 * easily mistaken for it, and shade hides the colour. Both sides of paving are straight in a photo: they are carried on into the
 * picture, and the paving between them ends where its colour changes at once, on one straight line across. Photo-sized coverage; comes
 * back as it is where sides or foot cannot be made out, or lie farther on than the sides were seen: two short lines may lead anywhere. Up to `soft` ground
 * close beside it (coverage of the same size) it is widened: the rim between is its own, in the shade of the grass.
 */
export function growBack(
  photo: RgbImage,
  camera: Camera,
  mask: Float32Array,
  soft: Float32Array,
): Float32Array {
  const { width, height } = photo;
  const seen = spansOf(mask, width, height);
  const toLawn = seen.map((span) => upToSoft(span, camera, soft));
  const lineOf = (side: "left" | "right") => {
    const rims = toLawn.filter((span, k) => span[side] !== seen[k]![side]).length;
    return sideLine(rims > MOST_RIM * seen.length ? toLawn : seen, side, width);
  };
  const left = lineOf("left");
  const right = lineOf("right");
  if (!left || !right) return mask;
  const top = seen[0]!.row;
  const highest = Math.max(camera.horizonY + 3, camera.photoY(0, FARTHEST_M), top - MOST_SHARE * height);
  const foot = nearer(
    footOf(photo, left, right, top, Math.ceil(highest)),
    endOfSides(photo, left, right, top, Math.ceil(highest)),
  );
  if (!foot || top - foot.at - foot.slope * middleOf(left, right, top) > seen.length) return mask;
  const grown = mask.slice();
  for (const { row, ...span } of carriedOn(seen, foot, left, right, camera)) {
    const own = seen[row - top] ?? span;
    const first = Math.floor(Math.min(span.left, own.left));
    const last = Math.ceil(Math.max(span.right, own.right));
    for (let column = first; column <= last; column++) {
      const i = row * width + column;
      const before = row + 1 - foot.at - foot.slope * column;
      const between = clamp(Math.min(column + 1 - span.left, span.right + 1 - column), 0, 1);
      grown[i] = Math.min(between, Math.max(clamp(before, 0, 1), grown[i]!));
    }
  }
  return grown;
}

/** The widest run of each row that continues the run below it, from the uppermost row down. */
function spansOf(mask: Float32Array, width: number, height: number): Span[] {
  const spans: Span[] = [];
  for (let row = height - 1; row >= 0; row--) {
    const below = spans.at(-1);
    let best: Span | null = null;
    for (let column = 0; column < width; column++) {
      if (mask[row * width + column]! <= 0.5) continue;
      const left = column;
      while (column + 1 < width && mask[row * width + column + 1]! > 0.5) column++;
      const continues = !below || (left <= below.right && column >= below.left);
      if (continues && (!best || column - left > best.right - best.left)) best = { row, left, right: column };
    }
    if (best) spans.push(best);
    else if (below) break;
  }
  return spans.reverse();
}

const rimPx = (camera: Camera, row: number): number =>
  Math.round((RIM_M * (row + 0.5 - camera.horizonY)) / camera.heightM);

/** The same run with the rims between it and soft ground close by. */
function upToSoft({ row, left, right }: Span, camera: Camera, soft: Float32Array): Span {
  const { widthPx: width } = camera;
  const reach = rimPx(camera, row);
  const rim = (from: number, outwards: number) => {
    for (let k = 1; k <= reach; k++) {
      const column = from + k * outwards;
      if (column < 0 || column >= width) return 0;
      if (soft[row * width + column]! > 0.5) return k - 1;
    }
    return 0;
  };
  return { row, left: left - rim(left, -1), right: right + rim(right, 1) };
}

/**
 * The straight line along one side that most rows agree on and few go beyond. Where the frame hides the side, a line agrees that lies
 * outside of the frame; the frame itself is one of the lines that are tried.
 */
function sideLine(spans: readonly Span[], side: "left" | "right", width: number): Line | null {
  const edge = side === "left" ? 0 : width - 1;
  const outwards = side === "left" ? -1 : 1;
  const own = spans.filter((span) => Math.abs(span[side] - edge) > 2);
  const apart = Math.max(4, Math.floor(own.length / 4));
  const step = Math.max(1, Math.floor(own.length / 50));
  const tried: Line[] = [{ at: edge, slope: 0 }];
  for (let k = 0; k + apart < own.length; k += step) {
    const a = own[k]!;
    const b = own[k + apart]!;
    const slope = (b[side] - a[side]) / (b.row - a.row);
    if (Math.abs(slope) > FLATTEST) continue;
    tried.push({ at: a[side] - slope * a.row, slope });
  }
  let best: Line | null = null;
  let most = AGREEING * spans.length;
  for (const line of tried) {
    const tolerance = TOLERANCE_PX * Math.hypot(1, line.slope);
    let agreeing = 0;
    for (const span of spans) {
      const hidden = Math.abs(span[side] - edge) <= 2;
      const off = (span[side] - line.at - line.slope * span.row) * outwards;
      if (Math.abs(off) <= tolerance || (hidden && off < 0)) agreeing++;
      else if (off > 2 * tolerance) agreeing--;
    }
    if (agreeing <= most) continue;
    most = agreeing;
    best = line;
  }
  return best;
}

/** The line across at which the paving ends, nearest first: between rows `top` and `highest`. */
function footOf(photo: RgbImage, left: Line, right: Line, top: number, highest: number): Line | null {
  const reach = Math.ceil(STEEPEST * photo.width);
  const first = Math.max(0, highest - reach);
  const pieces = Array.from({ length: PIECES }, (_, k) => piece(photo, left, right, k, first, top + reach));
  let best: Line | null = null;
  let strongest = 0;
  // Once something is found the strongest change close behind it counts: a joint just before a wall is taken for its foot.
  for (let row = top, last = highest; row >= last; row--) {
    const middle = middleOf(left, right, row);
    for (let s = 0; s < SLOPES; s++) {
      const slope = STEEPEST * ((2 * s) / (SLOPES - 1) - 1);
      const steps = pieces.map(({ steps, columns }) => {
        const at = row + slope * ((columns[row - first] ?? middle) - middle);
        return steps[Math.round(at) - first] ?? 0;
      });
      steps.sort((a, b) => a - b);
      if (steps[1]! < STEP) continue;
      if (!best) last = Math.max(highest, row - CLOSE_ROWS);
      const sum = steps.reduce((total, step) => total + step, 0);
      if (sum <= strongest) continue;
      strongest = sum;
      best = { at: row - slope * middle, slope };
    }
  }
  return best;
}

/** Where what lies beside the paving stops on both sides, and something as pale or dark goes on in its place: a step, a terrace. */
function endOfSides(photo: RgbImage, left: Line, right: Line, top: number, highest: number): Line | null {
  const a = endOfSide(photo, left, -1, top, highest);
  const b = endOfSide(photo, right, 1, top, highest);
  if (a === null || b === null) return null;
  const [from, to] = [left.at + left.slope * a, right.at + right.slope * b];
  const slope = (b - a) / (to - from);
  return to > from && Math.abs(slope) <= STEEPEST ? { at: a - slope * from, slope } : null;
}

/** The last row, going up, in which the ground outside of a side differs from the paving; null when it does to the end, or nowhere. */
function endOfSide(
  photo: RgbImage,
  side: Line,
  outwards: number,
  top: number,
  highest: number,
): number | null {
  const { width, data } = photo;
  let end: number | null = null;
  for (let row = top; row >= highest; row--) {
    if (row < (end ?? top) - BARE_ROWS) return end;
    const at = Math.round(side.at + side.slope * row);
    if (at < BESIDE_PX || at >= width - BESIDE_PX) return null;
    let unlike = 0;
    for (let c = 0; c < 3; c++) {
      let difference = 0;
      for (let k = 2; k < BESIDE_PX; k++) {
        const o = (row * width + at) * 3 + c;
        difference += data[o + outwards * k * 3]! - data[o - outwards * k * 3]!;
      }
      unlike += Math.abs(difference) / (BESIDE_PX - 2);
    }
    if (unlike > STEP) end = row;
  }
  return null;
}

function nearer(a: Line | null, b: Line | null): Line | null {
  return !a || (b && b.at > a.at) ? b : a;
}

const middleOf = (left: Line, right: Line, row: number) =>
  (left.at + left.slope * row + right.at + right.slope * row) / 2;

/** One of the pieces of the paving between its sides: its middle column per row, and how much its colour changes above each row. */
function piece(
  { width, height, data }: RgbImage,
  left: Line,
  right: Line,
  k: number,
  first: number,
  last: number,
) {
  const rows = Math.max(0, Math.min(height, last + 6) - first);
  const means = new Float32Array(rows * 3);
  const columns: number[] = [];
  for (let y = 0; y < rows; y++) {
    const row = first + y;
    const from = clamp(left.at + left.slope * row, 0, width - 1);
    const wide = clamp(right.at + right.slope * row, 0, width - 1) - from;
    const start = Math.ceil(from + (wide * (k + 0.25)) / (PIECES + 0.5));
    const end = Math.max(start + 1, Math.floor(from + (wide * (k + 1.25)) / (PIECES + 0.5)));
    columns.push((start + end) / 2);
    for (let x = start; x < end; x++) {
      for (let c = 0; c < 3; c++) means[y * 3 + c]! += data[(row * width + x) * 3 + c]! / (end - start);
    }
  }
  const steps = new Float32Array(rows);
  for (let y = 5; y + 5 < rows; y++) if (isFoot(means, y)) steps[y] = change(means, y, 2);
  return { steps, columns };
}

function isFoot(means: Float32Array, y: number): boolean {
  if (change(means, y, 2) < STEP || change(means, y, 5) < LASTING) return false;
  const [behind, before] = [mean(means, y - 4, y), mean(means, y, y + 4)];
  const darker = behind[1] < before[1];
  return !(darker && behind[2] / (behind[0] + 1) > BLUER * (before[2] / (before[0] + 1)));
}

/** Difference in colour between the `over` rows above row `y` and those from it on down. */
function change(means: Float32Array, y: number, over: number): number {
  const behind = mean(means, y - over, y);
  const before = mean(means, y, y + over);
  return behind.reduce((sum, value, c) => sum + Math.abs(value - before[c]!), 0);
}

function mean(means: Float32Array, from: number, to: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = from; y < to; y++) for (let c = 0; c < 3; c++) sum[c]! += means[y * 3 + c]! / (to - from);
  return sum;
}

/**
 * The rows from the foot on, each from side to side as far as the frame. Once the mask is as wide as its sides say, an edge of it that
 * lies farther than `RIM_M` from its side stays where it is.
 */
function* carriedOn(
  seen: readonly Span[],
  foot: Line,
  left: Line,
  right: Line,
  camera: Camera,
): Generator<Span> {
  const last = camera.widthPx - 1;
  const highest = Math.floor(Math.min(foot.at, foot.at + foot.slope * last));
  const top = seen[0]!.row;
  let isWide = false;
  for (let row = Math.max(0, highest); row < top + seen.length; row++) {
    const from = Math.max(0, left.at + left.slope * row);
    const to = Math.min(last, right.at + right.slope * row);
    if (from >= to) continue;
    const own = seen[row - top];
    isWide ||= own !== undefined && own.left <= from + 3 && own.right >= to - 3;
    const rim = own && isWide ? rimPx(camera, row) : last;
    yield {
      row,
      left: own && Math.abs(own.left - from) > rim ? own.left : from,
      right: own && Math.abs(own.right - to) > rim ? own.right : to,
    };
  }
}
