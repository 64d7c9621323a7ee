import { hexToLinear } from "#renderer/color/srgb.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addRod } from "#renderer/mesh/rod.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

/** A flagstick for a yard is 3 ft high, and its flag 9 by 6 in: meters. */
const HIGH_M = 0.92;
const FLAG_M = { long: 0.24, high: 0.16 } as const;
const STICK_M = 0.009;
const STICK = hexToLinear("#e6e4de");
const FLAG = hexToLinear("#b3261e");

/** A stick with a flag, its foot in the cup. */
export function golfFlag(): SolidMesh {
  const mesh = new SolidMesh(80);
  addRod(
    mesh,
    [
      [0, 0, 0],
      [0, HIGH_M, 0],
    ],
    STICK_M,
    { color: STICK, grain: "painted" },
  );
  addBoard(mesh, {
    center: [FLAG_M.long / 2 + STICK_M, HIGH_M - FLAG_M.high / 2, 0],
    size: [FLAG_M.long, FLAG_M.high, 0.006],
    color: FLAG,
    grain: "fabric",
    chamferM: 0.001,
  });
  return mesh.finish();
}
