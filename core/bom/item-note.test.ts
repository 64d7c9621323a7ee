import { expect, it } from "vitest";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";
import { allItems } from "./totals.ts";

function notesAt(band: number) {
  const patio = placeRectangle({ kind: "concrete", use: "patio", finish: "broom" }, 20, 15);
  const measured = [{ areaId: null, band, basis: "measured" as const }];
  return allItems(computeBom([patio], { title: "Yard", measured }).categories).map(({ notes }) => notes);
}

it("a note says how sure a size is as long as that says something", () => {
  for (const note of notesAt(0.2))
    expect(note).toMatch(/^((Measured|Assumed size), ±\d\d%|Counted in the design)\./);
});

it("a note of a size that nobody knows says so, and what to mark, in place of ±180%", () => {
  const notes = notesAt(0.9);
  expect(notes.join(" ")).not.toMatch(/±(7[5-9]|[89]\d|\d{3})/);
  expect(notes[0]).toMatch(
    /^The size is a guess so far\. Mark a door or another size you know in the photo, then count again\. /,
  );
});
