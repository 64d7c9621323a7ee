/** The eight neighbors of a pixel, each four before or after its opposite. */
const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
const opposite = (direction: number): number => (direction + 4) % DIRECTIONS.length;

const [FREE, SOURCE, SINK] = [0, 1, 2];
/** What stands in place of the direction to a parent: nothing, the terminal itself, and a parent that was lost. */
const [NONE, TERMINAL, ORPHAN] = [-1, 8, 9];

/** A grid of pixels to cut in two. */
export type CutGrid = {
  width: number;
  height: number;
  /** Per pixel what it costs to lie on the sink's side, less what it costs to lie on the source's. */
  lean: Float32Array;
  /** What it costs to cut a pixel from its neighbor to the right, right below, below and left below; no less than 0. */
  joins: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
};

/**
 * The cheapest cut of a grid (Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow Algorithms for Energy Minimization in
 * Vision", 2004): 1 per pixel on the source's side, 0 on the sink's.
 */
export function minCut(grid: CutGrid): Uint8Array {
  const trees = new Trees(grid);
  for (let at = trees.meet(); at; at = trees.meet()) {
    trees.augment(at.from, at.direction);
    trees.adopt();
  }
  return trees.tree.map((own) => (own === SOURCE ? 1 : 0));
}

/** The two trees that grow from the terminals, and what can still flow. */
class Trees {
  readonly tree: Uint8Array;
  readonly #steps: readonly number[];
  /** By direction what can still flow from a pixel to its neighbor; none leads out of the grid. */
  readonly #room: readonly Float32Array[];
  /** What can still flow from the source to a pixel, or, below 0, from it to the sink. */
  readonly #left: Float32Array;
  readonly #parent: Int8Array;
  readonly #stamp: Int32Array;
  readonly #depth: Int32Array;
  readonly #active: number[] = [];
  readonly #isActive: Uint8Array;
  #next = 0;
  #time = 0;
  #orphans: number[] = [];

  constructor({ width, height, lean, joins }: CutGrid) {
    const size = width * height;
    this.#steps = DIRECTIONS.map(([x, y]) => y * width + x);
    this.#left = lean.slice();
    this.#room = roomOf({ width, height, lean, joins });
    this.tree = new Uint8Array(size);
    this.#parent = new Int8Array(size).fill(NONE);
    this.#stamp = new Int32Array(size);
    this.#depth = new Int32Array(size);
    this.#isActive = new Uint8Array(size);
    lean.forEach((own, i) => {
      if (own === 0) return;
      this.tree[i] = own > 0 ? SOURCE : SINK;
      this.#parent[i] = TERMINAL;
      this.#depth[i] = 1;
      this.#activate(i);
    });
  }

  #activate(i: number): void {
    if (this.#isActive[i]) return;
    this.#isActive[i] = 1;
    this.#active.push(i);
  }

