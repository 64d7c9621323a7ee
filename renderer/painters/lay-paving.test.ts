import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const walk: PlanElement = { kind: "concrete", use: "walkway", finish: "broom" };
const patio: PlanElement = { kind: "concrete", use: "patio", finish: "broom" };
const said = (element: PlanElement, areDoorsGuessed: boolean) =>
  paintElement({ ...bareSite({ elements: [element] }), areDoorsGuessed }, element).sentence;

it("a walk says that it may miss the door where none was made out, and a patio does not", () => {
  expect(said(walk, true)).toMatch(/may miss it\. Circle the way to the door\.$/);
  expect([said(walk, false), said(patio, true)]).toEqual([undefined, undefined]);
});

it("a walk says that it could not be led where its ends are not seen, and not in a highlight", () => {
  const led: PlanElement = { ...walk, ends: ["drive", "door"] };
  expect(said(led, false)).toMatch(/could not be led/);
  expect(paintElement({ ...bareSite({ elements: [led] }), areaId: "1" }, led).sentence).toBeUndefined();
});

it("a patio in a lawn has no drawn rim: blades hide the soil before it and a little of its stones", () => {
  const site = bareSite({ elements: [patio] });
  site.lawn.fill(1);
  paintElement(site, patio);
  const { field } = site.surfaces[0]!;
  let z = 2;
  while (field(0, z) > 0) z += 0.002;
  for (const { shape } of site.layers) expect(shape!(0, z - 0.01)).toBeGreaterThan(0);
});

it("broken stones have an uneven rim where no blade hides it, and cut ones a straight one", () => {
  const offM = (pattern: "irregular" | "ashlar") => {
    const stones: PlanElement = { kind: "pavers", use: "patio", pattern, colour: "grey", border: false };
    const site = bareSite({ elements: [stones] });
    paintElement(site, stones);
    const { field } = site.surfaces[0]!;
    const { shape } = site.layers.at(-1)!;
    const [left, right, z] = [-1.5, 1.5, 5];
    let far = z;
    while (field(0, far) < 0) far += 0.002;
    const off = Array.from({ length: 40 }, (_, k) => shape!(left + ((right - left) * k) / 40, far));
    return Math.max(...off) - Math.min(...off);
  };
  expect(offM("irregular")).toBeGreaterThan(0.06);
  expect(offM("ashlar")).toBeLessThan(0.03);
});
