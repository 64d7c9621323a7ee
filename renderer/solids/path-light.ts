import { hexToLinear } from "#renderer/color/srgb.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

const BRONZE = hexToLinear("#3a342e");
const LENS = hexToLinear("#e8dcc0");

/** A low bronze light: stem, lens and a shallow hat. 0.5 m high. */
export function pathLight(): SolidMesh {
  const mesh = new SolidMesh(400);
  addBoard(mesh, {
    centre: [0, 0.19, 0],
    size: [0.022, 0.38, 0.022],
    colour: BRONZE,
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
    { colour: LENS, grain: "none" },
  );
  addLathe(
    mesh,
    [
      [0.098, 0.446],
      [0.1, 0.452],
      [0.05, 0.485],
      [0.012, 0.5],
      [0, 0.502],
    ],
    { colour: BRONZE, grain: "none" },
  );
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.08 });
  return mesh.finish();
}
