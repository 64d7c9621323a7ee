import { expect, it } from "vitest";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptInput } from "./concept-types.ts";
import { measureRegions } from "./measure-regions.ts";

const photo = await openYard("front-ranch");
const seen = seeOnce(photo);
const input = (over: Partial<ConceptInput> = {}) => ({
  ...{ photo, seen, prompt: "", areas: [], viewpoint: "same" as const, seed: 1 },
  ...over,
});
const at = (x: number, y: number) => Math.round(y * photo.height) * photo.width + Math.round(x * photo.width);
const square = {
  id: "a",
  description: "paver patio",
  path: [
    [0.3, 0.7],
    [0.7, 0.7],
    [0.7, 0.9],
    [0.3, 0.9],
  ].map(([x, y]) => ({ x: x! * photo.width, y: y! * photo.height })),
};
const dab = (mode: "add" | "remove", x: number, y: number, radius = 20) => ({
  mode,
  radius,
  path: [{ x: x * photo.width, y: y * photo.height }],
});

it("measures as the picture will", () => {
  const { measured } = measureRegions(input({ areas: [square] }));
  expect(measured).toEqual(renderConcept(input({ areas: [square] })).measured);
});

it("shows the whole yard while nothing is said, never house or sky", () => {
  const { region, measured } = measureRegions(input());
  expect(measured.map(({ areaId }) => areaId)).toEqual([null]);
  expect(region.data[at(0.5, 0.85)]).toBe(255);
  for (let i = 0; i < region.data.length; i++) {
    if (region.data[i]! > 127) expect(seen.house[i]! < 0.6 && seen.sky[i]! < 0.6).toBe(true);
  }
});

it("is smaller where the brush took away, in size, in the region and in the picture", () => {
  const brush = [dab("remove", 0.5, 0.8)];
  const smaller = measureRegions(input({ areas: [square], brush }));
  const [before] = measureRegions(input({ areas: [square] })).measured;
  expect(smaller.measured[0]!.areaM2).toBeLessThan(before!.areaM2);
  expect(smaller.region.data[at(0.5, 0.8)]).toBe(0);
  const { image, editable } = renderConcept(
    input({ areas: [{ ...square, description: "concrete" }], brush }),
  );
  const middle = at(0.5, 0.8);
  expect(editable.data[middle]).toBe(0);
  expect(image.data.subarray(middle * 3, middle * 3 + 3)).toEqual(
    photo.data.subarray(middle * 3, middle * 3 + 3),
  );
});

it("is larger where the brush added ground, and not where it went over the wall", () => {
  const wall = [...seen.house.keys()].find((i) => seen.house[i] === 1 && i > photo.width * 40)!;
  const onWall = { x: (wall % photo.width) / photo.width, y: Math.floor(wall / photo.width) / photo.height };
  const brush = [dab("add", 0.2, 0.9, 12), dab("add", onWall.x, onWall.y, 12)];
  const { region } = measureRegions(input({ areas: [square], brush }));
  expect(region.data[at(0.2, 0.9)]).toBe(255);
  expect(region.data[wall]).toBe(0);
});

it("is surer of the size with a known one", () => {
  const upright = { kind: "upright", heightM: 2.1336 } as const;
  const references = [
    {
      ...upright,
      foot: { x: 0.5 * photo.width, y: 0.68 * photo.height },
      top: { x: 0.5 * photo.width, y: 0.42 * photo.height },
    },
  ];
  const [assumed] = measureRegions(input({ areas: [square] })).measured;
  const [known] = measureRegions(input({ areas: [square], camera: { references } })).measured;
  expect([assumed!.basis, known!.basis]).toEqual(["assumed", "measured"]);
  expect(known!.band).toBeLessThan(assumed!.band);
});
