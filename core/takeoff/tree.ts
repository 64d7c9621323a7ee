import { findSpecies } from "#core/plants/catalogue.ts";
import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { MULCH_DEPTH_IN } from "./formulas/planting.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { countBasis } from "./measured-ground.ts";
import { plantLine, stockOf } from "./plant-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Mulch ring of 4 ft around a new tree, sq ft. Assumption. */
const RING_RADIUS_FT = 2;
const RING_SQ_FT = Math.PI * RING_RADIUS_FT ** 2;

/** Trees as drawn or named, each with its planting and stakes, and a ring of mulch where no layout drew them. */
export const takeOffTree: ElementTakeOff<"tree"> = (element, ground) => {
  const planted =
    ground.plants.length > 0 ? ground.plants : [{ species: element.species, count: ground.count ?? 1 }];
  const total = planted.reduce((sum, { count }) => sum + count, 0);
  const trees: TakeoffInput = { name: "trees", value: total, unit: "tree", basis: countBasis(ground) };
  return [
    ...planted.flatMap(({ species, count }) => treeLines(species, { ...trees, name: "count", value: count })),
    {
      // One kit for each tree, small or large.
      key: "stakes",
      category: "supplies",
      name: "Tree staking kit",
      item: "tree-stakes",
      formula: "trees",
      inputs: [trees],
      exact: total,
      unit: "each",
      growsWith: "count",
    },
    // The layout lays a ring as a bed of its own, or sets the tree in a bed or in stone, which are counted by themselves.
    ...(ground.plants.length > 0 ? [] : [ringLine(trees)]),
  ];
};

const ringLine = (trees: TakeoffInput): DraftLine => ({
  key: "mulch",
  category: "plants",
  name: "Bark mulch, brown",
  description: "A 4 ft ring around each tree",
  item: "mulch",
  variant: "brown",
  formula: "trees × ring × depth ÷ 12 ÷ 27",
  inputs: [
    trees,
    given("ring", RING_SQ_FT, "sq ft", SOURCE.own),
    given("depth", MULCH_DEPTH_IN, "in", SOURCE.own),
  ],
  exact: layerCubicYards(trees.value * RING_SQ_FT, MULCH_DEPTH_IN),
  unit: "cu yd",
  step: BULK_STEP,
  growsWith: "count",
});

/** A tree and its planting, priced by mature size. */
function treeLines(speciesId: string, count: TakeoffInput): DraftLine[] {
  const species = findSpecies(speciesId);
  // Planting a shade tree has a price of its own.
  const large = species !== null && stockOf(species) === "shade-tree";
  return [
    plantLine(speciesId, count.value, "count", [count], "count"),
    {
      // Planting has a price of its own and no hours: `HOURS_TO_PLANT` is 0 for trees.
      key: `planting-${speciesId}`,
      category: "plants",
      name: large ? "Tree planting, shade tree" : "Tree planting, small tree",
      item: "tree-planting",
      variant: large ? "medium" : "small",
      kind: "labour",
      formula: "count",
      inputs: [count],
      exact: count.value,
      unit: "each",
      growsWith: "count",
    },
  ];
}
