import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { clearingTold, coveredPlants, removesThings, standingThing } from "./removal-notes.ts";

const note = { text: "shrubs", ...coveredPlants("shrubs") };
const none = { asked: false, done: false, named: {} };
const told = (asked: boolean, done: boolean) => clearingTold(note, { asked, done }, none);

describe("the note about plants that are to go", () => {
  it("says that they went, or that the design is drawn around them", () => {
    expect(told(true, true).sentence).toMatch(/^Taken out of the photo/);
    expect(told(true, false)).toMatchObject({
      status: "told",
      sentence: "The design is drawn around it: shrubs. What is behind could not be completed.",
    });
  });

  it("says that new ones stand before them where nothing could be completed", () => {
    expect(clearingTold(note, { asked: true, done: false, hidden: true }, none)).toMatchObject({
      status: "changed",
      sentence: "The new plants stand before what was to go: shrubs. What is behind could not be completed.",
    });
  });

  it("stays as it is where none were found", () => {
    expect(told(false, false)).toEqual(note);
  });
});

describe("the note about a thing that is to go", () => {
  it("says what to do where the end of the thing could not be told", () => {
    const bin = { text: "bin", ...standingThing("bin") };
    const { status, sentence } = clearingTold(bin, none, { ...none, asked: true, isUnfound: true });
    expect(status).toBe("told");
    expect(sentence).toMatch(/Where it ends could not be told. Circle all of it/);
  });
});

describe("loose stone that another cover takes the place of", () => {
  it("is ground that makes room, and no thing to take out of the photo", () => {
    const things = (said: string) => removesThings(parsePlan(said).notes);
    expect(things("white marble chips instead of this orange rock")).toBe(false);
    expect(things("replace the rocks with sod")).toBe(false);
    expect(things("remove the big rock")).toBe(true);
    expect(things("lavender instead of the boulders")).toBe(true);
  });
});
