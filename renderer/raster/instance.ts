import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { type Habit, reachOf } from "./habit.ts";

/** One thing standing in the yard: a shared mesh, where it stands and how it is turned. */
export type Instance = {
  mesh: FoliageMesh | SolidMesh;
  /** What a plan calls it; absent for what is not planted one by one. */
  species?: SpeciesId;
  /** Number of a plant among those of its element: never that of another, whatever becomes of it. */
  plant?: number;
  /** Its own, where it has another than the plants beside it. */
  age?: PlantAge;
  /** Ground position, meters. */
  x: number;
  z: number;
  /** Height of its foot above the ground (a pot on a deck); 0 without. */
  baseM?: number;
  /** Size of this one relative to its mesh; 1 without. */
  scale?: number;
  /** Vertical scale, where it differs from `scale`. */
  heightScale?: number;
  /** Radians about the upright axis, from +x towards +z. Plants may be turned freely: their baked light turns with them. */
  turn?: number;
  /** Light at its foot relative to open ground, from the photo: 1 open, 0.3 deep in an old shadow. */
  illumination?: number;
  /** Where that light is read instead, where its foot stands on something old. */
  litAt?: readonly GroundPoint[];
  /** Painted white: it is as bright as what is white in the photo, and stays white in shade. */
  white?: true;
  /** What it was built for, when that is another element than the one at work: a wall builds the steps of the plan into itself. */
  element?: PlanElement;
  /** Number of the element that it belongs to: what is seen of each element is counted. */
  owner?: number;
  /** A person circled what it is to cover, so that nothing of the photo stands before it: other things, or one whose place it takes and whose shadow the photo has. */
  covers?: "others" | "predecessor";
  /** It stands behind the paving along the yard's far edge (`pavingBehind`), which is ground then, whatever it was seen as. */
  behindPaving?: true;
  /** Brightness of this one against its kind, about 0.94 to 1.06. */
  tone?: number;
  /** What sets a plant apart from others of its species; none for the pieces of a hedge. */
  habit?: Habit;
};

export function instanceHeight(instance: Instance): number {
  return (instance.baseM ?? 0) + instance.mesh.heightM * (instance.heightScale ?? instance.scale ?? 1);
}

/** How far from its foot anything of it can be, meters. */
export const instanceReach = ({ mesh, scale = 1, habit }: Instance): number =>
  scale * (habit ? reachOf(habit, mesh.radiusM, mesh.heightM) : mesh.radiusM);

/** What a mesh's coordinates are multiplied with: x = xx * x + xy * y + xz * z, and so on, counted from the foot. */
export type Pose = { xx: number; xy: number; xz: number; yy: number; zx: number; zy: number; zz: number };

/**
 * Scale, lean and oval form in the plant's own space, then the turn about the upright axis. The oval keeps
 * the area: one axis grows by its root, the other shrinks by it.
 */
export function poseOf({ scale: s = 1, heightScale: sy = s, turn = 0, habit }: Instance): Pose {
  const c = Math.cos(turn) * s;
  const n = Math.sin(turn) * s;
  if (!habit) return { xx: c, xy: 0, xz: -n, yy: sy, zx: n, zy: 0, zz: c };
  const { leanX, leanZ } = habit;
  const wide = Math.sqrt(habit.oval);
  return {
    xx: c * wide,
    xy: c * leanX - n * leanZ,
    xz: -n / wide,
    yy: sy,
    zx: n * wide,
    zy: n * leanX + c * leanZ,
    zz: c / wide,
  };
}
