import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Change of brightness (0 to 255) from one side of a seam to the other, taken two to four pixels away from it. */
const STEP = 24;
const NEAREST_PX = 2;
const FARTHEST_PX = 4;
/** Where blue against red changes by more, one side lies in the shade of something. */
const BLUER = 1.1;
/** Rows of paving that a seam runs through, in share of all rows, and the share of these in which it is to be seen. */
const LONG = 0.45;
const SEEN = 0.72;
/** Lines are tried this far apart. */
const APART_PX = 3;

/**
 * Cuts paving where two materials meet in a straight line that runs into the picture: a drive of asphalt and the concrete walk beside
 * it are two things, though both are hard ground. `mask` is the photo's at a smaller width (made for about 500 pixels); pixels on seams become 0.
 */
export function cutSeams(photo: RgbImage, mask: Float32Array, width: number): Float32Array {
  const covered = mask.findIndex((cover) => cover > 0.5);
  if (covered < 0) return mask;
  const top = Math.floor(covered / width);
  const rows = Math.floor(mask.findLastIndex((cover) => cover > 0.5) / width) - top + 1;
  const steps = stepsOf(photo, mask, width, top, rows);
  let cut = mask;
  for (const seam of seamsIn(steps, width, rows)) {
    // What an earlier seam has marked counts no more: lines close to it fall short.
    if (!isSeam(scoreOf(seam, steps, width, rows), rows)) continue;
    if (cut === mask) cut = mask.slice();
    for (let y = 0; y < rows; y++) {
      const at = columnOf(seam, y, rows);
      const reach = FARTHEST_PX + APART_PX;
      for (let x = Math.max(0, at - reach); x <= Math.min(width - 1, at + reach); x++) {
        if (Math.abs(x - at) <= 1) cut[(top + y) * width + x] = 0;
        steps[y * width + x] = OUTSIDE;
      }
    }
  }
  return cut;
}

/** Marks of `stepsOf`: no paving on one side. */
const OUTSIDE = 2;

/** Per pixel of the rows: 1 or -1 where it grows brighter or darker to the right, 0 where it does not, or `OUTSIDE`. */
function stepsOf(photo: RgbImage, mask: Float32Array, width: number, top: number, rows: number): Int8Array {
  const { data } = photo;
  const steps = new Int8Array(rows * width).fill(OUTSIDE);
  const scale = photo.width / width;
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(photo.width - 1, Math.floor((x + 0.5) * scale)),
  );
  const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < rows; y++) {
    const row = (top + y) * width;
    const photoRow = Math.min(photo.height - 1, Math.floor((top + y + 0.5) * scale)) * photo.width;
    for (let x = FARTHEST_PX; x < width - FARTHEST_PX; x++) {
      if (mask[row + x - FARTHEST_PX]! <= 0.5 || mask[row + x + FARTHEST_PX]! <= 0.5) continue;
      sums.fill(0);
      for (let k = NEAREST_PX; k <= FARTHEST_PX; k++) {
        const before = (photoRow + columns[x - k]!) * 3;
        const behind = (photoRow + columns[x + k]!) * 3;
        for (let c = 0; c < 3; c++) {
          sums[c]! += data[before + c]!;
          sums[c + 3]! += data[behind + c]!;
        }
      }
      const [r, g, b, r2, g2, b2] = sums;
      const step = (r2 + g2 + b2 - r - g - b) / 9;
      const bluer = ((b2 + 1) * (r + 1)) / ((r2 + 1) * (b + 1));
      const shade = bluer > BLUER ? step < 0 : bluer < 1 / BLUER && step > 0;
      steps[y * width + x] = shade || Math.abs(step) < STEP ? 0 : Math.sign(step);
    }
  }
  return steps;
}

type Seam = { first: number; last: number };

const columnOf = ({ first, last }: Seam, y: number, rows: number) =>
  Math.round(first + ((last - first) * y) / Math.max(1, rows - 1));

/** In how many rows a line lies on paving, and in how many more it grows brighter than darker, or the other way round. */
type Score = { inside: number; agreeing: number };

function scoreOf({ first, last }: Seam, steps: Int8Array, width: number, rows: number, every = 1): Score {
  let sum = 0;
  let inside = 0;
  const slope = (last - first) / Math.max(1, rows - 1);
  for (let y = every >> 1; y < rows; y += every) {
    const step = steps[y * width + ((first + slope * y + 0.5) | 0)]!;
    if (step === OUTSIDE) continue;
    inside++;
    sum += step;
  }
  return { inside, agreeing: Math.abs(sum) };
}

const isSeam = ({ inside, agreeing }: Score, rows: number) =>
  inside >= LONG * rows && agreeing >= SEEN * inside;

/** Most lines are none: a look at so many rows tells. */
const GLANCE_ROWS = 10;

/** The lines from the uppermost to the lowest row along which the brightness changes in the same sense nearly everywhere, clearest first. */
function seamsIn(steps: Int8Array, width: number, rows: number): Seam[] {
  const seams: (Seam & Score)[] = [];
  const every = Math.max(1, Math.floor(rows / GLANCE_ROWS));
  for (let first = 0; first < width; first += APART_PX) {
    for (let last = 0; last < width; last += APART_PX) {
      const glance = scoreOf({ first, last }, steps, width, rows, every);
      if (glance.inside < 3 || glance.agreeing < 0.5 * glance.inside) continue;
      const score = scoreOf({ first, last }, steps, width, rows);
      if (isSeam(score, rows)) seams.push({ first, last, ...score });
    }
  }
  return seams.sort((a, b) => b.agreeing - a.agreeing);
}
