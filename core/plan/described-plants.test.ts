import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string): string[] => parsePlan(text).elements.map(describeElement);
const notes = (text: string): string =>
  parsePlan(text)
    .notes.map(({ sentence }) => sentence)
    .join(" ");

describe("plants that are described and not named", () => {
  it.each([
    ["put in something tough that can take road salt", "daylily, Autumn Joy stonecrop, creeping juniper"],
    [
      "take out the hostas and put something that likes sun",
      "woodland sage, black-eyed Susan, purple coneflower",
    ],
    ["something that hangs over, purple", "purple creeping phlox, catmint, creeping thyme"],
    ["replace the junipers with something evergreen that stays under 4 ft", "boxwood, globe blue spruce"],
  ])("are chosen by what is said: %s", (text, plants) => {
    expect(drawn(text)).toEqual([`planting bed (brown mulch) with ${plants}`]);
  });

  it.each(["geraniums or something", "yank the shrubs on the left", "do something with this"])(
    "are none where nothing is asked of them: %s",
    (text) => {
      expect(drawn(text).filter((one) => !one.includes("geranium"))).toEqual([]);
    },
  );
});

describe("a cover that is named alone", () => {
  it.each([
    ["fresh brown mulch in all the beds, nothing else", "brown mulch"],
    ["three raised beds with bark between them", "brown mulch"],
    ["top up the beds with pine straw", "pine straw mulch"],
  ])("plants nothing: %s", (text, cover) => {
    expect(drawn(text)).toContain(cover);
  });

  it("is that of the plants beside it", () => {
    expect(drawn("lava rock, 3 yuccas")).toContain(
      "planting bed (black lava rock mulch) with 3 × Adam's needle yucca",
    );
  });

  it("is told where a path is to be of it", () => {
    expect(drawn("wood chip trail to the creek")).toEqual(["tan gravel walkway"]);
    expect(notes("wood chip trail to the creek")).toContain("A gravel path is drawn.");
  });
});

describe("names of plants", () => {
  it("are kinds of a plant with words beside it that the lexicon lacks", () => {
    expect(notes("meserve hollies along the house")).toContain(
      "“meserve hollies” is not among the plants yet",
    );
    expect(drawn("we adore lavender")).toEqual(["planting bed (brown mulch) with English lavender"]);
    expect(notes("we adore lavender")).not.toContain("not among");
  });

  it("are told among plants that are known", () => {
    expect(notes("roses, zorp and lavender")).toContain("“zorp” is not among the plants yet");
  });

  it("share the number that is said of their group", () => {
    expect(drawn("3 ornamental grasses")).toEqual([
      "planting bed (brown mulch) with 2 × feather reed grass, 1 × dwarf fountain grass",
    ]);
  });

  it("are rows of one bed where two rows are said", () => {
    expect(drawn("hydrangeas in the back, hostas in front")).toEqual([
      "planting bed (brown mulch) with smooth hydrangea behind, hosta in front",
    ]);
  });
});

describe("who asks by a question or by what is loved", () => {
  it.each([
    ["can you make it look like fall", "autumn"],
    ["show me what it looks like in january", "winter"],
  ])("sees the season: %s", (text, season) => {
    expect(parsePlan(text).season).toBe(season);
  });

  it.each([
    ["I love the look of a white picket fence with hollyhocks", "vinyl picket fence"],
    ["I've always wanted a koi pond", "pond"],
    ["can u tell me how much it cost to sod this whole yard", "lawn"],
  ])("gets it: %s", (text, element) => {
    expect(drawn(text)).toContain(element);
  });
});
