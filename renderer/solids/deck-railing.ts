import type { GroundRectangle } from "#renderer/layout/shapes.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { tinted } from "./tint.ts";
import { type WoodColor, woodColors } from "./wood.ts";

/** Height of the guard: 36 in, as the bill names it. */
const RAIL_M = 0.914;
/** Posts stand at most 6 ft apart. */
const MOST_BAY_M = 1.83;
/**
 * Balusters of 34 mm at this distance leave gaps of 91 mm: no ball of 4 in (102 mm) passes, as the International
 * Residential Code asks of guards.
 */
const BALUSTER_EVERY_M = 0.125;
/** Left open in the middle of the front, where the stair comes up. */
const STAIR_M = 0.914;
/** The posts stand this far inside the edge of the deck, meters. */
const INSET_M = 0.06;
/** Shorter runs than this get no railing, meters. */
const LEAST_RUN_M = 0.2;
/** Side of a post, and how far it stands above and below the rails together, meters. */
const POST_M = 0.09;
const POST_ABOVE_M = 0.06;
/** Side of a baluster, and how much shorter than the guard it is, meters. */
const BALUSTER_M = 0.034;
const BALUSTER_SHORTER_M = 0.16;

/** A guard round the open sides of a deck (its far side is at the house): posts, two rails, balusters. */
export function deckRailing(
  seed: number,
  deck: GroundRectangle & { heightM: number },
  wood: WoodColor,
): Instance {
  const random = seededRandom(seed + 23);
  const mesh = new SolidMesh(4000);
  const { heightM } = deck;
  const part = (center: Vec3, size: Vec3, chamferM = 0.004) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(woodColors[wood], 0.84 + 0.28 * random.next(), (random.next() - 0.5) * 0.08),
      grain: "wood",
      chamferM,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  const left = -deck.wideM / 2 + INSET_M;
  const front = -deck.deepM / 2 + INSET_M;
  // The four runs in the deck's own space: left side, right side, and the front to both sides of the stair.
  // The far side is at the house.
  const runs: [Vec3, Vec3][] = [
    [
      [left, 0, -front],
      [left, 0, front],
    ],
    [
      [-left, 0, -front],
      [-left, 0, front],
    ],
    [
      [left, 0, front],
      [-STAIR_M / 2, 0, front],
    ],
    [
      [STAIR_M / 2, 0, front],
      [-left, 0, front],
    ],
  ];
  for (const [from, to] of runs) {
    const lengthM = Math.abs(to[0] - from[0]) + Math.abs(to[2] - from[2]);
    if (lengthM < LEAST_RUN_M) continue;
    const alongX = to[0] !== from[0];
    const at = (share: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    const bays = Math.ceil(lengthM / MOST_BAY_M);
    for (let k = 0; k <= bays; k++) {
      const [x, z] = at(k / bays);
      part([x, heightM + RAIL_M / 2, z], [POST_M, RAIL_M + POST_ABOVE_M, POST_M], 0.008);
    }
    const [x, z] = at(0.5);
    // Cap rail, top rail and bottom rail: height above the boards, thickness, depth.
    for (const [y, tall, deep] of [
      [RAIL_M, 0.035, 0.12],
      [RAIL_M - 0.07, 0.07, 0.038],
      [0.1, 0.07, 0.038],
    ] as const) {
      part([x, heightM + y, z], alongX ? [lengthM, tall, deep] : [deep, tall, lengthM]);
    }
    const balusters = Math.round(lengthM / BALUSTER_EVERY_M);
    for (let k = 1; k < balusters; k++) {
      const [bx, bz] = at(k / balusters);
      part([bx, heightM + RAIL_M / 2, bz], [BALUSTER_M, RAIL_M - BALUSTER_SHORTER_M, BALUSTER_M], 0);
    }
  }
  return { mesh: mesh.finish(), x: deck.x, z: deck.z, turn: deck.turn };
}
