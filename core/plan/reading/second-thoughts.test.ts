import { describe, expect, it } from "vitest";
import { afterSecondThoughts } from "./words/second-thoughts.ts";

describe("what is taken back in the same breath", () => {
  it.each([
    ["3 Bradford pears no make that 3 redbuds along the driveway", "3 redbuds along the driveway"],
    ["Lawn is patchy. Turf, or pavers, no actually turf.", "Lawn is patchy. Turf."],
    ["Move the patio to the left, no wait, to the right", "Move the patio to the right"],
    ["paint the fence white, no wait, paint it brown", "paint the fence brown"],
    ["make the walk 4 ft wide, scratch that, 5 ft", "make the walk 5 ft wide"],
    ["chairs in red, no actually blue", "chairs in blue"],
    ["Should the hydrangeas be pink or blue? I think blue", "make the hydrangeas blue"],
    ["add a bench and move the tree, no wait, leave it alone", "add a bench"],
  ])("goes: %s", (said, meant) => {
    expect(afterSecondThoughts(said)).toBe(meant);
  });

  it.each([
    "Actually no, leave the patio how it is",
    "no wait scratch the patio idea, just a fire pit",
    "I actually like the fence, make it white",
  ])("is no more than was taken back: %s", (said) => {
    expect(afterSecondThoughts(said)).toBe(said);
  });
});
