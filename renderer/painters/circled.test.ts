import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { screenLine } from "#renderer/layout/strip-line.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** A yard in which these corners were circled, shares of its photo. */
function circled(corners: readonly (readonly [number, number])[], elements: PlanElement[]) {
  const bare = bareSite({ elements }, true);
  const { widthPx, heightPx } = bare.camera;
  const path = corners.map(([x, y]) => ({ x: x * widthPx, y: y * heightPx }));
  const within = fillPolygon(widthPx, heightPx, path).map((cover) => (cover > 0.5 ? 1 : 0));
  return { ...bare, areaId: "1", circled: within };
}

it("a tree stands in the middle of what was circled for it alone", () => {
  const lawn = [
    [0.25, 0.72],
    [0.85, 0.72],
    [0.9, 0.85],
    [0.2, 0.85],
  ] as const;
  const maple = { kind: "tree", species: "red maple" } as const;
  const across = (elements: PlanElement[]) => {
    const site = circled(lawn, elements);
    expect(paintElement(site, maple)).toEqual({ placed: true });
    const [stem] = site.instances;
    return site.camera.photoX(stem!.x, stem!.z) / site.camera.widthPx;
  };
  expect(Math.abs(across([maple]) - 0.55)).toBeLessThan(0.08);
  // With other things in it a side that frames the house is better.
  expect(Math.abs(across([maple, { kind: "lawn", surface: "sod" }]) - 0.55)).toBeGreaterThan(0.15);
});

const OLD_STEPS = [
  [0.35, 0.6],
  [0.65, 0.6],
  [0.7, 0.9],
  [0.3, 0.9],
] as const;

/** Rows and columns that the corners of what was set are seen in, shares of the photo. */
function seenIn({ instances, camera }: ReturnType<typeof circled>) {
  const points = instances.flatMap(({ mesh, x, z, turn = 0 }) => {
    if (mesh.kind !== "solid") return [];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return Array.from({ length: mesh.count * 3 }, (_, k) => {
      const [px, py, pz] = mesh.positions.subarray(k * 3, k * 3 + 3) as unknown as [number, number, number];
      const away = z + px * sin + pz * cos;
      return [
        camera.photoX(x + px * cos - pz * sin, away) / camera.widthPx,
        camera.photoY(py, away) / camera.heightPx,
      ] as const;
    });
  });
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  return { left: Math.min(...us), right: Math.max(...us), top: Math.min(...vs), foot: Math.max(...vs) };
}

it.each(["brick", "bluestone", "stone", "concrete", "wood"] as const)(
  "a flight of %s fills the circle round the old steps from its lower edge to its upper one",
  (material) => {
    const element = { kind: "steps", material } as const;
    const site = circled(OLD_STEPS, [element]);
    expect(paintElement(site, element)).toEqual({ placed: true });
    const { left, right, top, foot } = seenIn(site);
    expect(foot).toBeCloseTo(0.9, 1);
    expect(top).toBeCloseTo(0.6, 1);
    expect(left).toBeCloseTo(0.3, 1);
    expect(right).toBeCloseTo(0.7, 1);
    // Nothing of the old steps looks out.
    expect(site.instances).toMatchObject([{ covers: "predecessor" }]);
  },
);

it("a flight has as many steps as its height asks for, and as many as a person does", () => {
  const counted = (element: Extract<PlanElement, { kind: "steps" }>, corners: typeof OLD_STEPS) => {
    const site = circled(corners, [element]);
    paintElement(site, element);
    return site.pieces[0]!.count!;
  };
  const brick = { kind: "steps", material: "brick" } as const;
  const low = OLD_STEPS.map(([x, y]) => [x, y < 0.7 ? 0.8 : y] as const) as unknown as typeof OLD_STEPS;
  expect(counted(brick, OLD_STEPS)).toBeGreaterThan(2 * counted(brick, low));
  expect(counted({ ...brick, size: { count: 4 } }, OLD_STEPS)).toBe(4);
});

