/** Cells of a plane, row-major, and the steps between neighbors. */
export type Steps = {
  columns: number;
  rows: number;
  /** 1 where a cell is part of the field. */
  known: Uint8Array;
  /** From each cell to the next on the right, and to that below; read where both are known. */
  across: Step;
  down: Step;
  /** What each connected part of the field is near to on the whole, and how strongly each cell is drawn there; more than 0 somewhere in each part. */
  anchor: Float32Array;
  pull: Float32Array;
};

/** Value of the next cell less that of this one, and how sure that is: 1 surely, next to 0 not at all. */
export type Step = { by: Float32Array; sure: Float32Array };

/** Rounds at most, and the share of the first error at which they end. */
const MOST_ROUNDS = 40;
const SMALL = 2e-3;
/** Planes of fewer cells than this are not made coarser: they are smoothed so often instead. */
const COARSEST = 64;
const COARSEST_SWEEPS = 30;
/** Two cells of a coarse plane lie twice as far apart as those below: a step between them is half as stiff. */
const STIFFNESS = 0.5;

/**
 * The field whose steps come nearest to those given (weighted least squares), by conjugate gradients with a multigrid cycle as
 * preconditioner. `from`: a field that is near it. 0 where nothing is known. Planes as in `Steps`.
 */
export function fieldOfSteps(steps: Steps, from?: Float32Array): Float32Array {
  const { columns, rows, known, across, down, anchor, pull } = steps;
  const top = emptyLevel(columns, rows);
  const { right, below, weight, wanted, first } = top;
  for (let i = 0, p = first; i < known.length; i++, p++) {
    if (known[i] !== 1) continue;
    wanted[p]! += pull[i]! * anchor[i]!;
    weight[p]! += pull[i]!;
    if ((i + 1) % columns !== 0 && known[i + 1] === 1)
      join(top, right, p, p + 1, across.sure[i]!, across.by[i]!);
    if (known[i + columns] === 1) join(top, below, p, p + columns, down.sure[i]!, down.by[i]!);
  }
  invert(top);
  const levels = [top];
  for (let level = top; level.columns * level.rows > COARSEST; ) {
    level = coarser(level);
    levels.push(level);
  }
  const field = solved(levels, from).slice(first, first + known.length);
  hang(field, steps);
  return field;
}

/** Shifts each part that hangs together to where its anchors draw it: the cycle finds steps soon, and such heights hardly at all. */
function hang(field: Float32Array, { columns, known, anchor, pull }: Steps): void {
  const met = new Uint8Array(known.length);
  // All parts, one after the other.
  const cells = new Int32Array(known.length);
  let count = 0;
  const add = (o: number) => {
    if (known[o] !== 1 || met[o] === 1) return;
    met[o] = 1;
    cells[count++] = o;
  };
  for (let start = 0; start < known.length; start++) {
    const first = count;
    add(start);
    let [off, all] = [0, 0];
    for (let k = first; k < count; k++) {
      const o = cells[k]!;
      off += pull[o]! * (anchor[o]! - field[o]!);
      all += pull[o]!;
      const x = o % columns;
      if (x > 0) add(o - 1);
      if (x + 1 < columns) add(o + 1);
      if (o >= columns) add(o - columns);
      if (o + columns < known.length) add(o + columns);
    }
    for (let k = first; k < count; k++) field[cells[k]!]! += off / all;
  }
}

/** One plane of the cycle: `first` cells lie before its own and as many behind, so that each has neighbors. */
type Level = {
  columns: number;
  rows: number;
  first: number;
  /** How sure the step to the right and down is, 0 where there is none; and the sum of all around, 0 where nothing is known. */
  right: Float32Array;
  below: Float32Array;
  weight: Float32Array;
  /** 1 over `weight`, 0 where that is 0. */
  inverse: Float32Array;
  /** What the weighted differences from its neighbors should add up to, and the field that does it. */
  wanted: Float32Array;
  field: Float32Array;
};

function emptyLevel(columns: number, rows: number): Level {
  const first = columns + 1;
  const plane = () => new Float32Array(columns * rows + 2 * first);
  return {
    ...{ columns, rows, first, right: plane(), below: plane() },
    ...{ weight: plane(), inverse: plane(), wanted: plane(), field: plane() },
  };
}

function invert({ weight, inverse }: Level): void {
  for (let p = 0; p < weight.length; p++) if (weight[p]! > 0) inverse[p] = 1 / weight[p]!;
}

function join(
  { weight, wanted }: Level,
  to: Float32Array,
  p: number,
  next: number,
  sure: number,
  by: number,
): void {
  to[p]! += sure;
  weight[p]! += sure;
  weight[next]! += sure;
  wanted[p]! -= sure * by;
  wanted[next]! += sure * by;
}

