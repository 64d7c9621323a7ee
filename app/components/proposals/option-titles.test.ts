import { describe, expect, it } from "vitest";
import { firstOptionTitles, nextOptionTitle } from "./option-titles.ts";

describe("titles of options", () => {
  it("compare nothing where one stands alone", () => {
    expect(firstOptionTitles(1)).toEqual(["Your design"]);
    expect(nextOptionTitle(["Your design"])).toBe("Option 2");
  });

  it("say how good each is where there are several", () => {
    expect(firstOptionTitles(3)).toEqual(["Good", "Better", "Best"]);
    expect(nextOptionTitle(["Good", "Best"])).toBe("Better");
  });
});
