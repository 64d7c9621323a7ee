import { hexToLinear } from "#renderer/color/srgb.ts";
import { addPrism } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { PlanScene } from "./plan-scene.ts";

const PLASTER = hexToLinear("#efece5");
/** Depth of the block behind the farthest wall. */
const DEPTH_M = 4;
const LEAST_WALL_M = 0.3;

/** The house as plain blocks, one per straight wall of its front: where it stands, not what it looks like. */
export function houseBlock({ houseFoot, houseHeightM }: PlanScene): Instance[] {
  if (houseFoot.length < 2) return [];
  const backM = Math.max(...houseFoot.map(({ z }) => z)) + DEPTH_M;
  // Short returns between two walls are left out, and the next wall begins where the last one ended.
  let fromX = houseFoot[0]!.x;
  return houseFoot.slice(1).flatMap((b, k): Instance[] => {
    if (b.x - fromX < LEAST_WALL_M) return [];
    const a = { x: fromX, z: houseFoot[k]!.z };
    fromX = b.x;
    const x = (a.x + b.x) / 2;
    const z = Math.min(a.z, b.z);
    const mesh = new SolidMesh(64);
    addPrism(
      mesh,
      [
        [a.x - x, a.z - z],
        [b.x - x, b.z - z],
        [b.x - x, backM - z],
        [a.x - x, backM - z],
      ],
      0,
      houseHeightM,
      { colour: PLASTER, grain: "none", chamferM: 0, grainSeed: 1 },
    );
    return [{ mesh: mesh.finish(), x, z }];
  });
}