/** The plane of cells twice as wide and high. */
function coarser(fine: Level): Level {
  const level = emptyLevel((fine.columns + 1) >> 1, (fine.rows + 1) >> 1);
  const { right, below, weight } = level;
  for (let y = 0, p = fine.first; y < fine.rows; y++) {
    const row = level.first + (y >> 1) * level.columns;
    for (let x = 0; x < fine.columns; x++, p++) {
      const o = row + (x >> 1);
      const { right: r, below: b } = fine;
      // What draws a cell to its anchor is all that its steps do not add up to.
      weight[o]! += fine.weight[p]! - r[p]! - r[p - 1]! - b[p]! - b[p - fine.columns]!;
      if (x % 2 === 1 && r[p]! > 0) right[o]! += STIFFNESS * r[p]!;
      if (y % 2 === 1 && b[p]! > 0) below[o]! += STIFFNESS * b[p]!;
    }
  }
  for (let o = level.first; o < level.first + level.columns * level.rows; o++) {
    weight[o] = Math.max(0, weight[o]!);
  }
  const pulls = weight.slice();
  for (let o = level.first; o < level.first + level.columns * level.rows; o++)
    weight[o] = pulls[o]! + right[o]! + right[o - 1]! + below[o]! + below[o - level.columns]!;
  invert(level);
  return level;
}

/**
 * One sweep of Gauss and Seidel: each cell becomes what its neighbors say, from the first to the last or back. The cell just done comes last
 * in each sum and stays in a variable: the next one waits for it, and for nothing else.
 */
function sweep(level: Level, isBack: boolean): void {
  if (isBack) sweepBack(level);
  else sweepOn(level);
}

function sweepOn({ columns, rows, first, right, below, inverse, wanted, field }: Level): void {
  const last = first + columns * rows;
  let before = 0;
  for (let p = first; p < last; p++) {
    const rest =
      wanted[p]! +
      right[p]! * field[p + 1]! +
      below[p]! * field[p + columns]! +
      below[p - columns]! * field[p - columns]!;
    before = (rest + right[p - 1]! * before) * inverse[p]!;
    field[p] = before;
  }
}

function sweepBack({ columns, rows, first, right, below, inverse, wanted, field }: Level): void {
  let after = 0;
  for (let p = first + columns * rows - 1; p >= first; p--) {
    const rest =
      wanted[p]! +
      right[p - 1]! * field[p - 1]! +
      below[p]! * field[p + columns]! +
      below[p - columns]! * field[p - columns]!;
    after = (rest + right[p]! * after) * inverse[p]!;
    field[p] = after;
  }
}

/** What the weighted differences of a field at one cell add up to. */
const sumAt = ({ columns, right, below, weight }: Level, field: Float32Array, p: number): number =>
  weight[p]! * field[p]! -
  right[p]! * field[p + 1]! -
  right[p - 1]! * field[p - 1]! -
  below[p]! * field[p + columns]! -
  below[p - columns]! * field[p - columns]!;

/** Fills `field` of a level with about what gives its `wanted`. */
function cycle(levels: readonly Level[], at: number): void {
  const level = levels[at]!;
  level.field.fill(0);
  const below = levels[at + 1];
  if (!below) {
    for (let k = 0; k < COARSEST_SWEEPS; k++) sweep(level, k % 2 === 1);
    return;
  }
  sweep(level, false);
  below.wanted.fill(0);
  for (let y = 0, p = level.first; y < level.rows; y++) {
    const row = below.first + (y >> 1) * below.columns;
    for (let x = 0; x < level.columns; x++, p++)
      if (level.weight[p]! > 0)
        below.wanted[row + (x >> 1)]! += level.wanted[p]! - sumAt(level, level.field, p);
  }
  cycle(levels, at + 1);
  for (let y = 0, p = level.first; y < level.rows; y++) {
    const row = below.first + (y >> 1) * below.columns;
    for (let x = 0; x < level.columns; x++, p++)
      if (level.weight[p]! > 0) level.field[p]! += below.field[row + (x >> 1)]!;
  }
  sweep(level, true);
}

/** Conjugate gradients; the top level's `wanted` is used up. */
function solved(levels: readonly Level[], from?: Float32Array): Float32Array {
  const top = levels[0]!;
  const { first, weight, wanted, field } = top;
  const count = top.columns * top.rows;
  const out = new Float32Array(weight.length);
  if (from) out.set(from, first);
  const last = first + count;
  // From here on `wanted` is what is still missing, and `field` what the cycle makes of it.
  for (let p = first; p < last; p++) if (weight[p]! > 0) wanted[p]! -= sumAt(top, out, p);
  const toward = new Float32Array(weight.length);
  const moved = new Float32Array(weight.length);
  let energy = 0;
  let start = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    cycle(levels, 0);
    let now = 0;
    for (let p = first; p < last; p++) now += wanted[p]! * field[p]!;
    if (round === 0) start = now;
    if (now <= SMALL * SMALL * start || now === 0) break;
    const share = round === 0 ? 0 : now / energy;
    energy = now;
    let along = 0;
    for (let p = first; p < last; p++) toward[p] = field[p]! + share * toward[p]!;
    for (let p = first; p < last; p++) {
      if (weight[p]! <= 0) continue;
      moved[p] = sumAt(top, toward, p);
      along += toward[p]! * moved[p]!;
    }
    const far = energy / along;
    for (let p = first; p < last; p++) {
      out[p]! += far * toward[p]!;
      wanted[p]! -= far * moved[p]!;
    }
  }
  return out;
}
