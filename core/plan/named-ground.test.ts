import { expect, it } from "vitest";
import { groundLaidOn, groundThatGoes, groundToStandOn } from "./named-ground.ts";

it.each([
  ["swap the red lava rock for cream pebbles", { material: "stones", tint: "red" }],
  ["get rid of all the white gravel, mulch instead", { material: "stones", tint: "light" }],
  ["brown bark instead of the gravel", { material: "stones" }],
  ["tear out the ugly yellow pavers, bluestone", { material: "paving", tint: "yellow" }],
  ["Lay slate over the old concrete", { material: "paving", tint: "gray" }],
  ["replace the pebble concrete with brick", { material: "paving", tint: "gray" }],
  ["Artificial turf instead, everywhere the gravel is", { material: "stones" }],
  ["put sod where the red rock is now", { material: "stones", tint: "red" }],
  ["turn the gravel out back into lawn", { material: "stones" }],
  ["The pea gravel by the shed should be lawn", { material: "stones" }],
  ["lose the black mulch on the left", { material: "mulch", tint: "dark", side: "left" }],
])("reads the ground that goes in %s", (said, ground) => {
  expect(groundThatGoes(said)).toEqual(ground);
});

it.each([
  "replace the brick wall with a hedge",
  "swap the paver walk for gravel",
  "tear out the concrete steps",
  "gravel path and a brick patio",
  "change the lawn to gravel",
  "take out the mulch bed",
  "edging where the gravel meets the lawn",
  "make the gravel path wider",
])("reads no ground that goes in %s", (said) => {
  expect(groundThatGoes(said)).toBeNull();
});

it("reads the paving that things are set on, with its side", () => {
  expect(groundToStandOn("a sectional on the plain concrete on the left")).toEqual({
    material: "paving",
    tint: "gray",
    side: "left",
  });
  expect(groundToStandOn("a sectional on the lawn")).toBeNull();
});

it.each([
  ["Turf over all the bare ground this side of the sleepers", { material: "soil" }],
  ["lay sod across the dirt", { material: "soil" }],
  ["The sandy area left of the brick walk needs grass", { material: "soil" }],
  ["turn the dirt into lawn", { material: "soil" }],
  ["Patio on the white sub base behind the house", { material: "base", tint: "light" }],
])("reads the bare ground or the base under what is laid in %s", (said, ground) => {
  expect(groundLaidOn(said)).toEqual(ground);
  expect(groundThatGoes(said)).toBeNull();
});

it.each(["a patio on the lawn", "gravel over the soil pipe", "sandstone on the dirt path"])(
  "reads no bare ground in %s",
  (said) => {
    expect(groundLaidOn(said)).toBeNull();
  },
);
