import type { LightMetal } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

/** Linear reflectance of metals as they stand in a garden: a bronze finish on aluminum, and bronze and brass that have dulled. By eye. */
export const LIGHT_FINISH = hexToLinear("#3a342e");
export const LIGHT_METALS: Record<LightMetal, Vec3> = {
  black: hexToLinear("#222223"),
  bronze: hexToLinear("#6b4a2f"),
  brass: hexToLinear("#a08142"),
};
/** "Reflectance" of the lens: above 1, so that it is plain white by day and glows at dusk. */
const LENS: Vec3 = [1.9, 1.55, 1.05];

/** A low light: stem, lens and a shallow hat. 0.5 m high. */
export function pathLight(metal?: LightMetal): SolidMesh {
  const color = metal ? LIGHT_METALS[metal] : LIGHT_FINISH;
  const mesh = new SolidMesh(400);
  // The stem, then profiles [radius, height] in meters: the lens and the hat.
  addBoard(mesh, {
    center: [0, 0.19, 0],
    size: [0.022, 0.38, 0.022],
    color,
    grain: "none",
    chamferM: 0.006,
  });
  addLathe(
    mesh,
    [
      [0.026, 0.36],
      [0.034, 0.38],
      [0.034, 0.45],
      [0.03, 0.455],
    ],
    { color: LENS, grain: "none" },
  );
  addLathe(
    mesh,
    [
      [0.076, 0.446],
      [0.078, 0.451],
      [0.042, 0.478],
      [0.012, 0.491],
      [0, 0.493],
    ],
    { color, grain: "none" },
  );
  // The shade of the hat on the ground.
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.08 });
  return mesh.finish();
}