it("a foot that was drawn aslant turns the flight, and a loose round of a hand does not", () => {
  const turnOf = (corners: readonly (readonly [number, number])[]) => {
    const element = { kind: "steps", material: "stone" } as const;
    const site = circled(corners, [element]);
    paintElement(site, element);
    return site.instances[0]!.turn!;
  };
  const aslant = OLD_STEPS.map(([x, y], k) => [x, k === 2 ? y - 0.05 : y] as const);
  expect(turnOf(aslant)).toBeGreaterThan(0.1);
  const round = Array.from({ length: 24 }, (_, k) => {
    const angle = (k / 24) * 2 * Math.PI;
    return [0.5 + 0.2 * Math.cos(angle), 0.75 + 0.15 * Math.sin(angle)] as const;
  });
  expect(Math.abs(turnOf(round))).toBeLessThan(0.03);
});

it("a pergola that was circled over a table stands there: feet on the lower edge, roof at the upper one", () => {
  const element = { kind: "pergola", wood: "white" } as const;
  const over = [
    [0.25, 0.3],
    [0.75, 0.3],
    [0.75, 0.75],
    [0.25, 0.75],
  ] as const;
  const site = circled(over, [element]);
  // Nothing in it was seen as ground.
  site.hardDistance = () => -1;
  expect(paintElement(site, element)).toEqual({ placed: true });
  const { left, right, top, foot } = seenIn(site);
  expect(foot).toBeCloseTo(0.75, 1);
  expect(Math.abs(top - 0.3)).toBeLessThan(0.06);
  expect(left).toBeCloseTo(0.25, 1);
  expect(right).toBeCloseTo(0.75, 1);
  for (const instance of site.instances) expect(instance).toMatchObject({ covers: "others", white: true });
});

it("a screen stands before what it is to hide, whatever lies there", () => {
  const element = { kind: "fence", style: "wood", boards: "horizontal", gate: false } as const;
  const around = [
    [0.4, 0.55],
    [0.6, 0.55],
    [0.6, 0.7],
    [0.4, 0.7],
  ] as const;
  const bare = circled(around, [element]);
  const drawnLine = screenLine(bare.camera, bare.circled, new Float32Array(bare.circled.length));
  const site = { ...bare, drawnLine, hardDistance: () => -1 };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const { left, right, top, foot } = seenIn(site);
  expect([left, right, top, foot].map((share) => Math.round(share * 20) / 20)).toEqual([0.4, 0.6, 0.55, 0.7]);
  for (const instance of site.instances) expect(instance).toMatchObject({ covers: "others" });
});

it("a table that is wished with a pergola stands under it", () => {
  const pergola = { kind: "pergola", wood: "cedar" } as const;
  const table: PlanElement = { kind: "furniture", set: "dining" };
  const site = bareSite({ elements: [pergola, table] });
  for (const element of [pergola, table]) expect(paintElement(site, element)).toMatchObject({ placed: true });
  const [a, , c] = site.pieces[0]!.outline[0]!;
  const { x, z } = site.instances.at(-1)!;
  expect(Math.hypot(x - (a!.x + c!.x) / 2, z - (a!.z + c!.z) / 2)).toBeLessThan(1.6);
});

it("steps that are looked down on are two low ones rather than one that is too high", () => {
  const element = { kind: "steps", material: "stone" } as const;
  for (const head of [0.7, 0.74, 0.78, 0.82, 0.86]) {
    const site = circled(
      [
        [0.2, head],
        [0.8, head],
        [0.85, 0.95],
        [0.15, 0.95],
      ],
      [element],
    );
    expect(paintElement(site, element)).toEqual({ placed: true });
    const [{ mesh }] = site.instances as [(typeof site.instances)[number]];
    expect(mesh.heightM / site.pieces[0]!.count!).toBeLessThan(0.21);
  }
});

it("lights that are wished with steps stand on both sides of their foot", () => {
  const steps = { kind: "steps", material: "wood" } as const;
  const lights: PlanElement = { kind: "path-lights", size: { count: 2 } };
  const site = circled(OLD_STEPS, [steps, lights]);
  for (const element of [steps, lights]) expect(paintElement(site, element)).toEqual({ placed: true });
  const [left, right] = site.lamps as [{ x: number; z: number }, { x: number; z: number }];
  expect(site.camera.photoX(left.x, left.z) / site.camera.widthPx).toBeLessThan(0.3);
  expect(site.camera.photoX(right.x, right.z) / site.camera.widthPx).toBeGreaterThan(0.7);
});
