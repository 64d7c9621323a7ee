import { AREAS_MAX } from "#contract/limits.ts";
import type { Mask } from "#renderer/image/rgb-image.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import type { EditArea } from "./image-model.ts";

/** Finer outlines than this many cells along the longer side tell the renderer nothing. */
const CELLS = 320;
/** Smaller specks, as a share of the photo, are slips of the brush. */
const SPECK = 0.002;

type Point = { x: number; y: number };

const signedArea = (ring: Point[]): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);

/**
 * Outlines in photo pixels of the regions that a mask lets change, largest first, holes left out: what a person would
 * have drawn, for a renderer that is told of areas by their outline. All of them share the one description.
 */
export function areasOfMask(editable: Mask, description: string): EditArea[] {
  const { width, height } = editable;
  const cellM = Math.max(1, Math.max(width, height) / CELLS);
  // One cell of "outside" all around closes the regions that touch the edge of the photo.
  const [nx, nz] = [Math.ceil(width / cellM) + 2, Math.ceil(height / cellM) + 2];
  const field = new Float32Array(nx * nz).fill(1);
  for (let j = 1; j < nz - 1; j++)
    for (let i = 1; i < nx - 1; i++) {
      const x = Math.min(width - 1, Math.floor((i - 0.5) * cellM));
      const y = Math.min(height - 1, Math.floor((j - 0.5) * cellM));
      field[j * nx + i] = editable.data[y * width + x] ? -1 : 1;
    }
  const rings = traceContours({ x0: -cellM, z0: -cellM, nx, nz, cellM }, field)
    .map((ring) => ring.map(({ x, z }) => ({ x, y: z })))
    .map((path) => ({ path, area: signedArea(path) }))
    .filter(({ area }) => Math.abs(area) > SPECK * width * height)
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  // The largest ring is no hole, and holes turn the other way round.
  const turn = Math.sign(rings[0]?.area ?? 0);
  return rings
    .filter(({ area }) => Math.sign(area) === turn)
    .slice(0, AREAS_MAX)
    .map(({ path }, i) => ({ id: `mask-${i + 1}`, path, description }));
}
