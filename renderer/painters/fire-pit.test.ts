import { describe, expect, it } from "vitest";
import type { FirePitForm, PlanElement } from "#core/elements/element.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { firePit } from "#renderer/solids/fire-pit.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** Half the extents along x and along z, meters. */
function halfOf({ positions, count }: SolidMesh): [number, number] {
  let [x, z] = [0, 0];
  for (let i = 0; i < count * 9; i += 3) {
    x = Math.max(x, Math.abs(positions[i]!));
    z = Math.max(z, Math.abs(positions[i + 2]!));
  }
  return [x, z];
}

describe("a fire", () => {
  it.each([
    ["stone-square", 0.535, 0.535],
    ["table", 0.61, 0.38],
    ["table-long", 0.915, 0.305],
    ["table-square", 0.535, 0.535],
    ["table-round", 0.53, 0.53],
  ] as const satisfies readonly (readonly [FirePitForm, number, number])[])(
    "has its form: %s",
    (form, x, z) => {
      const [halfX, halfZ] = halfOf(firePit(2, form));
      expect(halfX).toBeCloseTo(x, 1);
      expect(halfZ).toBeCloseTo(z, 1);
    },
  );

  it("has its curved seat wall behind it, all of it equally far, and the bill has its length", () => {
    const element: PlanElement = { kind: "fire-pit", seating: false, wall: true };
    const site = bareSite({ elements: [element] });
    expect(paintElement(site, element).placed).toBe(true);
    const [pit, ...wall] = site.instances;
    expect(wall.length).toBeGreaterThan(2);
    for (const { x, z } of wall) {
      expect(z).toBeGreaterThan(pit!.z);
      expect(Math.hypot(x - pit!.x, z - pit!.z)).toBeCloseTo(2.05, 1);
    }
    const [piece] = site.pieces;
    expect(piece!.element).toMatchObject({ kind: "fire-pit", wall: true });
    expect(piece!.element.kind === "fire-pit" && piece!.element.wallM).toBeGreaterThan(3);
  });

  it("is seen with lounge chairs that look at it", () => {
    const element: PlanElement = { kind: "fire-pit", seating: true, seats: 4, seat: "lounge" };
    const site = bareSite({ elements: [element] });
    paintElement(site, element);
    const [pit, ...chairs] = site.instances;
    expect(chairs).toHaveLength(4);
    for (const { x, z, turn = 0, mesh } of chairs) {
      expect(mesh).toBeInstanceOf(SolidMesh);
      const [toX, toZ] = [pit!.x - x, pit!.z - z];
      expect((toX * Math.sin(turn) - toZ * Math.cos(turn)) / Math.hypot(toX, toZ)).toBeGreaterThan(0.9);
    }
  });

  it.each([2, 3, 4, 5])("has %i chairs evenly in the arc behind it, where all have room", (seats) => {
    const element: PlanElement = { kind: "fire-pit", seating: true, seats };
    const site = bareSite({ elements: [element] });
    paintElement(site, element);
    const [pit, ...chairs] = site.instances;
    const angles = chairs
      .map(({ x, z }) => Math.atan2(z - pit!.z, x - pit!.x))
      .map((a) => (a < -1 ? a + 2 * Math.PI : a));
    angles.sort((a, b) => a - b);
    expect(angles).toHaveLength(seats);
    const gaps = angles.slice(1).map((angle, k) => angle - angles[k]!);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.1);
  });
});
