import { describe, expect, it } from "vitest";
import { estimateCamera, type PhotoView } from "#core/measure/camera-estimate.ts";
import { measurePolygon } from "#core/measure/measure-polygon.ts";
import { knownObjectReference } from "#core/measure/reference.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { findHorizon } from "#renderer/see/horizon.ts";
import { SEEN_WIDTH } from "#renderer/see/see-photo.ts";
import { straightEdges } from "#renderer/see/straight-edges.ts";
import { openScene, sceneNames } from "#tests/support/open-scene.ts";

type Result = { error: number; inside: boolean };

function resultOf(view: PhotoView, outline: { x: number; y: number }[], truthM2: number): Result {
  const { areaM2, band } = measurePolygon(outline, estimateCamera(view));
  return {
    error: Math.abs(areaM2 / truthM2 - 1),
    inside: truthM2 > areaM2 / (1 + band) && truthM2 < areaM2 * (1 + band),
  };
}

/** Every surface of every rendered yard, measured by the horizon seen in its photo, alone and with each known object by itself. */
const results = (async () => {
  const alone: Result[] = [];
  const calibrated: Result[] = [];
  for (const name of sceneNames) {
    const { photo, truth } = await openScene(name);
    const edges = straightEdges(shrink(photo, SEEN_WIDTH));
    const horizon = findHorizon(edges, truth.focal35Mm);
    const { widthPx, heightPx, focal35Mm } = truth;
    const row = (horizon.row * heightPx) / edges.height;
    const view: PhotoView = { widthPx, heightPx, focal35Mm, horizon: { ...horizon, row } };
    for (const { outline, areaM2 } of truth.surfaces) {
      alone.push(resultOf(view, outline, areaM2));
      for (const { object, foot, top } of truth.references) {
        const references = [knownObjectReference(object, foot[0], top[0])];
        calibrated.push(resultOf({ ...view, references }, outline, areaM2));
      }
    }
  }
  return { alone, calibrated };
})();

const insideShare = (list: Result[]) => list.filter((r) => r.inside).length / list.length;
const medianError = (list: Result[]) => list.map((r) => r.error).sort((a, b) => a - b)[list.length >> 1]!;

describe("measuring the rendered yards", () => {
  it("holds the truth in its band in at least nine of ten areas", async () => {
    const { alone, calibrated } = await results;
    expect(alone).toHaveLength(33);
    expect(insideShare(alone)).toBeGreaterThanOrEqual(0.9);
    expect(insideShare(calibrated)).toBeGreaterThanOrEqual(0.9);
  });

  it("errs by at most 5% in the median with one known object, and by 10% without", async () => {
    const { alone, calibrated } = await results;
    expect(medianError(calibrated)).toBeLessThanOrEqual(0.05);
    expect(medianError(alone)).toBeLessThanOrEqual(0.1);
  });
});
