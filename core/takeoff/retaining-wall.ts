import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { WallColor, WallMaterial } from "#core/elements/wall-looks.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { TONNAGE_BAND } from "./formulas/aggregate.ts";
import { COMMON_BOULDER_FT } from "./formulas/boulder-weight.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  BLOCK,
  BLOCK_WASTE,
  DRAIN_STONE_IN,
  ENGINEERED_WALL_FT,
  geogridLayers,
  PAD,
  wallBlocks,
  wallCaps,
  wallCourses,
  wallFaceSqFt,
} from "./formulas/wall.ts";
import { compactedStoneLine, excavationLines, labourLine, type NamedArea } from "./ground-work-lines.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Height of a wall that nobody gave, ft. Assumption: a garden wall of four courses. */
const COMMON_WALL_HEIGHT_FT = 2;

/** Wall that one 28 oz tube of cap adhesive serves, ft. No source is recorded. */
const ADHESIVE_FT_PER_TUBE = 20;
/** How far a layer of geogrid reaches back into the ground, as a share of the wall's height. Assumption, see `geogridLayers`. */
const GEOGRID_REACH = 0.6;
/** Relative half-width of the geogrid's quantity: the engineer decides it, so it is good for asking a price alone. */
const GEOGRID_BAND = 0.3;
/** Drain pipe is rounded up to this, ft. */
const PIPE_STEP_FT = 10;

/** The height that a person asked for stands above the drawn one, which the picture may have cut: what is built is what was asked. */
export function wallHeight(
  element: Extract<PlanElement, { kind: "retaining-wall" }>,
  ground: Pick<MeasuredGround, "heightFt" | "basis">,
): TakeoffInput {
  const asked = element.size?.heightM;
  // Asked for, seen, or assumed, in this order.
  const [value, basis] =
    asked !== undefined
      ? ([metersToFeet(asked), "entered"] as const)
      : ground.heightFt !== null
        ? ([ground.heightFt, ground.basis] as const)
        : ([COMMON_WALL_HEIGHT_FT, "assumed"] as const);
  return { name: "height", value, unit: "ft", basis };
}

/**
 * A wall is counted by its length and height in feet: the trench and pad under it, the wall itself, then stone, pipe and geogrid behind it.
 * Formulas are shown to the contractor as written; each is evaluated again by a test with the inputs beside it.
 */
export const takeOffRetainingWall: ElementTakeOff<"retaining-wall"> = (element, ground) => {
  const length: TakeoffInput = {
    name: "length",
    // A wall drawn as an area has no run of its own: its longer side is taken.
    value: ground.lengthFt ?? ground.longSideFt,
    unit: "ft",
    basis: ground.basis,
  };
  const height = wallHeight(element, ground);
  const trench: NamedArea = {
    formula: "length × pad width ÷ 12",
    inputs: [length, given("pad width", PAD.widthIn, "in", SOURCE.own)],
    // The trench runs along the whole wall, as wide as its pad.
    sqFt: (length.value * PAD.widthIn) / 12,
  };
  return [
    // Dug for the pad and for the one course that is buried.
    ...excavationLines(trench, PAD.depthIn + BLOCK.heightIn, SOURCE.own),
    compactedStoneLine(trench, PAD.depthIn, SOURCE.own, {
      key: "pad",
      category: "hardscaping",
      name: "Crushed stone base",
      item: "base-crushed-stone",
      aggregate: "dense-graded",
    }),
    ...LINES[element.material](length, height, element.colour),
    drainStoneLine(length, height),
    drainPipeLine(length),
    ...geogridLines(length, height),
  ];
};

