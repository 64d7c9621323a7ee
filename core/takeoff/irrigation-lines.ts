import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { sprinklerZones, ZONE_SQ_FT } from "./formulas/irrigation.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";

/** Sprinklers for a lawn, by the zone, put in: whole zones are bought, so a small lawn pays for one. */
export const sprinklerLines = (ground: MeasuredGround): DraftLine[] => [
  {
    // Installed price per zone: its hours stand in the description, not on a line of their own.
    key: "sprinklers",
    category: "infrastructure",
    name: "Sprinkler zones",
    description: `Heads, pipe, valve and their share of the controller, put in: ${HOURS_PER.irrigationZone} hours each`,
    item: "irrigation-zone",
    kind: "installed",
    formula: "area ÷ zone",
    inputs: [areaInput(ground), given("zone", ZONE_SQ_FT, "sq ft", SOURCE.own)],
    exact: sprinklerZones(ground.areaSqFt),
    unit: "zone",
    growsWith: "area",
  },
];

/** Drip lines for a bed by its area, put in: the price is for a square foot of bed, not for a foot of line. */
export const dripLines = (ground: MeasuredGround): DraftLine[] => [
  {
    // Installed price per square foot of bed.
    key: "drip",
    category: "infrastructure",
    name: "Drip irrigation",
    description: "Lines, emitters and filter, put in",
    item: "irrigation-drip",
    kind: "installed",
    formula: "area",
    inputs: [areaInput(ground)],
    exact: ground.areaSqFt,
    unit: "sq ft",
    growsWith: "area",
  },
];
