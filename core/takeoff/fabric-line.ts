import { type DraftLine, given, source } from "./draft-line.ts";
import { fabricRollSqFt, fabricWaste } from "./formulas/planting.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";

export const fabricLine = (ground: MeasuredGround): DraftLine => ({
  key: "fabric",
  category: "supplies",
  name: "Landscape fabric, 1,000 sq ft roll",
  description: "Laid with overlaps",
  item: "landscape-fabric",
  formula: "area × (1 + waste) ÷ roll",
  inputs: [
    areaInput(ground),
    given("waste", fabricWaste, "share", source.own),
    given("roll", fabricRollSqFt, "sq ft", "pee-hero.com"),
  ],
  waste: fabricWaste,
  exact: (ground.areaSqFt * (1 + fabricWaste)) / fabricRollSqFt,
  unit: "roll",
  growsWith: "area",
});
