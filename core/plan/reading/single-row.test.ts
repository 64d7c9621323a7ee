import { expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

const isInRow = (words: string): (true | undefined)[] =>
  parsePlan(words).elements.flatMap((element) => (element.kind === "bed" ? [element.inRow] : []));

it.each(["A row of lavender along the fence", "row of 5 dwarf white hydrangeas along the house"])(
  "%s: its plants stand in one row",
  (words) => {
    expect(isInRow(words)).toEqual([true]);
  },
);

it.each(["Lavender along the fence", "Two rows of lavender", "A row of lavender and salvia along the walk"])(
  "%s: no single row",
  (words) => {
    expect(isInRow(words)).toEqual([undefined]);
  },
);

it("is said of the bed", () => {
  const [bed] = parsePlan("A row of lavender along the fence").elements;
  expect(describeElement(bed!)).toContain("English lavender in a row");
  if (bed?.kind !== "bed") throw new Error("no bed");
  // With a second plant it is none any more.
  expect(describeElement({ ...bed, species: ["lavender", "catmint"] })).not.toContain("in a row");
});
