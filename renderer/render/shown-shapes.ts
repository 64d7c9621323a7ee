import type { PicturePoint, ShownShape } from "#core/design/shown-shape.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { lineLength, traceContours } from "#renderer/layout/trace-contours.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import type { OwnerMap } from "#renderer/raster/owner-map.ts";

/** Cells that gaps between leaves and blades are closed over. At one half of blurred marks the shapes of two elements never overlap. */
const BLUR_CELLS = 1;
const BLURS = 2;
/** Cells around a mark's box that blurring can reach, and one more for the contour. */
const RIM = 2 * BLURS * BLUR_CELLS + 1;
/** Blurred marks at which an outline runs. */
const HALF = 0.5;
/** Cells that an outline may be off, and the length of the shortest one that is worth drawing. */
const TOLERANCE_CELLS = 0.5;
const LEAST_RING_CELLS = 10;
/** Steps of a share of the picture: finer than a pixel of the largest photo is of no use. */
const STEPS = 10_000;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Where the picture shows each element; `ids` by the number of the element. Elements that it does not show are left out. Those of which it
 * shows little come first: their outline goes round them at some distance, and a tap in it means them.
 */
export function shownShapes(map: OwnerMap, ids: readonly string[]): ShownShape[] {
  const [little, shapes]: [ShownShape[], ShownShape[]] = [[], []];
  for (const [mark, box] of boxesOf(map)) {
    const id = ids[mark - 1];
    if (id === undefined) continue;
    const rings = ringsOf(map, mark, box);
    if (rings.length > 0) shapes.push({ id, rings });
    else little.push({ id, rings: ringsRound(map, mark, box) });
  }
  return [...little, ...shapes];
}

/** The cells that each mark lies within, in the order of the marks. */
function boxesOf({ width, height, marks }: OwnerMap): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (let y = 0; y < height; y++) boxRow(boxes, marks, y, width);
  return new Map([...boxes].sort(([a], [b]) => a - b));
}

function boxRow(boxes: Map<number, Box>, marks: Uint16Array, y: number, width: number): void {
  for (let x = 0; x < width; ) {
    const mark = marks[y * width + x]!;
    // A run of one mark at a time.
    const from = x++;
    while (x < width && marks[y * width + x] === mark) x++;
    if (mark === 0) continue;
    const box = boxes.get(mark);
    if (!box) boxes.set(mark, { left: from, top: y, right: x, bottom: y + 1 });
    else {
      box.left = Math.min(box.left, from);
      box.right = Math.max(box.right, x);
      box.bottom = y + 1;
    }
  }
}

/** 1 in the cells with a mark, of a part of the map that is larger by `RIM`. */
function coverOf(map: OwnerMap, mark: number, box: Box) {
  const [left, top] = [box.left - RIM, box.top - RIM];
  const [nx, nz] = [box.right + RIM - left, box.bottom + RIM - top];
  const cover = new Float32Array(nx * nz);
  // Beyond the frame it goes on as it is at the frame, so that an outline runs along it.
  for (let j = 0; j < nz; j++) {
    const y = Math.min(map.height - 1, Math.max(0, top + j));
    for (let i = 0; i < nx; i++) {
      const x = Math.min(map.width - 1, Math.max(0, left + i));
      if (map.marks[y * map.width + x] === mark) cover[j * nx + i] = 1;
    }
  }
  return { left, top, nx, nz, cover };
}

const underHalf = (share: number): number => HALF - share;

function ringsOf(map: OwnerMap, mark: number, box: Box): PicturePoint[][] {
  const { left, top, nx, nz, cover } = coverOf(map, mark, box);
  const inner = boxBlur(cover, nx, nz, BLUR_CELLS, BLURS).map(underHalf);
  return traced(map, { x0: left, z0: top, nx, nz, cellM: 1 }, inner, LEAST_RING_CELLS);
}

/** Outlines a cell round whatever there is of a mark, for what is too small or too thin to have one of its own. */
function ringsRound(map: OwnerMap, mark: number, box: Box): PicturePoint[][] {
  const { left, top, nx, nz, cover } = coverOf(map, mark, box);
  // One cell larger on every side.
  const near = greatestNearby(cover, nx, nz, 1).map(underHalf);
  return traced(map, { x0: left, z0: top, nx, nz, cellM: 1 }, near, 0);
}

function traced(
  map: OwnerMap,
  grid: Parameters<typeof traceContours>[0],
  field: Float32Array,
  leastCells: number,
): PicturePoint[][] {
  return (
    traceContours(grid, field)
      // A unit of the lattice is a cell of the map here, not a meter.
      .filter((ring) => lineLength(ring, true) >= leastCells)
      .map((ring) =>
        simplified([...ring, ring[0]!], TOLERANCE_CELLS)
          .slice(0, -1)
          .map(({ x, z }): PicturePoint => [shareOf(x / map.width), shareOf(z / map.height)]),
      )
  );
}

const shareOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * STEPS) / STEPS;
