import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string) => parsePlan(text).elements.map(describeElement);
const toldOf = (text: string) =>
  parsePlan(text)
    .notes.filter(({ status }) => status === "told")
    .map(({ sentence }) => sentence);

describe("materials by the names that contractors use", () => {
  it.each([
    ["black lava rock in the side yard", ["black lava rock area"]],
    ["red lava rock instead of mulch", ["red lava rock mulch"]],
    ["shell mulch", ["crushed shell mulch"]],
    ["crushed shell path to the gate", ["crushed shell walkway"]],
    ["slate chips instead of the bark", ["slate chip area"]],
    ["black gravel strip", ["black gravel area"]],
    ["white marble chips", ["white gravel area"]],
    ["wood pergola, dark stain", ["brown pergola"]],
    ["pergola stained dark walnut", ["brown pergola"]],
    ["a black pergola", ["black pergola"]],
    ["pergola with a gray stain", ["gray pergola"]],
    ["cedar deck, ebony stain", ["cedar deck"]],
    ["deck in a redwood stain", ["redwood deck"]],
    ["wood fence with a redwood stain", ["redwood wood fence"]],
    ["6 ft white vinyl fence panels", ["vinyl fence"]],
    ["white vinyl screen so you dont see the bins", ["vinyl fence"]],
    ["privacy screen, horizontal cedar slats", ["horizontal cedar fence"]],
    ["lattice panel", ["wood fence"]],
    ["two sections of black aluminum fence", ["16 ft long metal fence"]],
    ["privacy screen of arborvitae", ["Emerald Green arborvitae hedge"]],
    ["bluestone landing", ["bluestone patio"]],
    ["small flagstone landing", ["flagstone patio"]],
    ["retaining wall 2 ft high out of fieldstone", ["stone retaining wall"]],
    ["carry the stone seat wall on down this side, same stone, 18in high", ["stone retaining wall"]],
    ["granite steppers through the side yard", ["flagstone stepping stones"]],
    ["travertine coping and deck around the pool", ["travertine patio around the pool"]],
    [
      "12x12 pavers in a grid with black pebbles between",
      ["12 × 12 in blended stack bond paver patio, gravel in the joints"],
    ],
    ["a sitting bench of stone", ["garden bench"]],
    ["rip rap", ["river rock area"]],
    ["cobble apron where the drive meets the street", ["cobblestone area at the front"]],
    ["hog wire fence with cedar posts", ["cedar rail fence"]],
    ["shou sugi ban fence", ["black wood fence"]],
    ["timber steps with gravel treads", ["wood steps"]],
    ["grass is shot here, small flagstone landing instead", ["flagstone patio"]],
    ["charcoal herringbone instead of the red", ["charcoal herringbone paver patio"]],
  ])("%s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
    expect(toldOf(text).filter((one) => !/cannot be drawn as such/.test(one))).toEqual([]);
  });

  it("tells nothing of a seat wall, which is a low wall", () => {
    expect(parsePlan("a seat wall along the patio").notes.map(({ status }) => status)).toEqual(["placed"]);
  });

  it("draws no pergola for a trellis on a wall, and one for a trellis in the yard", () => {
    expect(drawn("cedar trellis on the garage wall")).toEqual([]);
    expect(parsePlan("a cedar trellis over the patio").elements[0]).toMatchObject({ kind: "pergola" });
    expect(parsePlan("cedar trellis").elements[0]?.size).toBeUndefined();
  });

  it("keeps a height that stands before the stone of a wall", () => {
    const [wall] = parsePlan("retaining wall 2 ft high out of fieldstone").elements;
    expect(wall?.size?.heightM).toBeCloseTo(0.61, 2);
  });

  it("leaves a small landing the size of the place that is circled", () => {
    expect(parsePlan("small flagstone landing").elements[0]?.size).toBeUndefined();
  });
});

describe("edges by the names that contractors use", () => {
  it.each([
    ["swap the red brick edge for fieldstone", ["fieldstone edging"]],
    ["rock border along the driveway", ["fieldstone edging along the driveway"]],
    ["hosta bed edged with fieldstone", ["planting bed (brown mulch) with hosta, edged with fieldstone"]],
    ["corten steel edging", ["steel edging"]],
    ["a double soldier course, charcoal", ["charcoal paver edging"]],
    ["replace the plastic edging with steel", ["steel edging"]],
    ["cobble edging along the drive", ["stone edging along the driveway"]],
    ["granite cobble border on the gravel drive", ["stone edging along the driveway"]],
    ["paver ribbon on both sides of the driveway", ["charcoal paver edging along the driveway"]],
    ["brick soldier course along the walk", ["brick edging along the walk"]],
    [
      "pour exposed aggregate driveway with a dark paver ribbon on both sides",
      ["exposed concrete driveway", "charcoal paver edging along the driveway"],
    ],
    [
      "round bed, stacked stone border, hostas",
      ["round planting bed (brown mulch) with hosta, edged with stacked stone"],
    ],
    ["paver patio with a dark soldier course", ["blended ashlar paver patio with a charcoal border"]],
  ])("%s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
    expect(toldOf(text)).toEqual([]);
  });
});
