import type { PlanElement } from "../elements/element.ts";
import { metersToFeet } from "../geometry/units.ts";
import { type DraftLine, given, source } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { tonnageBand } from "./formulas/aggregate.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import {
  block,
  blockWaste,
  drainStoneIn,
  engineeredWallFt,
  geogridLayers,
  pad,
  wallBlocks,
  wallCaps,
  wallCourses,
  wallFaceSqFt,
} from "./formulas/wall.ts";
import { compactedStoneLine, excavationLines, labourLine, type NamedArea } from "./ground-work-lines.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Height of a wall that nobody gave, ft. Assumption: a garden wall of four courses. */
const commonWallHeightFt = 2;

/** The height that a person asked for stands above the drawn one, which the picture may have cut: what is built is what was asked. */
export function wallHeight(
  element: Extract<PlanElement, { kind: "retaining-wall" }>,
  ground: Pick<MeasuredGround, "heightFt" | "basis">,
): TakeoffInput {
  const asked = element.size?.heightM;
  const [value, basis] =
    asked !== undefined
      ? ([metersToFeet(asked), "entered"] as const)
      : ground.heightFt !== null
        ? ([ground.heightFt, ground.basis] as const)
        : ([commonWallHeightFt, "assumed"] as const);
  return { name: "height", value, unit: "ft", basis };
}

export const takeOffRetainingWall: ElementTakeOff<"retaining-wall"> = (element, ground) => {
  const length: TakeoffInput = {
    name: "length",
    value: ground.lengthFt ?? ground.longSideFt,
    unit: "ft",
    basis: ground.basis,
  };
  const height = wallHeight(element, ground);
  const trench: NamedArea = {
    formula: "length × pad width ÷ 12",
    inputs: [length, given("pad width", pad.widthIn, "in", source.own)],
    sqFt: (length.value * pad.widthIn) / 12,
  };
  return [
    ...excavationLines(trench, pad.depthIn + block.heightIn, source.own),
    compactedStoneLine(trench, pad.depthIn, source.own, {
      key: "pad",
      category: "hardscaping",
      name: "Crushed stone base",
      item: "base-crushed-stone",
      aggregate: "dense-graded",
    }),
    ...(element.material === "block" ? blockLines(length, height) : stoneLines(length, height)),
    drainStoneLine(length, height),
    drainPipeLine(length),
    ...geogridLines(length, height),
  ];
};

function blockLines(length: TakeoffInput, height: TakeoffInput): DraftLine[] {
  const face = wallFaceSqFt(length.value, height.value);
  const buried = given("buried course", block.heightIn / 12, "ft", "hardscapebid.com (cites CMHA)");
  const wall = { category: "hardscaping", growsWith: "length" } as const;
  return [
    {
      ...wall,
      key: "blocks",
      name: "Retaining wall block",
      description: `${Math.ceil(wallBlocks(length.value, height.value) * (1 + blockWaste))} blocks of 6 × 16 in: ${wallCourses(height.value)} courses and a buried one`,
      item: "wall-block",
      formula: "length × (height + buried course) × (1 + waste)",
      inputs: [length, height, buried, given("waste", blockWaste, "share", source.own)],
      waste: blockWaste,
      exact: face * (1 + blockWaste),
      unit: "face sq ft",
    },
    {
      ...wall,
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
      exact: length.value / 20,
      unit: "each",
    },
    labourLine(
      "wall-labour",
      "hardscaping",
      "Wall building labor",
      { name: "face", value: face, unit: "face sq ft", basis: length.basis },
      hoursPer.wallFaceSqFt,
      source.own,
      "length",
    ),
  ];
}

const stoneLines = (length: TakeoffInput, height: TakeoffInput): DraftLine[] => [
  {
    key: "stone",
    category: "hardscaping",
    name: "Dry-stack stone wall",
    description: "Built, one course buried",
    item: "wall-stone",
    kind: "installed",
    formula: "length × (height + buried course)",
    inputs: [length, height, given("buried course", block.heightIn / 12, "ft", source.own)],
    exact: wallFaceSqFt(length.value, height.value),
    unit: "face sq ft",
    growsWith: "length",
  },
];

function drainStoneLine(length: TakeoffInput, height: TakeoffInput): DraftLine {
  const line = compactedStoneLine(
    {
      formula: "length × height",
      inputs: [length, height],
      sqFt: length.value * height.value,
    },
    drainStoneIn,
    source.own,
    {
      key: "drain-stone",
      category: "infrastructure",
      name: "Drainage stone behind the wall",
      item: "gravel-57",
      aggregate: "clean-57",
    },
  );
  return { ...line, growsWith: "length", ownBand: tonnageBand };
}

const drainPipeLine = (length: TakeoffInput): DraftLine => ({
  key: "drain-pipe",
  category: "infrastructure",
  name: "Perforated drain pipe, 4 in, with sock",
  item: "drain-pipe",
  formula: "length",
  inputs: [length],
  exact: length.value,
  unit: "lin ft",
  step: 10,
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
      description: `Wall over ${engineeredWallFt} ft: layers, length and strength are the engineer's; ${layers} layers of 60 % of the height counted`,
      item: "geogrid",
      formula: "length × layers × height × 0.6",
      inputs: [length, given("layers", layers, "each", source.own), height],
      exact: length.value * layers * height.value * 0.6,
      unit: "sq ft",
      growsWith: "length",
      ownBand: 0.3,
    },
    {
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
