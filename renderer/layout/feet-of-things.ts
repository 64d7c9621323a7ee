import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** A post, a lamp, a trunk or a box is no wider than this share of the photo's width where it stands in the ground. */
const MOST_WIDE = 0.05;
/**
 * Its width is that of the wider rows (this quantile) of so many of its last ones, of which there are so many at least, and its color at a column the mean of
 * so many pixels above; shares of the photo's height.
 */
const WIDER = 0.75;
const ROWS_SHARE = 0.03;
const LEAST_ROWS_SHARE = 0.012;
const COLOR_SHARE = 0.012;
/** Columns that a post leans aside from row to row at most. */
const MOST_LEAN = 0.18;
/** The network's small picture loses no more of a foot than this, as a share of the photo's height. */
const FARTHEST_SHARE = 0.1;
/** The ground beside it is read over so many pixels, so far from it. */
const BESIDE_PX = 5;
const GAP_PX = 2;
/**
 * A thing differs from the ground beside it by so much at least (0 to 255, over three channels), one whose foot is looked for by that: the foot is so much
 * nearer to its own color than to that of the ground.
 */
const LEAST_APART = 45;
const FOOT_APART = 28;
const NEARER = 0.6;
/** Its foot goes on where so much of its width does. */
const LEAST_OF_WIDTH = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The feet of thin things that stand in some ground: what of a post goes on below the gap that the mask of the ground leaves it, by its color. 1 per
 * pixel of `seen`. Of a post in grass the network's small picture shows the lowest part as grass.
 */
export const feetOfThings = oncePer((seen: Seen) =>
  oncePer((ground: Float32Array) => {
    const feet = new Uint8Array(ground.length);
    for (const gap of gapsIn(ground, seen)) for (const i of footBelow(gap, ground, seen)) feet[i] = 1;
    return feet;
  }),
);

/**
 * What stands in the gaps of some ground that are as narrow as posts: the pixels in these that do not look like the ground beside them. 1 per pixel of `seen`.
 */
export const postsIn = oncePer((seen: Seen) =>
  oncePer((ground: Float32Array) => {
    const posts = new Uint8Array(ground.length);
    const { apart, color, besides, mean } = colorsOf(seen);
    for (const { row: end, spans } of gapsIn(ground, seen))
      for (const [k, [left, right]] of spans.entries()) {
        const row = end - (spans.length - 1 - k);
        const beside = besides(row, left, right);
        if (beside.length === 0) continue;
        const ground = mean(beside);
        for (let i = row * seen.width + left; i <= row * seen.width + right; i++)
          if (apart(color(i), ground) > LEAST_APART) posts[i] = 1;
      }
    return posts;
  }),
);

/** How colors of a photo are read and compared, 0 to 255 for each channel. */
function colorsOf({ picture, width }: Pick<Seen, "picture" | "width">) {
  const color = (i: number): number[] => [0, 1, 2].map((c) => picture.data[i * 3 + c]!);
  const mean = (pixels: readonly number[]): number[] =>
    [0, 1, 2].map((c) => pixels.reduce((sum, i) => sum + picture.data[i * 3 + c]!, 0) / pixels.length);
  const apart = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(...a.map((value, c) => value - b[c]!));
  /** Pixels of a row on both sides of some columns. */
  const besides = (row: number, left: number, right: number): number[] =>
    [left - GAP_PX - BESIDE_PX, right + GAP_PX + 1].flatMap((at) =>
      Array.from({ length: BESIDE_PX }, (_, k) => at + k)
        .filter((x) => x >= 0 && x < width)
        .map((x) => row * width + x),
    );
  return { color, mean, apart, besides };
}

/** A gap in the ground by its rows from above: the first and the last column of each; its last row lies at `row`. */
type Gap = { row: number; spans: [left: number, right: number][] };

