import { describe, expect, it } from "vitest";
import { unmarked } from "#tests/support/marked-request.ts";
import { saidPlainly } from "./said-plainly.ts";

function plain(line: string): (string | null)[] {
  const { text, asked } = unmarked(line);
  return asked.map((one) => saidPlainly(text, one));
}

describe("an operation in a plain sentence", () => {
  it.each([
    ["[add I want like {new a walkway}, like {val flagstone}]", "Add a walkway, like flagstone"],
    ["[add {new turf} for my dog {place on the right}]", "Add turf on the right"],
    ["[remove {it the gnome} has to go]", "Remove the gnome"],
    ["[remove sorry {it no turf} then]", "Remove turf"],
    ["[replace do {new pavers} in place of {old the gravel}]", "Replace the gravel with pavers"],
    ["[set {it the walk} would be nicer {val red brick}]", "Make the walk red brick"],
    ["[move {it the steps} belong {place on the right}]", "Move the steps on the right"],
    ["[grow not sure {it the fence} is {dir tall} enough]", "Make the fence taller"],
    ["[grow bring {it the bed} out another {size 3 ft}]", "Make the bed 3 ft larger"],
    ["[grow can {it the walk} be {dir wider}, like {size five foot}]", "Make the walk five foot wide"],
    [
      "[grow run {it the creek} {place all the way to the street}]",
      "Extend the creek all the way to the street",
    ],
    ["[shrink {it those hydrangeas} look too big]", "Make those hydrangeas smaller"],
    ["[shrink cut {it the lawn} in {size half}]", "Make the lawn half"],
    ["[more {num two} more of {it them}]", "Add two more of them"],
    ["[more {it the bed} looks skimpy]", "Add more bed"],
    ["[fewer drop {num two} of {it the crapes}]", "Remove two of the crapes"],
    ["[fewer {num 3} {it lights} is plenty]", "Only 3 lights"],
    ["[keep {it the oak} is fine]", "Keep the oak"],
    ["[unwanted nothing with {it thorns}]", "No thorns"],
    ["[show what does it look like {val in fall}]", "Show it in fall"],
    ["[undo I liked it better before]", "Undo that"],
  ])("%s", (line, sentence) => {
    expect(plain(line)).toEqual([sentence]);
  });

  it.each(["[move {it the bench}]", "[set {it the red mulch} is awful]", "[other what does {it that} cost]"])(
    "is none where a part is missing: %s",
    (line) => {
      expect(plain(line)).toEqual([null]);
    },
  );
});
