import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

const YARD = "gray paver patio with a fire pit; 3 boulders; bed with hydrangeas; path lights";

const toldOf = (change: string): string[] =>
  designOf({ prompt: YARD, areas: [], changes: [change] })
    .plans.flatMap(({ plan }) => plan.notes)
    .filter(({ status }) => status !== "placed")
    .map(({ sentence }) => sentence);

describe("words of a change that no reading used", () => {
  it.each([
    [
      "move the boulders to the inside bend",
      "“to the inside bend” is a place that words cannot aim at yet: drag the boulders there in the picture.",
    ],
    [
      "replace the hydrangeas with zorpia",
      "“zorpia” is not known here, so nothing came in place of the hydrangeas.",
    ],
    ["add a blarg", "“blarg” is not known here, so it was not drawn: ask for something like it."],
    ["remove the blarg", "There is no “blarg” in this design: what stands in the photo can be circled."],
    [
      "the boulders should blink",
      "“the boulders should blink” cannot be done by words yet: tap the boulders in the picture to see what can be changed.",
    ],
    [
      "keep the left one",
      "“keep the left one”: Which of several stays cannot be said by words: tap those that are to go in the picture.",
    ],
    [
      "no, I meant the left one",
      "“the left one”: Say what should happen to it too, such as “remove the left maple”, or tap it in the picture.",
    ],
  ])("are told by what they were to do: %s", (change, sentence) => {
    expect(toldOf(change)).toEqual([sentence]);
  });

  it("are told in one sentence where nothing is known of them", () => {
    expect(toldOf("zorp the blarg. fnord gleeb")).toEqual([
      "I did not understand “zorp the blarg” and “fnord gleeb”. You can add, remove, replace, move or resize things, and set their color or material.",
    ]);
  });
});
