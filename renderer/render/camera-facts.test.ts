import { describe, expect, it } from "vitest";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { cameraFacts } from "./camera-facts.ts";
import { cameraOf } from "./camera-of.ts";
import type { ConceptInput } from "./concept-types.ts";

const photo = await openYard("front-ranch");
const seen = seeOnce(photo);
function factsWith(camera?: ConceptInput["camera"]) {
  const input: ConceptInput = { photo, prompt: "", areas: [], viewpoint: "same", seed: 1, camera };
  const found = cameraOf(input, seen);
  return cameraFacts(found.camera, found.estimate, found.rulers);
}

describe("what is told of a camera", () => {
  it("names the rulers that counted, the surest first, in feet and photo pixels", () => {
    const { rulers, horizonY, band } = factsWith();
    expect(rulers[0]).toMatchObject({ kind: "garageDoor", sizeFt: 7.25 });
    for (const { from, to, weight } of rulers) {
      expect(from.y).toBeGreaterThan(to.y);
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
    // The yard's true horizon, which the uprights alone miss by 9% of the height.
    expect(Math.abs(horizonY / photo.height - 0.444)).toBeLessThan(0.03);
    expect(band).toBeLessThan(0.6);
  });

  it("names none where a phone took the photo or a person said the height of the lens", () => {
    expect(factsWith({ focal35Mm: 26 })).toMatchObject({ heightM: 1.6, rulers: [] });
    const told = factsWith({ heightM: 1.5 });
    expect(told.heightM).toBeCloseTo(1.5, 9);
    expect(told.rulers).toEqual([]);
  });
});
