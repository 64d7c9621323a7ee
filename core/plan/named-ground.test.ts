import { expect, it } from "vitest";
import { type GroundRole, type NamedGround, spokenGround } from "./named-ground.ts";

const groundOf = (said: string, role: GroundRole): NamedGround | null =>
  spokenGround(said, role)?.ground ?? null;

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
  [
    "The pea gravel by the shed should be lawn",
    { material: "stones", relations: [{ how: "along", of: "house" }] },
  ],
  ["lose the black mulch on the left", { material: "mulch", tint: "dark", side: "left" }],
])("reads the ground that goes in %s", (said, ground) => {
  expect(groundOf(said, "goes")).toEqual(ground);
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
  expect(groundOf(said, "goes")).toBeNull();
});

it("reads the ground of a lawn from what lies on both sides of it, which is soil where words say so", () => {
  const sod = "New sod between the walk and the pine straw";
  const relations = [
    { how: "along", of: "paving" },
    { how: "along", of: "bed" },
  ];
  expect(groundOf(sod, "covered")).toEqual({ material: "grass", isWide: true, relations });
  expect(groundOf(`${sod}, it's all dirt`, "covered")).toEqual({ material: "soil", isWide: true, relations });
  expect(groundOf("New sod along the walk", "covered")).toBeNull();
});

it("reads the paving that things are set on, with its side", () => {
  expect(groundOf("a sectional on the plain concrete on the left", "floor")).toEqual({
    material: "paving",
    tint: "gray",
    side: "left",
  });
  expect(groundOf("a sectional on the lawn", "floor")).toBeNull();
});

it.each([
  ["Turf over all the bare ground this side of the sleepers", { material: "soil" }],
  ["lay sod across the dirt", { material: "soil" }],
  [
    "The sandy area left of the brick walk needs grass",
    { material: "soil", tint: "yellow", relations: [{ how: "left-of", of: "paving" }] },
  ],
  [
    "Fill the dirt in the stone ring with gravel",
    { material: "soil", relations: [{ how: "along", of: "wall" }] },
  ],
  ["turn the dirt into lawn", { material: "soil" }],
  ["Patio on the white sub base behind the house", { material: "base", tint: "light" }],
])("reads the bare ground or the base under what is laid in %s", (said, ground) => {
  expect(groundOf(said, "covered")).toEqual(ground);
});

it.each(["a patio on the lawn", "gravel over the soil pipe", "sandstone on the dirt path"])(
  "reads no bare ground in %s",
  (said) => {
    expect(groundOf(said, "covered")).toBeNull();
  },
);

it.each([
  [
    "In the bare soil between the little stone wall and the big hedge, plant hydrangeas",
    {
      material: "soil",
      relations: [
        { how: "along", of: "wall" },
        { how: "along", of: "plants" },
      ],
    },
  ],
  [
    "five laurels in the dirt strip along the new fence on the right",
    { material: "soil", side: "right", relations: [{ how: "along", of: "fence" }] },
  ],
  [
    "lavender in the gravel in front of the patio",
    { material: "stones", relations: [{ how: "before", of: "paving" }] },
  ],
])("reads the ground that is planted, with all its places, in %s", (said, ground) => {
  expect(groundOf(said, "planted")).toEqual(ground);
});

it("reads where the ground that goes lies, and the words that said it", () => {
  expect(spokenGround("Replace the black mulch around the tree on the left with river rock", "goes")).toEqual(
    {
      role: "goes",
      said: "replace the black mulch around the tree on the left",
      ground: { material: "mulch", tint: "dark", side: "left", relations: [{ how: "around", of: "plants" }] },
    },
  );
});

it("reads the same words once, each role by itself", () => {
  const said = "Replace the gravel with sod";
  expect(spokenGround(said, "goes")).toBe(spokenGround(said, "goes"));
  expect(spokenGround(said, "floor")).toBeNull();
});