/** Segmental block: faces in square feet with one buried course, caps and adhesive along the top, and the labor of the face. */
function blockLines(length: TakeoffInput, height: TakeoffInput, colour?: WallColor): DraftLine[] {
  // Square feet with the buried course.
  const face = wallFaceSqFt(length.value, height.value);
  const buried = given("buried course", BLOCK.heightIn / 12, "ft", "hardscapebid.com (cites CMHA)");
  const wall = { category: "hardscaping", growsWith: "length" } as const;
  return [
    {
      ...wall,
      key: "blocks",
      name: named("Retaining wall block", colour),
      description: `${Math.ceil(wallBlocks(length.value, height.value) * (1 + BLOCK_WASTE))} blocks of 6 × 16 in: ${wallCourses(height.value)} courses and a buried one`,
      item: "wall-block",
      ...(colour && BLOCK_VARIANTS[colour] ? { variant: BLOCK_VARIANTS[colour] } : {}),
      formula: "length × (height + buried course) × (1 + waste)",
      inputs: [length, height, buried, given("waste", BLOCK_WASTE, "share", SOURCE.own)],
      waste: BLOCK_WASTE,
      exact: face * (1 + BLOCK_WASTE),
      unit: "face sq ft",
    },
    {
      ...wall,
      // Only the top course has caps.
      key: "caps",
      name: "Wall caps, 12 in",
      item: "wall-cap",
      formula: "length",
      inputs: [length],
      exact: wallCaps(length.value),
      unit: "each",
    },
    {
      ...wall,
      key: "adhesive",
      category: "supplies",
      name: "Cap adhesive, 28 oz tube",
      description: "One tube for 20 ft",
      item: "wall-adhesive",
      formula: "length ÷ 20",
      inputs: [length],
      exact: length.value / ADHESIVE_FT_PER_TUBE,
      unit: "each",
    },
    labourLine(
      "wall-labour",
      "hardscaping",
      "Wall building labor",
      { name: "face", value: face, unit: "face sq ft", basis: length.basis },
      HOURS_PER.wallFaceSqFt,
      SOURCE.own,
      "length",
    ),
  ];
}

/** A product with its color. */
const named = (name: string, colour: WallColor | undefined): string =>
  colour ? `${name}, ${COLOR_WORDS[colour]}` : name;
/** Colors that have a row of their own in the catalogue's family "wall-block"; the others are priced as block of any color. */
const BLOCK_VARIANTS: Partial<Record<WallColor, string>> = { grey: "grey", tan: "tan", charcoal: "charcoal" };

/**
 * What is priced as built: the price holds the labor, so there is no line for it. Cut limestone and bricks lie in mortar and are priced as
 * mortared stone; no price of a brick wall by its face is on record.
 */
const BUILT = {
  stone: { name: "Dry-stack stone wall", item: "wall-stone" },
  limestone: { name: "Limestone wall", item: "wall-stone", variant: "mortared" },
  brick: { name: "Brick wall", item: "wall-stone", variant: "mortared" },
  timber: { name: "Timber wall, pressure-treated", item: "wall-installed", variant: "timber" },
} as const;
const builtLines =
  (material: keyof typeof BUILT) =>
  (length: TakeoffInput, height: TakeoffInput, colour?: WallColor): DraftLine[] => [
    {
      key: "stone",
      category: "hardscaping",
      ...BUILT[material],
      name: named(BUILT[material].name, colour),
      description: "Built, one course buried",
      kind: "installed",
      formula: "length × (height + buried course)",
      inputs: [length, height, given("buried course", BLOCK.heightIn / 12, "ft", SOURCE.own)],
      exact: wallFaceSqFt(length.value, height.value),
      unit: "face sq ft",
      growsWith: "length",
    },
  ];

/** How thick a wall of boulders is, ft, the share of it that is rock, and their weight, lb per cu ft. Assumption. */
const BOULDER_WALL = { thickFt: 2, solid: 0.75, lbPerCuFt: 165 };
/** Boulders are sold by the quarter ton. Assumption. */
const BOULDER_STEP_TONS = 0.25;

