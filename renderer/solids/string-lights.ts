import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addRod } from "#renderer/mesh/rod.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

/** Linear reflectance of posts and cable; the bulbs are above 1, so that they are bright by day and glow at dusk. */
const POST = hexToLinear("#2f2d2b");
const CABLE = hexToLinear("#232323");
const BULB: Vec3 = [1.7, 1.35, 0.85];
/** Height of the hooks on posts of their own, width of a post, how far a string sags as a share of its span, and from one bulb to the next, meters. */
export const POST_HOOKS_M = 2.6;
const POST_M = 0.075;
const SAG = 0.075;
const BULB_EVERY_M = 0.6;
const CABLE_M = 0.006;
/** A bulb hangs this far below the cable; half its width, meters. */
const DROP_M = 0.07;
const BULB_M = 0.032;
/** Straight parts of a string. */
const PARTS = 14;

/** Strings between the corners of a rectangle `wideM` (x) by `deepM` (z), meters: its four sides and both diagonals. */
type Strings = { wideM: number; deepM: number; hooksM: number; hasPosts: boolean };

/** The lights, and where each bulb hangs beside the middle of the rectangle, meters. */
export function stringLights({ wideM, deepM, hooksM, hasPosts }: Strings): {
  mesh: SolidMesh;
  bulbs: readonly Vec3[];
} {
  const mesh = new SolidMesh(9000);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, z]): Vec3 => [(x! * wideM) / 2, hooksM, (z! * deepM) / 2]);
  if (hasPosts)
    for (const [x, , z] of corners) {
      const size: Vec3 = [POST_M, hooksM + 0.06, POST_M];
      addBoard(mesh, { center: [x, size[1] / 2, z], size, color: POST, grain: "painted" });
      addBoard(mesh, { center: [x, 0.012, z], size: [0.2, 0.024, 0.2], color: POST, grain: "painted" });
      mesh.contacts.push({ x, z, radiusM: 0.13 });
    }
  const bulbs: Vec3[] = [];
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 2],
    [1, 3],
  ] as const) {
    const [a, b] = [corners[from]!, corners[to]!];
    const spanM = Math.hypot(b[0] - a[0], b[2] - a[2]);
    const at = (share: number): Vec3 => [
      a[0] + (b[0] - a[0]) * share,
      hooksM - 4 * SAG * spanM * share * (1 - share),
      a[2] + (b[2] - a[2]) * share,
    ];
    addRod(
      mesh,
      Array.from({ length: PARTS + 1 }, (_, k) => at(k / PARTS)),
      CABLE_M,
      {
        color: CABLE,
        grain: "none",
      },
    );
    const count = Math.max(2, Math.round(spanM / BULB_EVERY_M));
    for (let k = 0; k < count; k++) {
      const [x, y, z] = at((k + 0.5) / count);
      addBulb(mesh, x, y, z);
      bulbs.push([x, y - DROP_M, z]);
    }
  }
  return { mesh: mesh.finish(), bulbs };
}

/** A socket and the bulb below it. */
function addBulb(mesh: SolidMesh, x: number, y: number, z: number): void {
  const top = y - DROP_M + BULB_M;
  addLathe(
    mesh,
    [
      [0.014, top - 0.004],
      [0.014, y],
    ],
    { color: CABLE, grain: "none", sides: 6, x, z },
  );
  addLathe(
    mesh,
    [
      [0, top - 2.2 * BULB_M],
      [0.7 * BULB_M, top - 1.9 * BULB_M],
      [BULB_M, top - 1.1 * BULB_M],
      [0.8 * BULB_M, top - 0.4 * BULB_M],
      [0.4 * BULB_M, top],
    ],
    { color: BULB, grain: "none", sides: 8, smooth: true, x, z },
  );
}
