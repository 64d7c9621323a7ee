import { describe, expect, it } from "vitest";
import { areaTexts } from "./area-texts.ts";

describe("areaTexts", () => {
  it("gives a change to the area that it changes and to no other", () => {
    expect(areaTexts("make the driveway red", ["charcoal paver driveway", "lawn with boulders"])).toEqual({
      texts: ["charcoal paver driveway. make the driveway red", "lawn with boulders"],
      ofYard: [],
    });
    expect(
      areaTexts("Remove the boulders.", ["charcoal paver driveway", "lawn with boulders"]).texts,
    ).toEqual(["charcoal paver driveway", "lawn with boulders. Remove the boulders"]);
  });

  it("gives a look to every area that it changes", () => {
    const { texts } = areaTexts("Modern style", ["beds with shrubs", "paver patio", "gravel"]);
    expect(texts).toEqual(["beds with shrubs. Modern style", "paver patio. Modern style", "gravel"]);
  });

  it("gives the whole general text to an area without words", () => {
    expect(areaTexts("a lawn. and boulders", ["", "gravel"]).texts).toEqual([
      "a lawn. and boulders",
      "gravel",
    ]);
  });

  it("gives new things to the only area there is", () => {
    expect(areaTexts("add a tree", ["lawn"])).toEqual({ texts: ["lawn. add a tree"], ofYard: [] });
  });

  it("gives the yard what has its own place there, beside the only area too", () => {
    expect(areaTexts("New sod. Add a fence along the back. More color.", ["island bed"])).toEqual({
      texts: ["island bed. More color"],
      ofYard: ["New sod", "Add a fence along the back"],
    });
  });

  it("gives the yard new things that no area has", () => {
    expect(areaTexts("Keep the oak. Add a pergola. New lawn.", ["lawn", "gravel"])).toEqual({
      texts: ["lawn", "gravel"],
      ofYard: ["Add a pergola"],
    });
  });

  it("hears what is asked for without a word of asking, and what is only told", () => {
    const general = "That concrete wall behind the pool is ugly as sin. Green grass, and a pretty tree.";
    expect(areaTexts(general, ["patio", "brick walk"]).ofYard).toEqual(["Green grass, and a pretty tree"]);
  });

  it.each([
    "We love the picket fence and the roses at the corner.",
    "We are only using this lawn for the sunbeds.",
  ])("makes nothing new of what is there: %s", (general) => {
    expect(areaTexts(general, ["patio", "brick walk"]).ofYard).toEqual([]);
  });

  it("draws nothing of what stays or is only spoken of", () => {
    const general =
      "The tree is protected. Barbecue and table stay where they are. Keep the stripes on the lawn.";
    expect(areaTexts(general, ["round gravel", "white gravel"])).toEqual({
      texts: ["round gravel", "white gravel"],
      ofYard: [],
    });
  });

  it("leaves areas as they are when nothing general is said", () => {
    expect(areaTexts("", ["lawn", ""])).toEqual({ texts: ["lawn", ""], ofYard: [] });
  });

  it("asks the network once for each highlight and each sentence, however they are compared", () => {
    let asked = 0;
    const general = "Add a bench. New lawn at the back. Keep the elm. More lavender.";
    areaTexts(general, Array(10).fill("paver patio"), (text) => {
      asked++;
      return text;
    });
    expect(asked).toBe(10 + 4);
  });
});
