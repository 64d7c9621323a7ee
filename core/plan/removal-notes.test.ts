import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { removesThings } from "./removal-notes.ts";

describe("a wish that something go", () => {
  it.each(["wheelie bins", "truck", "toys", "ladder", "woman", "trailer", "dumpster", "sign", "bench"])(
    "is understood of what stands in many photos: %s",
    (thing) => {
      const { notes } = parsePlan(`remove the ${thing}`);
      expect(removesThings(notes)).toBe(true);
      expect(notes.map(({ sentence }) => sentence).join(" ")).not.toContain("did not understand");
    },
  );
});
