import { describe, expect, it } from "vitest";
import { plainSentences } from "./change-text.ts";

describe("a long sentence without marks", () => {
  it("is read in a moment", () => {
    const said =
      "hey so we moved in in march and theres this huge cement thing in the middle of the yard from some old hot tub that can be busted out and just put grass there";
    expect(plainSentences(said)).toHaveLength(1);
  });
});
