import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { isSameCover } from "#renderer/mask/cover.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import type { ConceptInput } from "./concept-types.ts";
import { findRegions } from "./find-regions.ts";
import { gridOf, lightBeside, lightOf, viewOf } from "./view.ts";

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
    const [first, second] = ["lawn", "gravel and boulders"].map(
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

  it("reads the light beside a known region for each region and each known one anew", () => {
    const patch = (left: number, right: number) =>
      Float32Array.from({ length: seen.ground.length }, (_, i) => {
        const [x, y] = [(i % seen.width) / seen.width, i / seen.ground.length];
        return x >= left && x < right && y > 0.75 ? 1 : 0;
      });
    const patches = [patch(0.1, 0.4), patch(0.2, 0.6), patch(0.5, 0.9)] as const;
    const view = viewOf(seen, cameraAt(1.6));
    for (const [known, region] of [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
    ] as const) {
      const light = lightBeside(view, patches[known], patches[region]);
      const own = lightOf(view, patches[known]);
      const fresh = lightOf(viewOf({ ...seen }, cameraAt(1.6)), patches[region].slice());
      const beside = fresh.illumination.map((shade, i) =>
        patches[known][i]! > 0 ? own.illumination[i]! : shade,
      );
      expect(light.exposure).toBe(own.exposure);
      expect(isSameCover(light.illumination, beside)).toBe(true);
    }
  });
});
