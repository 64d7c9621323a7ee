import { describe, expect, it } from "vitest";
import { clearingTold, coveredPlants } from "./removal-notes.ts";

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
