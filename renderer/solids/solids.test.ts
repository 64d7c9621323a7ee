import { describe, expect, it } from "vitest";
import { COLORED_PARTS } from "#core/elements/furniture-looks.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { adirondackChair } from "./adirondack-chair.ts";
import { boulder } from "./boulder.ts";
import { deck } from "./deck.ts";
import { FENCE_BAY_M, fence } from "./fence.ts";
import { firePit } from "./fire-pit.ts";
import { furnitureSet, paintedChair, SETS } from "./furniture.ts";
import { offsetPath } from "./offset-path.ts";
import { pathLight } from "./path-light.ts";
import { pergola } from "./pergola.ts";
import { cutRun } from "./run.ts";
import { uplight } from "./uplight.ts";
import { gardenWall } from "./wall.ts";

function surfaceArea(mesh: SolidMesh): number {
  let sum = 0;
  for (let i = 0; i < mesh.count; i++) {
    const p = mesh.positions.subarray(i * 9, i * 9 + 9);
    const [ux, uy, uz] = [p[3]! - p[0]!, p[4]! - p[1]!, p[5]! - p[2]!];
    const [vx, vy, vz] = [p[6]! - p[0]!, p[7]! - p[1]!, p[8]! - p[2]!];
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return sum;
}

describe("addBoard", () => {
  it("has the surface of a box when its edges are sharp", () => {
    const mesh = new SolidMesh();
    addBoard(mesh, { center: [0, 5, 0], size: [2, 3, 4], color: [1, 1, 1], grain: "none", chamferM: 0 });
    expect(surfaceArea(mesh)).toBeCloseTo(2 * (2 * 3 + 3 * 4 + 2 * 4), 4);
  });

  it("loses a little surface to chamfers and stays within its size", () => {
    const mesh = new SolidMesh();
    addBoard(mesh, { center: [0, 5, 0], size: [2, 3, 4], color: [1, 1, 1], grain: "wood", chamferM: 0.05 });
    const area = surfaceArea(mesh);
    expect(area).toBeLessThan(52);
    expect(area).toBeGreaterThan(50);
    for (let k = 0; k < mesh.count * 9; k += 3) {
      expect(Math.abs(mesh.positions[k]!)).toBeLessThanOrEqual(1.000001);
      expect(Math.abs(mesh.positions[k + 1]! - 5)).toBeLessThanOrEqual(1.500001);
      expect(Math.abs(mesh.positions[k + 2]!)).toBeLessThanOrEqual(2.000001);
    }
  });

  it("turns from +x towards +z", () => {
    const mesh = new SolidMesh();
    addBoard(mesh, {
      center: [0, 1, 0],
      size: [4, 0.1, 0.1],
      color: [1, 1, 1],
      grain: "none",
      turn: Math.PI / 6,
    });
    let far = 0;
    for (let k = 0; k < mesh.count * 9; k += 3) if (mesh.positions[k]! > mesh.positions[far]!) far = k;
    expect(Math.abs(mesh.positions[far]! - 2 * Math.cos(Math.PI / 6))).toBeLessThan(0.06);
    expect(Math.abs(mesh.positions[far + 2]! - 2 * Math.sin(Math.PI / 6))).toBeLessThan(0.06);
  });
});

const meshesOf = (instances: readonly Instance[]): SolidMesh[] =>
  instances.map((i) => i.mesh).filter((m) => m.kind === "solid");
const line = [
  { x: -3, z: 6 },
  { x: 3, z: 6 },
];

it("builds a wall in the color that is said, and timbers without a cap", () => {
  const mean = (meshes: SolidMesh[]) =>
    meshes.flatMap((mesh) => [...mesh.colors.subarray(0, mesh.count * 3)]);
  const brightness = (colors: number[]) => colors.reduce((sum, one) => sum + one, 0) / colors.length;
  const wall = (color?: "white" | "charcoal") => meshesOf(gardenWall(1, line, 0.6, "block", color));
  expect(brightness(mean(wall("white")))).toBeGreaterThan(1.5 * brightness(mean(wall())));
  expect(brightness(mean(wall("charcoal")))).toBeLessThan(0.5 * brightness(mean(wall())));
  // Four courses of timber take fewer pieces than the caps of a wall alone.
  expect(meshesOf(gardenWall(1, line, 0.6, "timber"))[0]!.count).toBeLessThan(wall()[0]!.count / 2);
});

describe("built things", () => {
  const things: [string, (seed: number) => SolidMesh[], number][] = [
    ["fire pit", (s) => [firePit(s)], 0.6],
    ["chair", (s) => [adirondackChair(s)], 1.1],
    ["boulder", (s) => [boulder(s)], 1.4],
    ["path light", () => [pathLight()], 0.51],
    ["uplight", () => [uplight("brass")], 0.27],
    ["pergola", (s) => [pergola(s, 3, 3, "cedar")], 2.7],
    ["wall", (s) => meshesOf(gardenWall(s, line, 0.6, "stone")), 0.63],
    ["fence", (s) => meshesOf(fence(s, line, 1.8, { style: "wood", gate: false })), 1.9],
    [
      "deck",
      (s) =>
        meshesOf(deck(s, { x: 0, z: 6, wideM: 4, deepM: 3, turn: 0, heightM: 0.4, atHouse: false }, "cedar")),
      0.41,
    ],
  ];

  it.each(things)("%s is finite, above the ground and no higher than it is", (_name, build, highest) => {
    for (const mesh of build(5)) {
      expect(mesh.positions.subarray(0, mesh.count * 9).every(Number.isFinite)).toBe(true);
      expect(mesh.normals.subarray(0, mesh.count * 9).every(Number.isFinite)).toBe(true);
      expect(mesh.heightM).toBeLessThanOrEqual(highest);
    }
  });

  it.each(things)("%s is the same for the same seed", (_name, build) => {
    expect(build(5).map((m) => m.positions)).toEqual(build(5).map((m) => m.positions));
  });
});

describe("offsetPath", () => {
  it("keeps its distance beside straights and bends", () => {
    const path = offsetPath([
      { x: 0, z: 5 },
      { x: 3, z: 5 },
      { x: 3, z: 9 },
    ])!;
    expect(path.lengthM).toBeCloseTo(7, 9);
    expect(path.cornersM).toEqual([3]);
    const [x, z] = path.at(1, 0.5);
    expect([x, z]).toEqual([expect.closeTo(5 / 6, 9), expect.closeTo(5.5, 9)]);
    // The mitre of a right angle lies on its diagonal.
    const [cx, cz] = path.at(3, 0.5);
    expect([cx, cz]).toEqual([expect.closeTo(2.5, 9), expect.closeTo(5.5, 9)]);
  });

  it("has nothing to follow in a single point", () => {
    expect(offsetPath([{ x: 1, z: 1 }])).toBeNull();
    expect(
      offsetPath([
        { x: 1, z: 1 },
        { x: 1, z: 1 },
      ]),
    ).toBeNull();
  });
});

describe("gardenWall", () => {
  it("follows a bend without leaving its depth", () => {
    const bend = Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 8) * Math.PI;
      return { x: 3 * Math.cos(angle), z: 8 + 3 * Math.sin(angle) };
    });
    for (const piece of gardenWall(2, bend, 0.5, "block")) {
      const p = piece.mesh.positions;
      for (let k = 0; k < piece.mesh.count * 9; k += 3) {
        const reach = Math.hypot(p[k]! + piece.x, p[k + 2]! + piece.z - 8);
        expect(Math.abs(reach - 2.95)).toBeLessThan(0.29);
      }
    }
  });
});

