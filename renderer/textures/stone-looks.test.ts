import { expect, it } from "vitest";
import { LAYING } from "./paver-pattern.ts";
import { stoneLook } from "./stone-looks.ts";

it("fits irregular stones as they come, whatever pattern is asked for", () => {
  expect(stoneLook("flagstone", "circular", "blend").pattern).toBe(LAYING.irregular);
  expect(stoneLook("brick", "circular", "red").pattern).toBe(LAYING.circular);
});
