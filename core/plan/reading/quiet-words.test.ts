import { describe, expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { isQuiet } from "./quiet-words.ts";

const told = (text: string): string =>
  parsePlan(text)
    .notes.map(({ sentence }) => sentence)
    .join(" ");

describe("isQuiet", () => {
  it.each(["selling", "overflowing", "bought", "happier", "appt", "classy", "grandkids", "hotel"])(
    "holds for %s, which nobody asks to draw",
    (word) => {
      expect(isQuiet(word)).toBe(true);
    },
  );

  it.each(["carport", "rosebay", "mosaic", "teal", "zorp", "borage", "cantilever"])(
    "holds not for %s, which may be a wish",
    (word) => {
      expect(isQuiet(word)).toBe(false);
    },
  );
});

describe("ordinary words that the lexicon lacks", () => {
  it("are passed over where something else is asked", () => {
    expect(told("selling next month so a paver patio that photographs well")).not.toContain("understand");
  });

  it("are told where nothing else is asked", () => {
    expect(told("something that shimmers")).not.toBe("");
  });

  it("are told with the name that they stand beside", () => {
    expect(told("lavender and a painted totem")).toContain("“painted totem”");
  });

  it("are told where they say how a drawn thing is made", () => {
    expect(told("a heated driveway of pavers")).toContain("“heated”");
  });
});