it("an Adirondack chair rests its side boards on the ground behind, and its seat is one slope", () => {
  const { count, positions, normals } = adirondackChair(3);
  let lowestBehindM = Infinity;
  let seatFalls = 0;
  for (let k = 0; k < count * 9; k += 3) {
    const [x, y, z] = positions.subarray(k, k + 3);
    if (z! > 0.55) lowestBehindM = Math.min(lowestBehindM, y!);
    // The tops of the slats look up and back.
    const isSeat = Math.abs(x!) < 0.275 && y! > 0.25 && y! < 0.4 && z! > -0.28 && z! < 0.2;
    if (isSeat && normals[k + 1]! > 0.9) seatFalls += normals[k + 2]! > 0.15 ? 1 : -1;
  }
  expect(lowestBehindM).toBeLessThan(0.03);
  expect(seatFalls).toBeGreaterThan(10);
});

describe("cutRun", () => {
  it("keeps the whole length and never crosses a corner", () => {
    const path = [
      { x: 0, z: 5 },
      { x: 3, z: 5 },
      { x: 3, z: 9 },
    ];
    const pieces = cutRun(path, 1.5);
    expect(pieces.reduce((sum, piece) => sum + piece.lengthM, 0)).toBeCloseTo(7, 9);
    expect(new Set(pieces.map((piece) => piece.turn)).size).toBe(2);
  });

  it("gives a rail fence the rails that were asked for, and open ones however low it is", () => {
    const trianglesOf = (rails?: 2 | 4, heightM = 1.2) =>
      meshesOf(
        fence(1, line, heightM, { style: "wood", gate: false, boards: "rail", ...(rails && { rails }) }),
      ).reduce((sum, { count }) => sum + count, 0);
    const perRail = (trianglesOf(4) - trianglesOf(2)) / 2;
    expect(perRail).toBeGreaterThan(0);
    // Three at 4 ft.
    expect(trianglesOf()).toBe(trianglesOf(2) + perRail);
    expect(trianglesOf(4, 0.6)).toBe(trianglesOf(4));
  });

  it("gives a fence one bay for about every 2.4 m", () => {
    expect(fence(1, line, 1.8, { style: "wood", gate: false })).toHaveLength(Math.round(6 / FENCE_BAY_M));
  });
});

describe("furniture", () => {
  const spot = { x: 0, z: 0, baseM: 0, turn: 0 };
  /** How much more red than blue all faces have in the mean, -1 to 1. */
  const redness = (meshes: readonly Pick<SolidMesh, "colors" | "count">[]): number => {
    let [sum, faces] = [0, 0];
    for (const { colors, count } of meshes)
      for (let i = 0; i < count * 3; i += 3) {
        const [red, blue] = [colors[i]!, colors[i + 2]!];
        sum += (red - blue) / (red + blue);
        faces++;
      }
    return sum / faces;
  };
  const drawn = (set: keyof typeof SETS, color?: "red" | "blue") =>
    furnitureSet(1, { set, color }, spot).map(({ mesh }) => mesh);

  it.each((Object.keys(SETS) as (keyof typeof SETS)[]).filter((set) => COLORED_PARTS[set] !== null))(
    "has the color that was asked for: %s",
    (set) => {
      expect(redness(drawn(set, "red"))).toBeGreaterThan(redness(drawn(set)) + 0.05);
      expect(redness(drawn(set, "blue"))).toBeLessThan(redness(drawn(set)) - 0.05);
    },
  );

  it("is painted round a fire too", () => {
    expect(redness([paintedChair(1, "red")])).toBeGreaterThan(redness([paintedChair(1, undefined)]) + 0.3);
  });
});
