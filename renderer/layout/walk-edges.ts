import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { longestLine, type Spot, STEP_PX } from "./longest-line.ts";

/** The straight edge of a walk or drive with soft ground beside it, from its near end to its far one. */
export type WalkEdge = {
  /** Its ends on the ground, meters. */
  ends: [GroundPoint, GroundPoint];
  /** On which side of it the soft ground lies, and how much of that is lawn, 0 to 1. */
  open: "left" | "right";
  lawn: number;
};

/** Between paving and the soft ground beside it so much may be neither, and each is seen at least so wide; shares of the picture's width. */
const MOST_UNSURE = 0.05;
const LEAST_PAVED = 0.06;
/** Spots this near to a line lie on it, and it is at least so long; shares of the picture's width and height. */
const NEAR_LINE = 0.012;
const LEAST_LONG = 0.12;
/** Rows below the horizon from which the ground has a place. */
const BELOW_HORIZON_PX = 6;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The straight edges of the walks and drives of a photo that lead away from the camera, one on each side. */
export const walkEdges = oncePer(({ seen, camera }: { seen: Seen; camera: Camera }): WalkEdge[] =>
  (["left", "right"] as const).flatMap((open) => edgeWith(open, seen, camera) ?? []),
);

function edgeWith(open: WalkEdge["open"], seen: Seen, camera: Camera): WalkEdge | null {
  const { width, height } = seen;
  const spots = spotsWith(open, seen, camera);
  const line = longestLine(spots, Math.max(2, NEAR_LINE * width), height);
  if (!line || line.to - line.from < LEAST_LONG * height) return null;
  const own = spots.filter(
    ({ along, across }) =>
      along >= line.from &&
      along <= line.to &&
      Math.abs(across - line.at - line.slope * along) <= NEAR_LINE * width,
  );
  const at = (row: number) => camera.toGround({ x: line.at + line.slope * row, y: row + 0.5 });
  return {
    ends: [at(line.to), at(line.from)],
    open,
    lawn: own.filter(({ isLawn }) => isLawn).length / Math.max(1, own.length),
  };
}

/** In the rows of the picture where paving ends towards a side, and soft ground or plants begin. */
function spotsWith(open: WalkEdge["open"], seen: Seen, camera: Camera): (Spot & { isLawn: boolean })[] {
  const { width, height, hard, soft, plants, lawn } = seen;
  const step = open === "left" ? -1 : 1;
  const spots: (Spot & { isLawn: boolean })[] = [];
  for (let row = Math.max(0, Math.ceil(camera.horizonY) + BELOW_HORIZON_PX); row < height; row += STEP_PX) {
    let paved = 0;
    // Towards the open side, so that paving comes first.
    for (let n = 0; n < width; n++) {
      const u = step > 0 ? n : width - 1 - n;
      if (hard[row * width + u]! > INSIDE) {
        paved++;
        continue;
      }
      if (paved > LEAST_PAVED * width) {
        for (let off = 0; off <= MOST_UNSURE * width; off++) {
          const beside = u + step * off;
          const i = row * width + beside;
          if (beside < 0 || beside >= width || hard[i]! > INSIDE) break;
          if (soft[i]! <= INSIDE && plants[i]! <= INSIDE) continue;
          spots.push({ along: row, across: u + step * (off / 2), isLawn: lawn[i]! > INSIDE });
          break;
        }
      }
      paved = 0;
    }
  }
  return spots;
}
