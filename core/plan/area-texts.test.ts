import { describe, expect, it } from "vitest";
import { areaTexts } from "./area-texts.ts";

describe("areaTexts", () => {
  it("gives a change to the area that it changes and to no other", () => {
    expect(areaTexts("make the driveway red", ["charcoal paver driveway", "lawn with boulders"])).toEqual({
      texts: ["charcoal paver driveway. make the driveway red", "lawn with boulders"],
      left: [],
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
    expect(areaTexts("add a tree", ["lawn"])).toEqual({ texts: ["lawn. add a tree"], left: [] });
  });

  it("gives the yard what has its own place there, beside the only area too", () => {
    expect(areaTexts("New sod. A fence along the back. More color.", ["island bed"])).toEqual({
      texts: ["island bed. More color"],
      left: ["New sod", "A fence along the back"],
    });
  });

  it("gives the yard new things that no area has", () => {
    expect(areaTexts("Keep the oak. Add a pergola. New lawn.", ["lawn", "gravel"])).toEqual({
      texts: ["lawn", "gravel"],
      left: ["Add a pergola"],
    });
  });

  it("leaves areas as they are when nothing general is said", () => {
    expect(areaTexts("", ["lawn", ""])).toEqual({ texts: ["lawn", ""], left: [] });
  });
});