/** Boulders by weight, and the hours to set one for each 2½ ft of wall and of its height. */
function boulderLines(length: TakeoffInput, height: TakeoffInput, colour?: WallColor): DraftLine[] {
  const { thickFt, solid, lbPerCuFt } = BOULDER_WALL;
  const count = Math.ceil((length.value * height.value) / COMMON_BOULDER_FT ** 2 + length.value / 10);
  return [
    {
      key: "boulders",
      category: "hardscaping",
      name: named("Boulders for the wall", colour),
      item: "boulder",
      formula: "length × height × thickness × solid share × lb per cu ft ÷ 2000",
      inputs: [
        length,
        height,
        given("thickness", thickFt, "ft", SOURCE.own),
        given("solid share", solid, "share", SOURCE.own),
        given("lb per cu ft", lbPerCuFt, "lb", SOURCE.own),
      ],
      exact: (length.value * height.value * thickFt * solid * lbPerCuFt) / 2000,
      unit: "ton",
      step: BOULDER_STEP_TONS,
      growsWith: "length",
    },
    labourLine(
      "boulder-labour",
      "hardscaping",
      "Boulder setting labor",
      { name: "boulders", value: count, unit: "boulder", basis: "assumed" },
      HOURS_PER.boulder,
      SOURCE.own,
      "length",
    ),
  ];
}

const LINES: Record<
  WallMaterial,
  (length: TakeoffInput, height: TakeoffInput, colour?: WallColor) => DraftLine[]
> = {
  block: blockLines,
  stone: builtLines("stone"),
  limestone: builtLines("limestone"),
  brick: builtLines("brick"),
  timber: builtLines("timber"),
  boulder: boulderLines,
};

/** A layer of clean stone as high and long as the wall, `DRAIN_STONE_IN` wide: water reaches the pipe and does not press on the wall. */
function drainStoneLine(length: TakeoffInput, height: TakeoffInput): DraftLine {
  const line = compactedStoneLine(
    {
      formula: "length × height",
      inputs: [length, height],
      sqFt: length.value * height.value,
    },
    DRAIN_STONE_IN,
    SOURCE.own,
    {
      key: "drain-stone",
      category: "infrastructure",
      name: "Drainage stone behind the wall",
      item: "gravel-57",
      aggregate: "clean-57",
    },
  );
  return { ...line, growsWith: "length", ownBand: TONNAGE_BAND };
}

/** The pipe at the foot of that stone, along the whole wall. */
const drainPipeLine = (length: TakeoffInput): DraftLine => ({
  key: "drain-pipe",
  category: "infrastructure",
  name: "Perforated drain pipe, 4 in, with sock",
  item: "drain-pipe",
  formula: "length",
  inputs: [length],
  exact: length.value,
  unit: "lin ft",
  step: PIPE_STEP_FT,
  growsWith: "length",
});

/** Past 4 ft a wall is an engineer's: the line asks for a price instead of guessing a design. */
function geogridLines(length: TakeoffInput, height: TakeoffInput): DraftLine[] {
  const layers = geogridLayers(height.value);
  if (layers === 0) return [];
  return [
    {
      key: "geogrid",
      category: "hardscaping",
      name: "Geogrid reinforcement, to the engineer's design",
      description: `Wall over ${ENGINEERED_WALL_FT} ft: layers, length and strength are the engineer's; ${layers} layers of 60% of the height counted`,
      item: "geogrid",
      formula: "length × layers × height × 0.6",
      inputs: [length, given("layers", layers, "each", SOURCE.own), height],
      // Square feet: layers as long as the wall, each reaching back by its share of the height.
      exact: length.value * layers * height.value * GEOGRID_REACH,
      unit: "sq ft",
      growsWith: "length",
      ownBand: GEOGRID_BAND,
    },
    {
      // No price is known: the line asks for an offer.
      key: "engineer",
      category: "infrastructure",
      name: "Engineer's design of the wall",
      hint: "Ask for an offer",
      item: "engineering",
      kind: "installed",
      formula: "design",
      inputs: [given("design", 1, "each", "hardscapebid.com (cites CMHA)")],
      exact: 1,
      unit: "each",
      growsWith: "count",
    },
  ];
}
