import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { WoodTone } from "#core/elements/element.ts";
import { deckFrameLines } from "./deck-frame-lines.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { chooseDeckLayout, type DeckLayout } from "./formulas/deck-layout.ts";
import {
  BOARD_COVER_IN,
  boardRows,
  DECK_WASTE,
  deckBoards,
  deckScrews,
  SCREWS_PER_BOX,
} from "./formulas/decking.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { needsGuard } from "./formulas/stairs.ts";
import { labourLine } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { railingLines, stairLines } from "./railing-lines.ts";

/** Height of a deck that nobody gave: two steps from the ground. Assumption. */
const COMMON_DECK_HEIGHT_FT = 1.25;
/** Length of the boards that are counted, ft, and the area that one covers, rounded up, sq ft. */
const BOARD_LENGTH_FT = 16;
const BOARD_SQ_FT = 8;

/** Inches above the ground: stairs and guard depend on it. */
export const deckHeightIn = (ground: Pick<MeasuredGround, "heightFt">) =>
  (ground.heightFt ?? COMMON_DECK_HEIGHT_FT) * 12;

/** A deck as the rectangle of its area on its longest extent: joists run over the depth, away from the house. */
export const deckRectangle = (ground: MeasuredGround) => ({
  lengthFt: ground.longSideFt,
  // So that length times depth is the true area, whatever the shape.
  depthFt: ground.longSideFt > 0 ? ground.areaSqFt / ground.longSideFt : 0,
});

/**
 * A deck from its frame up: frame and footings, boards, screws, a guard where it stands high, stairs to the ground, and the hours. Boards
 * go by area, the frame by the rectangle of `deckRectangle`.
 */
export const takeOffDeck: ElementTakeOff<"deck"> = (element, ground, job) => {
  const { lengthFt, depthFt } = deckRectangle(ground);
  const heightIn = deckHeightIn(ground);
  const size = { lengthFt, depthFt, heightIn, frostDepthIn: job.frostDepthIn };
  const layout = chooseDeckLayout(size);
  return [
    deckingLine(element.material, element.wood, ground),
    ...deckFrameLines(ground, layout, size),
    screwLine(ground, layout, depthFt),
    ...(needsGuard(heightIn) ? railingLines(ground, lengthFt, heightIn) : []),
    ...stairLines(ground, heightIn),
    labourLine(
      "deck-labour",
      "features",
      "Deck building labor",
      areaInput(ground),
      HOURS_PER.deckSqFt[element.material],
      SOURCE.own,
      "area",
    ),
  ];
};

/** As a bill names the boards. */
const MATERIAL_NAME = {
  "pressure-treated": "Pressure-treated",
  cedar: "Cedar",
  composite: "Composite",
} as const;

const deckingLine = (
  material: keyof typeof MATERIAL_NAME,
  wood: WoodTone,
  ground: MeasuredGround,
): DraftLine => ({
  key: "decking",
  category: "features",
  name: `${MATERIAL_NAME[material]} decking`,
  description: `${COLOR_WORDS[wood]} tone, 5½ in boards: ${deckBoards(ground.areaSqFt, BOARD_LENGTH_FT)} boards of ${BOARD_LENGTH_FT} ft`,
  item: "decking",
  variant: material,
  formula: "area × (1 + waste)",
  inputs: [
    areaInput(ground),
    given("waste", DECK_WASTE.straight, "share", "figurecalc.com deck; homesteady"),
  ],
  waste: DECK_WASTE.straight,
  // Boards are priced by the square foot; their number stands in the description.
  exact: ground.areaSqFt * (1 + DECK_WASTE.straight),
  unit: "sq ft",
  // One 16 ft board covers 7⅓ sq ft.
  step: BOARD_SQ_FT,
  growsWith: "area",
});

/** Boxes of screws for the rows of boards on all joists. */
function screwLine(ground: MeasuredGround, layout: DeckLayout, depthFt: number): DraftLine {
  // Rows run along the house; each crosses every joist.
  const rows = boardRows(depthFt);
  return {
    key: "screws",
    category: "supplies",
    name: "Deck screws, 5 lb box",
    description: `Two where a board crosses a joist, ${SCREWS_PER_BOX} to the box`,
    item: "deck-screws",
    formula: "roundUp(depth × 12 ÷ board cover) × joists × 2 ÷ screws per box",
    inputs: [
      { name: "depth", value: depthFt, unit: "ft", basis: ground.basis },
      given("board cover", BOARD_COVER_IN, "in", "figurecalc.com deck"),
      given("joists", layout.joists, "joist", SOURCE.dca6),
      given("screws per box", SCREWS_PER_BOX, "each", SOURCE.own),
    ],
    // Screws come by the box, so the count of rows is rounded up before and the boxes after.
    exact: deckScrews(rows, layout.joists) / SCREWS_PER_BOX,
    unit: "box",
    growsWith: "area",
  };
}
