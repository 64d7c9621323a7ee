import { expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { placePhrases } from "./place-phrases.ts";
import { toldPlaces } from "./told-places.ts";

const read = (normal: string) =>
  placePhrases(normal).map(({ start, end, relation, anchor, part }) =>
    [normal.slice(start, end), relation, anchor.isPronoun ? "it" : anchor.seen, part]
      .filter(Boolean)
      .join(" | "),
  );

it.each([
  [
    "a bench at the right end of the deck behind the tree",
    ["at the right end of the deck | along | patio | right", "behind the tree | behind | plants"],
  ],
  [
    "three maples across the middle of the back lawn",
    ["across the middle of the back lawn | on | lawn | middle"],
  ],
  [
    "a wall across the bottom of the hill, grass behind it",
    ["across the bottom of the hill | on | yard | front", "behind it | behind | it"],
  ],
  [
    "a lawn left of the chain link fence, up to the house",
    ["left of the chain link fence | left-of | fence", "up to the house | reaching | house"],
  ],
  ["lavender between the walk and the hedge", ["between the walk and the hedge | between | walk"]],
  ["a pot on each side, a bench in front", ["on each side | along | it", "in front | before | it"]],
])("reads the relation and the anchor of each place in “%s”", (normal, places) => {
  expect(read(normal)).toEqual(places);
});

it("says whose place is told, and by what of the design it is named", () => {
  const said = "A pea gravel path to the fence, stepping stones in it";
  const plan = parsePlan(said);
  const note = {
    text: "in it",
    status: "told" as const,
    sentence: "“in it”: that place cannot be aimed at yet: circle it.",
  };
  const [place] = toldPlaces({ ...plan, notes: [...plan.notes, note] }, said);
  expect([place?.element.kind, place?.of?.kind, place?.phrase.relation]).toEqual([
    "stepping-stones",
    "gravel",
    "on",
  ]);
});
