import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import type { ConceptInput } from "./concept-types.ts";
import { findRegions } from "./find-regions.ts";
import { gridOf, viewOf } from "./view.ts";

const photo = await openYard("front-ranch");
const seen = seeOnce(photo);
const cameraAt = (heightM: number) => makeCamera(photo.width, photo.height, { heightM });
const wish = (prompt: string): ConceptInput => ({ photo, prompt, areas: [], viewpoint: "same", seed: 1 });

describe("the view of a photo", () => {
  it("is one while photo and camera stay, and another for another camera", () => {
    const view = viewOf(seen, cameraAt(1.6));
    expect(viewOf(seen, cameraAt(1.6))).toBe(view);
    expect(viewOf(seen, cameraAt(1.7))).not.toBe(view);
  });

  it("gives two wishes for the same yard the same region and ground, worked out once", () => {
    const view = viewOf(seen, cameraAt(1.6));
    const [first, second] = ["river rock and boulders", "gravel and boulders"].map(
      (prompt) => findRegions(wish(prompt), view).regions[0]!.clip,
    );
    expect(second).toBe(first);
    expect(gridOf(view, second!)).toBe(gridOf(view, first!));
  });

  it("keeps what was worked out when a person paints the yard smaller", () => {
    const view = viewOf(seen, cameraAt(1.6));
    const clipOf = (input: ConceptInput) => findRegions(input, view).regions[0]!.clip;
    const before = clipOf(wish("lawn")).slice();
    const middle = { x: photo.width / 2, y: photo.height * 0.85 };
    const brush = [{ mode: "remove" as const, radius: 20, path: [middle] }];
    expect(clipOf({ ...wish("lawn"), brush })).not.toEqual(before);
    expect(clipOf(wish("lawn"))).toEqual(before);
  });
});