/** The gaps in some ground that are as narrow as posts and end in it below. */
function gapsIn(ground: Float32Array, { width, height }: Seen): Gap[] {
  const most = MOST_WIDE * width;
  const closed: Gap[] = [];
  let open: Gap[] = [];
  for (let row = 0; row < height; row++) {
    const next: Gap[] = [];
    for (let x = 1; x < width; x++) {
      const i = row * width + x;
      if (ground[i]! > INSIDE || ground[i - 1]! <= INSIDE) continue;
      let last = x;
      while (last < width && ground[row * width + last]! <= INSIDE) last++;
      const span: [number, number] = [x, last - 1];
      x = last;
      if (last >= width || span[1] - span[0] >= most) continue;
      const above = open.find(({ spans }) => spans.at(-1)![0] <= span[1] && spans.at(-1)![1] >= span[0]);
      next.push({ row, spans: [...(above?.spans ?? []), span] });
    }
    const goesOn = (gap: Gap) => {
      const [left, right] = gap.spans.at(-1)!;
      for (let x = left; x <= right; x++) if (ground[row * width + x]! <= INSIDE) return true;
      return false;
    };
    closed.push(...open.filter((gap) => !goesOn(gap)));
    open = next;
  }
  return closed.filter(({ spans }) => spans.length >= LEAST_ROWS_SHARE * height);
}

/** The pixels of the foot of the thing in a gap, below that and beside its narrower end. */
function footBelow({ row: end, spans }: Gap, ground: Float32Array, seen: Seen): number[] {
  const { width, height } = seen;
  const rows = Math.max(3, Math.round(ROWS_SHARE * height));
  const last = spans.slice(-rows);
  const wide = [...last].sort((a, b) => a[1] - a[0] - (b[1] - b[0]))[Math.floor(WIDER * (last.length - 1))]!;
  // From the lowest row that is as wide as the thing is on the whole.
  const full = last.findLastIndex(([left, right]) => right - left >= wide[1] - wide[0]);
  const start = end - (last.length - 1 - full);
  const [left, right] = last[full]!;
  // It may lean, as its middle does over these rows. What leans more is the ragged rim of a gap.
  const [first] = last;
  const moved = full === 0 ? 0 : ((left + right) / 2 - (first![0] + first![1]) / 2) / full;
  const lean = Math.abs(moved) > MOST_LEAN ? 0 : moved;
  const { color, mean, apart, besides } = colorsOf(seen);
  const up = Math.max(2, Math.round(COLOR_SHARE * height));
  // The color of the thing at each column across it.
  const own = Array.from({ length: right - left + 1 }, (_, k) =>
    mean(Array.from({ length: up }, (_, r) => (start - r) * width + Math.round(left + k - lean * r))),
  );
  // What of a row from a column on is thing by its color, and how many pixels of that were no ground before.
  const read = (row: number, from: number) => {
    const beside = mean(besides(row, from, from + own.length - 1));
    const found: number[] = [];
    let [alike, open] = [0, 0];
    for (const [k, thing] of own.entries()) {
      const x = from + k;
      if (x < 0 || x >= width) continue;
      const i = row * width + x;
      const here = color(i);
      const isThing =
        apart(thing, beside) >= FOOT_APART && apart(here, thing) <= NEARER * apart(here, beside);
      if (isThing) alike++;
      if (ground[i]! <= INSIDE) open++;
      else if (isThing) found.push(i);
    }
    return { from, found, alike, open };
  };
  const foot: number[] = [];
  let from = left;
  for (let row = start + 1; row < Math.min(height, end + FARTHEST_SHARE * height); row++) {
    // It leans on by a column where it fits better there.
    const ways = [0, 1, -1].map((by) => read(row, from + by));
    const best = ways.reduce((one, other) => (other.alike > one.alike ? other : one));
    if (best.found.length + best.open < LEAST_OF_WIDTH * own.length) break;
    from = best.from;
    foot.push(...best.found);
  }
  return foot;
}
