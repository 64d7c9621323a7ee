import { describe, expect, it } from "vitest";
import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import { addCushion } from "#renderer/mesh/cushion.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { furnitureSet, SETS } from "./furniture.ts";

const sets = Object.keys(SETS) as FurnitureSet[];
const AT = { x: 0, z: 0, baseM: 0, turn: 0 };

/** The box round all corners of instances, meters. */
function boxOf(instances: readonly Instance[]) {
  const box = { left: 0, right: 0, near: 0, far: 0, bottom: 9, top: 0 };
  for (const { mesh, x, z, turn = 0 } of instances) {
    if (!(mesh instanceof SolidMesh)) throw new Error("Furniture is built, not grown.");
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    for (let i = 0; i < mesh.count * 9; i += 3) {
      const [px, py, pz] = [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!];
      box.left = Math.min(box.left, x + px * c - pz * s);
      box.right = Math.max(box.right, x + px * c - pz * s);
      box.near = Math.min(box.near, z + px * s + pz * c);
      box.far = Math.max(box.far, z + px * s + pz * c);
      box.bottom = Math.min(box.bottom, py);
      box.top = Math.max(box.top, py);
    }
  }
  return box;
}

describe("a set of furniture", () => {
  it.each(sets.filter((set) => !SETS[set].beside))("stands on the ground within its room: %s", (set) => {
    const { wideM, deepM } = SETS[set];
    const { left, right, near, far, bottom } = boxOf(furnitureSet(4, { set }, AT));
    expect(Math.max(-left, right)).toBeLessThan(wideM / 2 + 0.12);
    expect(Math.max(-near, far)).toBeLessThan(deepM / 2 + 0.12);
    expect(bottom).toBeGreaterThan(-0.04);
    expect(bottom).toBeLessThan(0.04);
  });

  it.each([
    ["dining", 6],
    ["dining-four", 4],
    ["dining-eight", 8],
    ["dining-round", 4],
    ["dining-round-six", 6],
    ["dining-square", 4],
    ["bistro", 2],
  ] as const)("has its chairs round the table, which they look at: %s", (set, count) => {
    const [table, ...chairs] = furnitureSet(4, { set }, AT);
    expect(chairs).toHaveLength(count);
    expect([table!.x, table!.z]).toEqual([0, 0]);
    for (const { x, z, turn = 0 } of chairs) {
      // A chair that is not turned looks to -z; those of a long table look across it.
      const [frontX, frontZ] = [Math.sin(turn), -Math.cos(turn)];
      expect(frontX * -x + frontZ * -z).toBeGreaterThan(0.4 * Math.hypot(x, z));
    }
  });

  it("hangs a swing from the beams over it, and on a frame of its own without any", () => {
    const heightAt = (underM?: number) =>
      boxOf(furnitureSet(4, { set: "porch-swing" }, { ...AT, underM })).top;
    expect(heightAt(2.3)).toBeCloseTo(2.3, 1);
    expect(heightAt()).toBeGreaterThan(1.9);
    expect(heightAt()).toBeLessThan(2.1);
  });

  it("leaves out the low table where a fire takes its place", () => {
    for (const set of sets.filter((one) => SETS[one].table))
      expect(furnitureSet(4, { set }, AT, true)).toHaveLength(furnitureSet(4, { set }, AT).length - 1);
  });
});

describe("a cushion", () => {
  it("swells by less than its thickness and has normals of length 1", () => {
    const mesh = new SolidMesh(400);
    addCushion(mesh, { center: [0, 1, 0], size: [0.6, 0.14, 0.6], color: [0.5, 0.5, 0.5] });
    let top = 0;
    for (let i = 0; i < mesh.count * 9; i += 3) {
      top = Math.max(top, mesh.positions[i + 1]!);
      const [x, y, z] = [mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]!];
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5);
    }
    expect(top).toBeGreaterThan(1.08);
    expect(top).toBeLessThan(1.14);
  });
});
