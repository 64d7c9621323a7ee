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

  it.each([3, 4, 5])("has %i chairs evenly all around it, where all have room", (seats) => {
    const element: PlanElement = { kind: "fire-pit", seating: true, seats };
    const site = bareSite({ elements: [element] });
    paintElement(site, element);
    const [pit, ...chairs] = site.instances;
    const angles = chairs
      .map(({ x, z }) => Math.atan2(z - pit!.z, x - pit!.x) + Math.PI)
      .sort((one, other) => one - other);
    expect(angles).toHaveLength(seats);
    const gaps = angles.map((angle, k) => (angles[k + 1] ?? angles[0]! + 2 * Math.PI) - angle);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.1);
  });

  const patio: PlanElement = {
    ...{ kind: "pavers", use: "patio", pattern: "ashlar", colour: "grey", border: false },
    size: { widthM: 8, lengthM: 5 },
  };
  /** The plan painted, and how many times more ground of the patio is seen before its first thing than behind it. */
  function onPatio(floor: PlanElement, ...things: PlanElement[]) {
    const site = bareSite({ elements: [floor, ...things] });
    for (const element of [floor, ...things]) expect(paintElement(site, element).placed).toBe(true);
    const [laid] = site.surfaces;
    const { x, z } = site.instances[0]!;
    const rim = (way: 1 | -1) => {
      let m = 0;
      while (laid!.field(x, z + way * m) < 0) m += 0.02;
      return site.camera.photoY(0, z + way * m);
    };
    const foot = (way: 1 | -1) => site.camera.photoY(0, z + way * 0.55);
    return { site, field: laid!.field, ratio: (rim(-1) - foot(-1)) / (foot(1) - rim(1)) };
  }

  it("is seen in the middle of its patio, unless something else is still to stand there", () => {
    const pit: PlanElement = { kind: "fire-pit", seating: false };
    expect(onPatio(patio, pit).ratio).toBeGreaterThan(0.5);
    expect(onPatio(patio, pit).ratio).toBeLessThan(2);
    const { ratio } = onPatio(patio, pit, { kind: "furniture", set: "dining" });
    expect(Math.max(ratio, 1 / ratio)).toBeGreaterThan(2);
  });

  it.each([
    ["wide", { widthM: 8, lengthM: 5 }],
    ["shallow", { widthM: 6, lengthM: 3.3 }],
  ])("has all feet of its chairs on a %s patio", (_, size) => {
    const { site, field } = onPatio({ ...patio, size }, { kind: "fire-pit", seating: true, seats: 4 });
    const [pit, ...chairs] = site.instances;
    expect(chairs).toHaveLength(4);
    for (const { x, z } of chairs) {
      const outM = Math.hypot(x - pit!.x, z - pit!.z);
      expect(outM).toBeGreaterThan(1.25);
      // Its back feet stand 0.6 m behind its middle.
      const reach = (outM + 0.6) / outM;
      expect(field(pit!.x + (x - pit!.x) * reach, pit!.z + (z - pit!.z) * reach)).toBeLessThan(0);
    }
  });

  it("has all of its chairs in the frame, also where its patio goes on beyond that", () => {
    const left: PlanElement = { ...patio, size: { widthM: 5, lengthM: 5 } };
    const site = bareSite({ elements: [left, { kind: "fire-pit", seating: true, seats: 4 }] });
    const field = (x: number, z: number) => Math.hypot(x + 3.2, z - 6) - 3;
    site.surfaces.push({ element: left, field });
    site.taken.push(field);
    expect(paintElement(site, site.plan.elements[1]!).placed).toBe(true);
    for (const { x, z } of site.instances) {
      expect(site.camera.photoX(x, z)).toBeGreaterThan(0);
      expect(site.camera.photoX(x - 0.3, z)).toBeGreaterThan(0);
    }
    expect(site.instances).toHaveLength(5);
  });

  it("is a kit of 36 in where a circled patio is narrow", () => {
    const scaleIn = (halfM: number) => {
      const pit: PlanElement = { kind: "fire-pit", seating: false };
      const site = { ...bareSite({ elements: [patio, pit] }), areaId: "1" };
      const field = (x: number, z: number) => Math.hypot(x, z - 6) - halfM;
      site.surfaces.push({ element: patio, field });
      site.taken.push(field);
      expect(paintElement(site, pit)).toEqual({ placed: true });
      return site.instances[0]!.scale;
    };
    expect(scaleIn(1.25)).toBeCloseTo(0.86);
    expect(scaleIn(2)).toBe(1);
  });
});
