import { normalize, turnedAndTilted, type Vec3 } from "#renderer/math/vec3.ts";
import type { GrainKind, SolidMesh } from "./solid-mesh.ts";

/**
 * Seeds of the grain (`grainSeed`) are random numbers from 0 to this; a seed of 1 shifts the grain by about a meter.
 * A tile of grain is at most 1.6 m long, so any two boards show different parts of it.
 */
export const GRAIN_SEEDS = 50;

/** A block or board: axis-aligned size, turned about the upright axis by `turn` radians, optionally tilted. */
export type Board = {
  center: Vec3;
  /** Length, height and depth along the board's own x, y and z. */
  size: Vec3;
  color: Vec3;
  grain: GrainKind;
  /** About y, from +x towards +z. */
  turn?: number;
  /** About the board's own x axis before the turn: positive leans the top back (+z). */
  tilt?: number;
  /** Width of the bevelled edges. Sharp edges are what makes a box look drawn. */
  chamferM?: number;
  /** Offset into the grain, so that no two boards show the same knots. */
  grainSeed?: number;
  /** Share of the sky that its faces see, times what `SolidMesh.finish` takes off near the ground. */
  openness?: number;
  /** Corners are moved inwards or outwards by up to this much: cut stone is never true. */
  wobbleM?: number;
};

