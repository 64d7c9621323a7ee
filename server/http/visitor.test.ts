import { describe, expect, it } from "vitest";
import { createVisitors } from "./visitor.ts";

describe("the visitor of a page", () => {
  it("is told to the API by this process alone", () => {
    const visitors = createVisitors();
    const told = visitors.tell("203.0.113.7");
    expect(visitors.read(told)).toBe("203.0.113.7");
    expect(visitors.read(visitors.tell("2001:db8:1:2::/64"))).toBe("2001:db8:1:2::/64");
    for (const forged of [
      undefined,
      "",
      "203.0.113.7",
      told.replace("203", "198"),
      `${told.slice(0, -1)}${told.endsWith("0") ? "1" : "0"}`,
      createVisitors().tell("203.0.113.7"),
    ])
      expect(visitors.read(forged)).toBeNull();
  });
});
