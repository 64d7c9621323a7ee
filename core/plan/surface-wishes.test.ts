import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const elementsOf = (text: string) => parsePlan(text).elements.map(describeElement);

describe("a new face for what stands", () => {
  it.each([
    ["stain the fence dark brown", ["brown stain on the fence"]],
    ["fence stained dark walnut", ["brown stain on the fence"]],
    ["paint this wall white", ["white paint on the wall"]],
    ["whitewash the brick wall", ["white paint on the wall"]],
    ["ledgestone veneer on this wall", ["ledgestone veneer on the wall"]],
    ["I don't like the grey block wall, make it tan natural limestone", ["tan limestone veneer on the wall"]],
    ["face the wall with fieldstone", ["fieldstone veneer on the wall"]],
    ["redo the wall in brick", ["brick veneer on the wall"]],
    ["white stucco on this wall", ["white stucco on the wall"]],
    ["stucco the wall white and plant 3 palms", ["white stucco on the wall", "3 × queen palm"]],
    ["board cladding on the fence", ["horizontal boards on the fence"]],
  ])("%s", (text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it.each([
    ["new cedar fence stained dark walnut", ["brown cedar fence"]],
    ["build a stone wall along the drive", ["stone retaining wall along the driveway"]],
    ["low stucco wall", ["block retaining wall"]],
    ["outdoor kitchen with stone veneer", ["outdoor kitchen in stone"]],
    ["swap the vinyl fence for horizontal cedar boards", ["horizontal cedar fence"]],
  ])("is nothing that is built anew: %s", (text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });
});