/** The grain runs along the longest side; every face shows it in meters. Bottom faces are left out when on the ground. */
export function addBoard(mesh: SolidMesh, board: Board): void {
  const { center, size, color, grain } = board;
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2];
  const bevel = Math.min(
    board.chamferM ?? BEVEL_M,
    half[0] * MOST_BEVEL,
    half[1] * MOST_BEVEL,
    half[2] * MOST_BEVEL,
  );
  const longest = size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2;
  const place = turnedAndTilted(board.turn ?? 0, board.tilt ?? 0);
  const seed = board.grainSeed ?? 0;
  const wobble = board.wobbleM ?? 0;

  // Moves a corner as a function of which corner it is, so that faces that share it stay closed.
  // Moves a corner by a pseudo-random sine of its number, axis and seed. Faces that share the corner move
  // it alike, so the board stays closed.
  const moved = (corner: number, axis: number): number =>
    wobble === 0 ? 0 : wobble * Math.sin((corner + 1) * 12.9898 + axis * 78.233 + seed * 37.719);

  // Adds a fan of triangles over convex `points` (the board's own space, meters), with a normal and a
  // corner number per point; `flat` is the normal of the face, which chooses the axes of the grain.
  const emit = (
    points: readonly Vec3[],
    normals: readonly Vec3[],
    corners: readonly number[],
    flat: Vec3,
  ) => {
    const [alongAxis, acrossAxis] = grainAxes(flat, longest);
    const world: Vec3[] = points.map((p, i) => {
      const c = corners[i]!;
      const q = place([p[0] + moved(c, 0), p[1] + moved(c, 1), p[2] + moved(c, 2)]);
      return [q[0] + center[0], q[1] + center[1], q[2] + center[2]];
    });
    const turned = normals.map((n) => place(n));
    for (let k = 1; k + 1 < points.length; k++) {
      const t = mesh.addTriangle(grain, color[0], color[1], color[2]);
      [0, k, k + 1].forEach((from, corner) => {
        const w = world[from]!;
        const n = turned[from]!;
        const p = points[from]!;
        mesh.setCorner(
          t,
          corner,
          w[0],
          w[1],
          w[2],
          n[0],
          n[1],
          n[2],
          // Grain coordinates in meters. The factors differ so that faces and seeds read different parts of
          // the grain.
          p[alongAxis]! + seed * 1.37,
          p[acrossAxis]! + seed * 0.731 + flat[0] * 0.31 + flat[1] * 0.53,
        );
        mesh.openness[t * 3 + corner] = board.openness ?? 1;
      });
    }
  };

  if (bevel > 0) {
    // The small triangles where three bevels meet.
    for (let corner = 0; corner < 8; corner++) {
      const signs = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1] as const;
      const at = (axis: number): Vec3 => {
        // At a corner each of the three faces ends one bevel before the edge.
        const inset = (k: number) => signs[k]! * (half[k]! - (k === axis ? 0 : bevel));
        return [inset(0), inset(1), inset(2)];
      };
      const normals = [0, 1, 2].map((axis) => unit(axis, signs[axis]!));
      emit([at(0), at(1), at(2)], normals, [corner, corner, corner], normalize([...signs]));
    }
  }
  for (let axis = 0; axis < 3; axis++) {
    const a = (axis + 1) % 3;
    const b = (axis + 2) % 3;
    for (const sign of [-1, 1]) {
      if (axis === 1 && sign < 0 && center[1] - half[1] < ON_GROUND_M) continue;
      const normal = unit(axis, sign);
      const at = (ka: number, kb: number): Vec3 => {
        const p: [number, number, number] = [0, 0, 0];
        p[axis] = sign * half[axis]!;
        p[a] = ka * (half[a]! - bevel);
        p[b] = kb * (half[b]! - bevel);
        return p;
      };
      // A face: its rectangle less the bevels on all sides.
      const ring: [number, number][] = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ];
      emit(
        ring.map(([ka, kb]) => at(ka, kb)),
        [normal, normal, normal, normal],
        ring.map(([ka, kb]) => cornerIndex(axis, sign, a, ka, b, kb)),
        normal,
      );
      // Each edge strip is owned by the face with the lower axis, so that it is drawn once.
      if (bevel <= 0) continue;
      for (const [other, third] of [
        [a, b],
        [b, a],
      ] as const) {
        if (other < axis) continue;
        for (const otherSign of [-1, 1]) {
          const otherNormal = unit(other, otherSign);
          // A bevel strip between two faces: from the edge of the first to the edge of the other.
          const strip = (onFirst: boolean, kt: number): Vec3 => {
            const p: [number, number, number] = [0, 0, 0];
            p[axis] = sign * (half[axis]! - (onFirst ? 0 : bevel));
            p[other] = otherSign * (half[other]! - (onFirst ? bevel : 0));
            p[third] = kt * (half[third]! - bevel);
            return p;
          };
          emit(
            [strip(true, -1), strip(true, 1), strip(false, 1), strip(false, -1)],
            [normal, normal, otherNormal, otherNormal],
            [-1, 1, 1, -1].map((kt) => cornerIndex(axis, sign, other, otherSign, third, kt)),
            normalize([normal[0] + otherNormal[0], normal[1] + otherNormal[1], normal[2] + otherNormal[2]]),
          );
        }
      }
    }
  }
}

/** The unit vector along an axis (0, 1, 2 for x, y, z), towards `sign`. */
function unit(axis: number, sign: number): Vec3 {
  return [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
}

/** Bevel where a board names none, and the largest bevel as a share of half its thinnest side. */
const BEVEL_M = 0.004;
const MOST_BEVEL = 0.5;
/** A board whose lower side is nearer to the ground than this, meters, gets no lower face: nobody sees it. */
const ON_GROUND_M = 0.02;

/** Bits of the corner of the box (x, y, z), whatever the order in which the axes are given. */
function cornerIndex(a: number, sa: number, b: number, sb: number, c: number, sc: number): number {
  return (sa > 0 ? 1 << a : 0) | (sb > 0 ? 1 << b : 0) | (sc > 0 ? 1 << c : 0);
}

/** The two axes that lie in a face, the one with the grain first. */
function grainAxes(normal: Vec3, longest: number): [number, number] {
  const size = normal.map(Math.abs);
  const facing = size[0]! >= size[1]! && size[0]! >= size[2]! ? 0 : size[1]! >= size[2]! ? 1 : 2;
  if (facing === longest) return [(facing + 1) % 3, (facing + 2) % 3];
  return [longest, 3 - facing - longest];
}
