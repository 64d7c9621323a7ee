import { describe, expect, it } from "vitest";
import { renderConcept } from "#renderer/render/concept.ts";
import { inTestAll } from "./only-in-test-all.ts";
import { MUST_STAY_NAMES, type MustStayName, openMustStay } from "./support/must-stay-photos.ts";

/** Leaves of single pixels at the border of a hand-drawn mask. */
const LIMIT = 0.006;

/** Steps and a walk, and a drive beside a wall. */
const OF_EACH_RUN: readonly MustStayName[] = ["white-cottage", "brick-corner"];

describe("steps, walks, drives and walls", () => {
  it.each(inTestAll("photos with things that stay", MUST_STAY_NAMES, OF_EACH_RUN))(
    "stay as they are under a new lawn: %s",
    async (name) => {
      const { photo, mustStay } = await openMustStay(name);
      const { image } = renderConcept({ photo, prompt: "New lawn", areas: [], viewpoint: "same", seed: 1 });
      const isChanged = (i: number) => [0, 1, 2].some((c) => image.data[i * 3 + c] !== photo.data[i * 3 + c]);
      let pixels = 0;
      let changed = 0;
      for (const [i, stays] of mustStay.entries()) {
        if (!stays) continue;
        pixels++;
        if (isChanged(i)) changed++;
      }
      expect(changed / pixels).toBeLessThan(LIMIT);
    },
  );

  it.runIf(inTestAll("a test of the test of things that stay", true, false))(
    "would be missed if a design covered them",
    async () => {
      const { photo, mustStay } = await openMustStay("white-cottage");
      const whole = [
        { x: 1, y: photo.height * 0.6 },
        { x: photo.width - 1, y: photo.height * 0.6 },
        { x: photo.width - 1, y: photo.height - 1 },
        { x: 1, y: photo.height - 1 },
      ];
      const areas = [{ id: "all", path: whole, description: "Lawn over the walk and the steps" }];
      const { image } = renderConcept({ photo, prompt: "", areas, viewpoint: "same", seed: 1 });
      const changed = mustStay.reduce(
        (sum, stays, i) => sum + Number(stays === 1 && image.data[i * 3] !== photo.data[i * 3]),
        0,
      );
      expect(changed / mustStay.reduce((sum, stays) => sum + stays, 0)).toBeGreaterThan(LIMIT);
    },
  );
});
