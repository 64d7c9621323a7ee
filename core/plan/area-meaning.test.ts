import { expect, it } from "vitest";
import { areaMeaning } from "./area-meaning.ts";

it.each([
  "Lavender along the walk",
  "Boxwood along both sides of the walk",
  "Roses beside the old driveway",
  "Hedge next to our front path",
])("keeps the paving that something is to lie beside: %s", (text) => {
  expect(areaMeaning(text).paving).toBe(false);
});

it.each(["Brick walk", "Pavers along the drive", "Replace the walk with lavender", "Widen the driveway"])(
  "means the paving that is named: %s",
  (text) => {
    expect(areaMeaning(text).paving).toBe(true);
  },
);

it("keeps the street that a bed is to lie along", () => {
  expect(areaMeaning("Bed along the street").street).toBe(false);
  expect(areaMeaning("Pave the street").street).toBe(true);
});

it("keeps the house that something is to lie beside", () => {
  expect(areaMeaning("Hydrangeas with brown mulch in front of the porch").house).toBe(false);
  expect(areaMeaning("Roses along the house wall").house).toBe(false);
  expect(areaMeaning("New steps at the front door").house).toBe(true);
  expect(areaMeaning("New porch steps").house).toBe(true);
});

it.each([
  "Replace the brick with irregular flagstone",
  "Clay brick in herringbone instead of the gravel",
  "Tear out the old cracked concrete and lay pavers",
  "Replace the front walk with bluestone",
  "Take up the pea gravel, put down flagstone",
  "River rock instead of this bark, with some grasses",
  "charcoal herringbone instead of the red",
  "ivory travertine instead of gray, keep the pool",
])("knows the hard ground that is to go: %s", (text) => {
  expect(areaMeaning(text).oldGround).toBe(true);
});

it.each([
  "Brick walk",
  "Replace the shrubs with a flagstone path",
  "Replace the brick wall with a stone wall",
  "Replace the stone border",
  "Sod instead of the mulch",
  "White roses instead of the red",
  "Pavers along the drive, white roses instead of red roses",
])("takes nothing else for it: %s", (text) => {
  expect(areaMeaning(text).oldGround).toBeUndefined();
});

it.each([
  ["Gray gravel between the stepping stones instead of grass", true],
  ["creeping thyme in between the pavers", true],
  ["gravel between the house and the fence", undefined],
  ["new stepping stones", undefined],
])("knows what goes between paving that stays: %s", (text, between) => {
  expect(areaMeaning(text).between).toBe(between);
});

it.each([
  ["Re-sod this part of the lawn", true],
  ["a strip of sod along the walk", true],
  ["10 x 12 turf for the dog", true],
  ["strip this and lay fresh sod", undefined],
  ["we want to strip it and sod", undefined],
  ["new lawn", undefined],
])("knows whether a part of the ground is meant: %s", (text, part) => {
  expect(areaMeaning(text).part).toBe(part);
});
