import type { Camera } from "#core/camera/camera.ts";

/** The driveway's run of pixels in one photo row. */
type Span = { row: number; left: number; right: number };
type Side = "left" | "right";
type Point = { x: number; y: number };

/** Narrower runs than this share of the photo's width are a path. */
const LEAST_SHARE = 0.06;
const FEWEST_ROWS = 20;
/** The middle of the drive moves by less than this from row to row. */
const WANDER_PX = 40;
/** A side that leaves its own straight line by more than this is where drive and street meet. */
const FLARE_M = 0.75;
/** The street lies in the near part of the drive. */
const FAR_PART = 0.35;

/**
 * Cuts the street or sidewalk off a driveway: follows both long edges from the far end, fits a line to each and cuts where an
 * edge flares out sideways. Made for masks of about 500 px width (`find-driveway.ts`). Without a flare the mask comes back as it is.
 */
export function trimDriveway(camera: Camera, mask: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const spans = drivewaySpans(camera, mask);
  if (spans.length < FEWEST_ROWS) return mask;
  const left = flare(camera, spans, "left");
  const right = flare(camera, spans, "right");
  if (!left && !right) return mask;
  let from = left ?? { x: 0, y: right!.y - right!.x * 0.02 };
  let to = right ?? { x: width, y: left!.y + (width - left!.x) * 0.02 };
  if (left && right && Math.abs(to.y - from.y) > Math.abs(to.x - from.x) * 0.5) {
    // The two corners disagree: a level cut at the nearer one takes least.
    const y = Math.max(from.y, to.y);
    from = { x: 0, y };
    to = { x: width, y };
  }
  const slope = (to.y - from.y) / (to.x - from.x || 1);
  const trimmed = mask.slice();
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cut = from.y + slope * (column - from.x);
      if (row > cut - 1) trimmed[row * width + column]! *= Math.max(0, Math.min(1, cut - row));
    }
  }
  return trimmed;
}

/** The widest run per row that continues the run above it. */
function drivewaySpans(camera: Camera, mask: Float32Array): Span[] {
  const { widthPx: width, heightPx: height } = camera;
  const spans: Span[] = [];
  for (let row = Math.max(0, Math.ceil(camera.horizonY + 4)); row < height; row++) {
    const above = spans.at(-1);
    const middle = above ? (above.left + above.right) / 2 : -1;
    let best: Span | null = null;
    let start = -1;
    for (let column = 0; column <= width; column++) {
      const inside = column < width && mask[row * width + column]! > 0.5;
      if (inside && start < 0) start = column;
      if (inside || start < 0) continue;
      const continues = middle < 0 || (start <= middle + WANDER_PX && column >= middle - WANDER_PX);
      if (continues && (!best || column - start > best.right - best.left)) {
        best = { row, left: start, right: column - 1 };
      }
      start = -1;
    }
    if (best && best.right - best.left > width * LEAST_SHARE) spans.push(best);
    else if (spans.length > 8) break;
  }
  return spans;
}

/** Where one side leaves its line and turns into the street; null when it never does. */
function flare(camera: Camera, spans: readonly Span[], side: Side): Point | null {
  const { widthPx: width, heightPx: height, horizonY, heightM } = camera;
  const window = Math.max(14, Math.round(spans.length * 0.14));
  for (let i = Math.max(window + 6, Math.ceil(spans.length * FAR_PART)); i < spans.length; i++) {
    const line = fitSide(spans, side, Math.max(4, i - 3 * window), i - 2, width - 2);
    if (!line) continue;
    const { row } = spans[i]!;
    const expected = line.slope * row + line.offset;
    if (expected <= 4 || expected >= width - 4) continue;
    const here = spans[i]![side];
    const outwards = side === "left" ? expected - here : here - expected;
    const perM = (row - horizonY) / heightM;
    if (outwards <= FLARE_M * perM) continue;
    const ahead = Math.min(spans.length - 1, i + Math.max(4, Math.round(height * 0.02)));
    const there = spans[ahead]![side];
    const leavesPhoto = side === "left" ? there <= 2 : there >= width - 3;
    const nearlyLevel = Math.abs(there - here) / Math.max(1, ahead - i) > 5;
    if (leavesPhoto || nearlyLevel || outwards > 3 * perM) return { x: expected, y: row };
  }
  return null;
}

/** Least squares line column = slope * row + offset through a side of the spans [from, to); frame edges do not count. */
function fitSide(
  spans: readonly Span[],
  side: Side,
  from: number,
  to: number,
  rightmost: number,
): { slope: number; offset: number } | null {
  let n = 0;
  let sumRow = 0;
  let sumColumn = 0;
  let sumRowRow = 0;
  let sumRowColumn = 0;
  for (let i = from; i < to; i++) {
    const { row, [side]: column } = spans[i]!;
    if (column <= 1 || column >= rightmost) continue;
    n++;
    sumRow += row;
    sumColumn += column;
    sumRowRow += row * row;
    sumRowColumn += row * column;
  }
  if (n < 8) return null;
  const slope = (n * sumRowColumn - sumRow * sumColumn) / (n * sumRowRow - sumRow * sumRow || 1);
  return { slope, offset: (sumColumn - slope * sumRow) / n };
}
