import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** A highlight on the ground, 6 m wide and 4 m deep, its middle 8 m away, with a tip beyond a walk if wanted, and what is laid in it for a text. */
function laidFor(text: string, tip: readonly { x: number; z: number }[] = []) {
  const { elements } = parsePlan(text);
  const site = { ...bareSite({ elements }, true), areaId: "1", isBedSized: true };
  const { camera } = site;
  const corners = [
    { x: -3, z: 6 },
    { x: 3, z: 6 },
    { x: 3, z: 10 },
    { x: -3, z: 10 },
  ];
  site.clip = fillPolygon(
    camera.widthPx,
    camera.heightPx,
    corners.map((corner) => camera.toPhoto(corner)),
  );
  const beyond = fillPolygon(
    camera.widthPx,
    camera.heightPx,
    tip.map((corner) => camera.toPhoto(corner)),
  );
  site.clip = site.clip.map((cover, i) => Math.max(cover, beyond[i]!));
  site.grid = new GroundGrid(camera, site.clip);
  // Lawn all round it.
  site.lawn.fill(1);
  for (const element of [...elements].sort((a, b) => (a.kind === "tree" ? -1 : b.kind === "tree" ? 1 : 0)))
    paintElement(site, element);
  const isBed = ({ kind }: PlanElement) => kind === "bed";
  return {
    site,
    bed: elements.find(isBed)!,
    field: site.surfaces.findLast(({ element }) => isBed(element))!.field,
  };
}

it("a round bed is an oval in its highlight, with its tree in the middle", () => {
  const { site, bed, field } = laidFor("An olive tree in a round gravel bed");
  expect(describeElement(bed)).toMatch(/^round /);
  expect(field(1.3, 8)).toBeLessThan(0);
  expect(field(-2.7, 6.3)).toBeGreaterThan(0);
  expect(field(2.7, 9.7)).toBeGreaterThan(0);
  const [stem] = site.instances;
  expect(Math.hypot(stem!.x, stem!.z - 8)).toBeLessThan(0.8);
});

it("the mulch round a new tree is as round as its highlight lets it be", () => {
  const { site, field } = laidFor("One red maple with a mulch ring");
  const [stem] = site.instances;
  const reachM = (turn: number) => {
    let m = 0.7;
    while (field(stem!.x + m * Math.cos(turn), stem!.z + m * Math.sin(turn)) < 0) m += 0.02;
    return m;
  };
  const reaches = Array.from({ length: 16 }, (_, k) => reachM((k * Math.PI) / 8));
  expect(Math.max(...reaches) - Math.min(...reaches)).toBeLessThan(0.12);
});

it("a bed that fills its highlight has its edging along the lawn", () => {
  const standingAt = (text: string) => {
    const { site } = laidFor(text);
    return site.instances.filter(({ mesh, z }) => mesh.kind === "solid" && z < 6.4).length;
  };
  expect(standingAt("Bed with hostas, no edging")).toBe(0);
  for (const edge of ["stone", "brick", "timber", "black metal"])
    expect(standingAt(`Bed with hostas and a ${edge} edging`), edge).toBeGreaterThan(1);
});

it("a bed in gravel lies in it without a cut and without the shade of blades", () => {
  const gravel = 1;
  expect(laidFor("Gravel area and a bed with lavender along the back").site.layers).toHaveLength(gravel + 1);
  expect(laidFor("Bed with lavender").site.layers.length).toBeGreaterThan(1);
});

it("a tip of a highlight beyond a walk is no bed of its own", () => {
  const { site, field } = laidFor("Bed with lavender", [
    { x: 3.7, z: 7 },
    { x: 4.4, z: 7 },
    { x: 4.4, z: 7.7 },
    { x: 3.7, z: 7.7 },
  ]);
  expect(field(4, 7.3)).toBeGreaterThan(0.3);
  expect(site.instances.filter(({ x }) => x > 3.4)).toEqual([]);
  for (const { shape } of site.layers) expect(shape!(3.7, 7.3)).toBeGreaterThan(0);
});

it("draws no line on the blades of the lawn that stays before a bed", () => {
  const { site } = laidFor("Bed with lavender");
  for (const { shape } of site.layers)
    for (let x = -2; x < 2; x += 0.2) expect(shape!(x, 5.992)).toBeGreaterThan(0);
});

it("plants in gravel of which no place was said stand all over it, and gravel is seen and counted between them", () => {
  const laid = (text: string) => {
    const { site, field } = laidFor(text);
    const { nx, x0, z0, cellM, inside } = site.grid;
    const cells = [...inside.keys()].filter((o) => inside[o]);
    const zOf = (o: number) => z0 + (Math.floor(o / nx) + 0.5) * cellM;
    const within = cells.filter((o) => field(x0 + ((o % nx) + 0.5) * cellM, zOf(o)) < 0);
    const [near, far] = [Math.min(...cells.map(zOf)), Math.max(...cells.map(zOf))];
    const nearShare = Math.min(...site.instances.map(({ z }) => (z - near) / (far - near)));
    return { share: within.length / cells.length, nearShare };
  };
  const allOver = laid("Gravel with lavender and agaves");
  expect(allOver.share).toBeLessThan(0.4);
  expect(allOver.nearShare).toBeLessThan(0.25);
  const alongBack = laid("Gravel area and a bed with lavender along the back");
  expect(alongBack.share).toBeLessThan(0.4);
  expect(alongBack.nearShare).toBeGreaterThan(0.25);
});
