import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { GrainKind, SolidMesh } from "./solid-mesh.ts";

/** A convex footprint on the ground plane, [x, z] counter-clockwise seen from above (x right, z up on the paper). */
export type Footprint = readonly (readonly [x: number, z: number])[];

/** Surface of a prism; meters, linear reflectance. */
/** How much farther than a straight edge a corner is drawn in, in bevels: a right angle needs the root of 2. */
const CORNER_REACH = 1.3;

export type PrismLook = {
  color: Vec3;
  grain: GrainKind;
  /** Bevel round the top and bottom edge. */
  chamferM: number;
  grainSeed: number;
  openness?: number;
};

/**
 * An upright stone over a footprint, from `bottomM` to `topM` above the ground: sides, bevels and top.
 * There is no bottom face; nobody sees it.
 */
export function addPrism(
  mesh: SolidMesh,
  footprint: Footprint,
  bottomM: number,
  topM: number,
  look: PrismLook,
): void {
  // (cx, cz): the mean of the corners.
  const count = footprint.length;
  let cx = 0;
  let cz = 0;
  for (const [x, z] of footprint) {
    cx += x / count;
    cz += z / count;
  }
  const { chamferM: bevel } = look;
  // Shrunk towards the middle by about the bevel: exact enough for a few millimeters.
  // The footprint of the top, drawn in towards the middle by about the bevel: exact enough for a few
  // millimeters.
  const inset = footprint.map(([x, z]): readonly [number, number] => {
    const reach = Math.hypot(x - cx, z - cz) || 1;
    const share = 1 - (bevel * CORNER_REACH) / reach;
    return [cx + (x - cx) * share, cz + (z - cz) * share];
  });
  const put = (
    points: readonly Vec3[],
    normals: readonly Vec3[],
    coords: readonly (readonly [number, number])[],
  ) => {
    for (let k = 1; k + 1 < points.length; k++) {
      const t = mesh.addTriangle(look.grain, look.color[0], look.color[1], look.color[2]);
      [0, k, k + 1].forEach((from, corner) => {
        const p = points[from]!;
        const n = normals[from]!;
        const [along, across] = coords[from]!;
        mesh.setCorner(t, corner, p[0], p[1], p[2], n[0], n[1], n[2], along + look.grainSeed, across);
        mesh.openness[t * 3 + corner] = look.openness ?? 1;
      });
    }
  };
  const up: Vec3 = [0, 1, 0];
  // Meters along the footprint so far: the grain runs on round the stone.
  let runM = 0;
  for (let k = 0; k < count; k++) {
    const [ax, az] = footprint[k]!;
    const [bx, bz] = footprint[(k + 1) % count]!;
    const [iax, iaz] = inset[k]!;
    const [ibx, ibz] = inset[(k + 1) % count]!;
    const edgeM = Math.hypot(bx - ax, bz - az);
    const outward = normalize([bz - az, 0, ax - bx]);
    // Turned outwards, whichever way round the footprint runs.
    const side: Vec3 =
      outward[0] * (ax - cx) + outward[2] * (az - cz) < 0 ? [-outward[0], 0, -outward[2]] : outward;
    const low = bottomM + bevel;
    const high = topM - bevel;
    const along = [runM, runM + edgeM] as const;
    put(
      [
        [ax, low, az],
        [bx, low, bz],
        [bx, high, bz],
        [ax, high, az],
      ],
      [side, side, side, side],
      [
        [along[0], low],
        [along[1], low],
        [along[1], high],
        [along[0], high],
      ],
    );
    put(
      [
        [ax, high, az],
        [bx, high, bz],
        [ibx, topM, ibz],
        [iax, topM, iaz],
      ],
      [side, side, up, up],
      [
        [along[0], high],
        [along[1], high],
        [along[1], topM],
        [along[0], topM],
      ],
    );
    put(
      [
        [iax, bottomM, iaz],
        [ibx, bottomM, ibz],
        [bx, low, bz],
        [ax, low, az],
      ],
      [normalize([side[0], -1, side[2]]), normalize([side[0], -1, side[2]]), side, side],
      [
        [along[0], bottomM],
        [along[1], bottomM],
        [along[1], low],
        [along[0], low],
      ],
    );
    runM += edgeM;
  }
  put(
    inset.map(([x, z]): Vec3 => [x, topM, z]),
    inset.map(() => up),
    inset,
  );
}

/** A piece of a ring between two radii and two angles, its arcs in `steps` straight parts. */
export function ringSector(
  innerM: number,
  outerM: number,
  fromAngle: number,
  toAngle: number,
  steps: number,
): Footprint {
  const points: [number, number][] = [];
  for (let k = 0; k <= steps; k++) {
    const angle = fromAngle + ((toAngle - fromAngle) * k) / steps;
    points.push([Math.cos(angle) * outerM, Math.sin(angle) * outerM]);
  }
  for (let k = steps; k >= 0; k--) {
    const angle = fromAngle + ((toAngle - fromAngle) * k) / steps;
    points.push([Math.cos(angle) * innerM, Math.sin(angle) * innerM]);
  }
  return points;
}