  /** What can still flow between a pixel and its neighbor away from the pixel's terminal. */
  #onward(i: number, direction: number): number {
    if (this.tree[i] === SOURCE) return this.#room[direction]![i]!;
    return this.#room[opposite(direction)]![i + this.#steps[direction]!] ?? 0;
  }

  /** Lets both trees grow until they meet, from a pixel of the source's in a direction; null when they no longer do. */
  meet(): { from: number; direction: number } | null {
    const { tree } = this;
    for (; this.#next < this.#active.length; this.#next++) {
      const i = this.#active[this.#next]!;
      for (let d = 0; tree[i] !== FREE && d < DIRECTIONS.length; d++) {
        if (this.#onward(i, d) <= 0) continue;
        const o = i + this.#steps[d]!;
        if (tree[o] === FREE) {
          tree[o] = tree[i]!;
          this.#parent[o] = opposite(d);
          this.#stamp[o] = this.#stamp[i]!;
          this.#depth[o] = this.#depth[i]! + 1;
          this.#activate(o);
        } else if (tree[o] !== tree[i])
          return tree[i] === SOURCE ? { from: i, direction: d } : { from: o, direction: opposite(d) };
      }
      this.#isActive[i] = 0;
    }
    return null;
  }

  #lose(i: number): void {
    this.#parent[i] = ORPHAN;
    this.#orphans.push(i);
  }

  /** Sends through what the way by both trees holds. Pixels whose way is used up are orphans. */
  augment(from: number, direction: number): void {
    const parent = this.#parent;
    const room = this.#room;
    const up = (i: number) => i + this.#steps[parent[i]!]!;
    const to = from + this.#steps[direction]!;
    let most = room[direction]![from]!;
    let top = from;
    for (; parent[top] !== TERMINAL; top = up(top))
      most = Math.min(most, room[opposite(parent[top]!)]![up(top)]!);
    let foot = to;
    for (; parent[foot] !== TERMINAL; foot = up(foot)) most = Math.min(most, room[parent[foot]!]![foot]!);
    most = Math.min(most, this.#left[top]!, -this.#left[foot]!);
    const isFull = (i: number, d: number) => {
      room[d]![i]! -= most;
      room[opposite(d)]![i + this.#steps[d]!]! += most;
      return room[d]![i]! <= 0;
    };
    isFull(from, direction);
    for (let i = from; i !== top; ) {
      const next = up(i);
      if (isFull(next, opposite(parent[i]!))) this.#lose(i);
      i = next;
    }
    for (let i = to; i !== foot; ) {
      const next = up(i);
      if (isFull(i, parent[i]!)) this.#lose(i);
      i = next;
    }
    this.#left[top]! -= most;
    if (this.#left[top]! <= 0) this.#lose(top);
    this.#left[foot]! += most;
    if (this.#left[foot]! >= 0) this.#lose(foot);
  }

  /** Gives each orphan another parent of its tree, or sets it free. */
  adopt(): void {
    this.#time++;
    for (let i = this.#orphans.pop(); i !== undefined; i = this.#orphans.pop()) {
      const best = this.#parentFor(i);
      if (best) {
        this.#parent[i] = best.direction;
        this.#depth[i] = best.depth + 1;
        this.#stamp[i] = this.#time;
      } else this.#free(i);
    }
  }

  #parentFor(i: number): { direction: number; depth: number } | null {
    let best: { direction: number; depth: number } | null = null;
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const o = i + this.#steps[d]!;
      if (this.tree[o] !== this.tree[i] || this.#onward(o, opposite(d)) <= 0) continue;
      const depth = this.#depthOf(o);
      if (depth !== null && (!best || depth < best.depth)) best = { direction: d, depth };
    }
    return best;
  }

  /** How many steps a pixel lies from its terminal; null where its way ends in an orphan. Notes it along the way. */
  #depthOf(start: number): number | null {
    let steps = 0;
    let i = start;
    for (; this.#stamp[i] !== this.#time; i += this.#steps[this.#parent[i]!]!) {
      if (this.#parent[i] === ORPHAN || this.#parent[i] === NONE) return null;
      steps++;
      if (this.#parent[i] === TERMINAL) {
        this.#stamp[i] = this.#time;
        this.#depth[i] = 1;
        steps--;
        break;
      }
    }
    // A pixel that was seen this time and has been lost since.
    if (this.#parent[i] === ORPHAN || this.#parent[i] === NONE) return null;
    const depth = this.#depth[i]! + steps;
    let own = depth;
    for (let o = start; this.#stamp[o] !== this.#time; o += this.#steps[this.#parent[o]!]!) {
      this.#stamp[o] = this.#time;
      this.#depth[o] = own--;
    }
    return depth;
  }

  #free(i: number): void {
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const o = i + this.#steps[d]!;
      if (this.tree[o] !== this.tree[i]) continue;
      if (this.#onward(o, opposite(d)) > 0) this.#activate(o);
      if (this.#parent[o] === opposite(d)) this.#lose(o);
    }
    this.tree[i] = FREE;
    this.#parent[i] = NONE;
  }
}

function roomOf({ width, height, joins }: CutGrid): Float32Array[] {
  const rooms = DIRECTIONS.map(() => new Float32Array(width * height));
  joins.forEach((plane, d) => {
    const [across, down] = DIRECTIONS[d]!;
    for (let y = 0; y < height - down; y++)
      for (let x = Math.max(0, -across); x < width - Math.max(0, across); x++) {
        const i = y * width + x;
        rooms[d]![i] = plane[i]!;
        rooms[opposite(d)]![i + down * width + across] = plane[i]!;
      }
  });
  return rooms;
}
