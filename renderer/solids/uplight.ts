import type { LightMetal } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { LIGHT_FINISH, LIGHT_METALS } from "./path-light.ts";

/** A bullet light on its stake: a knuckle and a barrel that looks up, cut off slantwise by its shroud. 0.26 m high. */
export function uplight(metal?: LightMetal): SolidMesh {
  const color: Vec3 = metal ? LIGHT_METALS[metal] : LIGHT_FINISH;
  const mesh = new SolidMesh(300);
  addBoard(mesh, {
    center: [0, 0.045, 0],
    size: [0.022, 0.09, 0.022],
    color,
    grain: "none",
    chamferM: 0.005,
  });
  // Profiles [radius, height] in meters: the knuckle, the barrel with its lip, and the lens inside it.
  addLathe(
    mesh,
    [
      [0.018, 0.085],
      [0.026, 0.1],
      [0.022, 0.118],
      [0.04, 0.132],
      [0.043, 0.15],
      [0.043, 0.25],
      [0.047, 0.252],
      [0.047, 0.262],
      [0.038, 0.262],
      [0.036, 0.245],
    ],
    { color, grain: "none" },
  );
  addLathe(
    mesh,
    [
      [0.036, 0.244],
      [0, 0.246],
    ],
    { color: hexToLinear("#d9cfbb"), grain: "none" },
  );
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.05 });
  return mesh.finish();
}
