import { hexToLinear } from "#renderer/color/srgb.ts";
import { addPrism } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { PlanScene } from "./plan-scene.ts";
import { frontOf } from "./straight-foot.ts";

/** Linear reflectance of the block: off-white plaster. */
const PLASTER = hexToLinear("#efece5");
/** Depth of the block behind the farthest wall, meters. */
const DEPTH_M = 4;
/**
 * A wall that runs less than this along the front, meters, is the side of a block and gets none of its own.
 */
const LEAST_WALL_M = 0.3;

/** The house as plain blocks, one per straight wall of its front: where it stands, not what it looks like. */
export function houseBlock({ houseFoot, houseHeightM }: PlanScene): Instance[] {
  if (houseFoot.length < 2) return [];
  const { along, back } = frontOf(houseFoot);
  const depthOf = ({ x, z }: { x: number; z: number }) => x * back.x + z * back.z;
  const farthest = Math.max(...houseFoot.map(depthOf)) + DEPTH_M;
  return houseFoot.slice(1).flatMap((b, k): Instance[] => {
    const a = houseFoot[k]!;
    if ((b.x - a.x) * along.x + (b.z - a.z) * along.z < LEAST_WALL_M) return [];
    const x = (a.x + b.x) / 2;
    const z = (a.z + b.z) / 2;
    // The point straight behind p at the common back, relative to the middle of the wall.
    const behind = (p: typeof a): [number, number] => {
      const deepM = farthest - depthOf(p);
      return [p.x + deepM * back.x - x, p.z + deepM * back.z - z];
    };
    const mesh = new SolidMesh(64);
    addPrism(mesh, [[a.x - x, a.z - z], [b.x - x, b.z - z], behind(b), behind(a)], 0, houseHeightM, {
      color: PLASTER,
      grain: "none",
      chamferM: 0,
      grainSeed: 1,
    });
    return [{ mesh: mesh.finish(), x, z }];
  });
}
