import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { ElementOf } from "#core/elements/vocabulary.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { footingBags } from "./formulas/concrete.ts";
import {
  fencePosts,
  fenceSections,
  GATE_WIDTH_FT,
  POST_HOLE_DIAMETER_IN,
  postHoleDepthIn,
  SECTION_FT,
} from "./formulas/fence-run.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Height of a fence that nobody gave, ft. Assumption: the common privacy fence. */
const COMMON_FENCE_FT = 6;
const MATERIAL_NAME = { wood: "Wood", cedar: "Cedar", vinyl: "Vinyl", metal: "Aluminum" } as const;
/** What the price list is asked for. */
const materialOf = ({ style, timber }: ElementOf<"fence">) => (style === "wood" ? (timber ?? style) : style);

/**
 * A fence by its run in feet: whole sections, a post at each end and between them, one more for a gate. Holes are as deep as the height asks
 * for, so the bags of concrete follow from it.
 */
export const takeOffFence: ElementTakeOff<"fence"> = (element, ground) => {
  const runFt = ground.lengthFt ?? ground.longSideFt;
  // A gate takes its width from the sections; a run shorter than a gate is all gate.
  const gateFt = element.gate ? Math.min(GATE_WIDTH_FT, runFt) : 0;
  const length: TakeoffInput = { name: "length", value: runFt, unit: "ft", basis: ground.basis };
  const heightFt = ground.heightFt ?? COMMON_FENCE_FT;
  const sections = fenceSections(runFt - gateFt);
  // A gate has a post of its own; its other side hangs on a post of the fence.
  const posts = fencePosts(sections) + (element.gate ? 1 : 0);
  const bagsEach = footingBags(POST_HOLE_DIAMETER_IN, postHoleDepthIn(heightFt));
  const sectionFormula = "roundUp((length − gate) ÷ section)";
  const sectionInputs = [
    length,
    given("gate", gateFt, "ft", SOURCE.own),
    given("section", SECTION_FT, "ft", SOURCE.trade),
  ];
  const postFormula = `(${sectionFormula} + 1 + gate post)`;
  const postInputs = [...sectionInputs, given("gate post", element.gate ? 1 : 0, "each", SOURCE.own)];
  const fence = { category: "features", growsWith: "length" } as const;
  const lines: DraftLine[] = [
    {
      ...fence,
      // Whole sections: the last one is cut.
      key: "panels",
      name: `${sectionName(element)}, 8 ft`,
      // To the half foot: photos tell a fence's height no finer.
      description: `About ${Math.round(heightFt * 2) / 2} ft high`,
      item: "fence-section",
      variant: materialOf(element),
      formula: sectionFormula,
      inputs: sectionInputs,
      exact: sections,
      unit: "each",
    },
    {
      ...fence,
      key: "posts",
      name: `${MATERIAL_NAME[materialOf(element)]} fence post`,
      item: "fence-post",
      variant: materialOf(element),
      formula: postFormula,
      inputs: postInputs,
      exact: posts,
      unit: "each",
    },
    {
      ...fence,
      // The hole's depth follows from the fence's height, the bags from the hole.
      key: "post-concrete",
      category: "supplies",
      name: "Post concrete, 80 lb bag",
      description: `${bagsEach} per hole of ${POST_HOLE_DIAMETER_IN} in, ${Math.round(postHoleDepthIn(heightFt))} in deep`,
      item: "concrete-bag-80",
      formula: `${postFormula} × bags each`,
      inputs: [...postInputs, given("bags each", bagsEach, "bag", SOURCE.bags)],
      // Each hole is filled by itself, so its bags are rounded up before they are multiplied.
      exact: posts * bagsEach,
      unit: "bag",
    },
    labourLine(
      "fence-labour",
      "features",
      "Fence building labor",
      length,
      HOURS_PER.fenceFt[element.style],
      SOURCE.own,
      "length",
    ),
  ];
  return element.gate ? [...lines, gateLine(element.style)] : lines;
};

/** "Wood rail fence section, black": its price is that of the material, whatever its boards and paint. */
function sectionName(element: ElementOf<"fence">): string {
  const { style, boards, color } = element;
  return `${MATERIAL_NAME[materialOf(element)]} ${boards && style !== "metal" ? `${boards} ` : ""}fence section${color ? `, ${COLOR_WORDS[color]}` : ""}`;
}

/** One gate, with its hinges and latch in the price; the design shows at most one. */
const gateLine = (style: ElementOf<"fence">["style"]): DraftLine => ({
  key: "gate",
  category: "features",
  name: `${MATERIAL_NAME[style]} walk gate, 4 ft, with hardware`,
  item: "fence-gate",
  variant: style,
  formula: "gates",
  inputs: [{ ...given("gates", 1, "each", "the design"), basis: "measured" }],
  exact: 1,
  unit: "each",
  growsWith: "count",
});
