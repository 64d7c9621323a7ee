import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

describe("what is blamed and then to go", () => {
  it.each([
    [
      "brick walk; lawn; path lights along the walk",
      "the path lights look cheap, get rid of those",
      ["pavers", "lawn"],
    ],
    ["lawn; bed with boxwoods along the walk", "the boxwoods crowd the walk, take those out", ["lawn"]],
    ["cedar pergola; paver patio", "the pergola throws too much shade on the patio, lose it", ["pavers"]],
    ["paver patio; dining set", "the chairs are too modern, get rid of those", ["pavers"]],
    [
      "lawn; hedge; brick walk",
      "the hedge looks wrong beside the brick walk. Take it out",
      ["lawn", "pavers"],
    ],
  ])("goes, and not what was named last: %s, %s", (prompt, change, left) => {
    const { elements, told } = changed(prompt, change);
    expect(elements.map(({ kind }) => kind)).toEqual(left);
    expect(told).not.toContain("left out");
  });

  it("stays where another thing is asked", () => {
    const { elements } = changed("lawn; hedge", "the hedge is too tall, make it lower");
    expect(elements.map(({ kind }) => kind)).toContain("hedge");
  });
});
