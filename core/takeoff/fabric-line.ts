import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { FABRIC_ROLL_SQ_FT, FABRIC_WASTE } from "./formulas/planting.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";

/** Whole rolls of fabric under stone; the overlaps are part of the area. It keeps stone and soil apart and weeds down. */
export const fabricLine = (ground: MeasuredGround): DraftLine => ({
  key: "fabric",
  category: "supplies",
  name: "Landscape fabric, 1,000 sq ft roll",
  description: "Laid with overlaps",
  item: "landscape-fabric",
  formula: "area × (1 + waste) ÷ roll",
  inputs: [
    areaInput(ground),
    given("waste", FABRIC_WASTE, "share", SOURCE.own),
    given("roll", FABRIC_ROLL_SQ_FT, "sq ft", "pee-hero.com"),
  ],
  waste: FABRIC_WASTE,
  exact: (ground.areaSqFt * (1 + FABRIC_WASTE)) / FABRIC_ROLL_SQ_FT,
  unit: "roll",
  growsWith: "area",
});
