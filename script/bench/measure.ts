/**
 * How well areas are measured: every surface of the rendered yards with its true area, measured from the photo alone and with one known
 * object marked, error, band, and whether the truth lies in the band. The horizon is the one that is seen in the photo. Then how tall
 * known things are read in real photos; `-- measure --old CHECKOUT` compares with another checkout, `--half tuned` reads that half of
 * them alone, `--table FILE` writes the readings by photo as Markdown.
 */
import "#server/adapters/image-model/install-network.ts";
import { parseArgs } from "node:util";
import { estimateCamera, type PhotoView } from "#core/measure/camera-estimate.ts";
import { measurePolygon } from "#core/measure/measure-polygon.ts";
import { knownObjectReference } from "#core/measure/reference.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { findHorizon } from "#renderer/see/horizon.ts";
import { SEEN_WIDTH } from "#renderer/see/see-photo.ts";
import { straightEdges } from "#renderer/see/straight-edges.ts";
import { openScene, type SceneTruth, sceneNames } from "#tests/support/open-scene.ts";
import { benchKnownHeights } from "./known-heights.ts";

type Result = { error: number; band: number; inside: boolean };

async function viewOf(name: string): Promise<{ view: PhotoView; truth: SceneTruth }> {
  const { photo, truth } = await openScene(name);
  const edges = straightEdges(shrink(photo, SEEN_WIDTH));
  const horizon = findHorizon(edges, truth.focal35Mm);
  const { widthPx, heightPx, focal35Mm } = truth;
  const row = (horizon.row * heightPx) / edges.height;
  return { view: { widthPx, heightPx, focal35Mm, horizon: { ...horizon, row } }, truth };
}

function measure(view: PhotoView, surface: SceneTruth["surfaces"][number]): Result {
  const { areaM2, band } = measurePolygon(surface.outline, estimateCamera(view));
  const ratio = surface.areaM2 / areaM2;
  return { error: areaM2 / surface.areaM2 - 1, band, inside: ratio > 1 / (1 + band) && ratio < 1 + band };
}

const show = ({ error, band, inside }: Result): string =>
  `${error >= 0 ? "+" : ""}${(error * 100).toFixed(1)}% ±${(band * 100).toFixed(0)}%${inside ? "" : " OUT"}`;

function summary(title: string, results: Result[]): string {
  const errors = results.map((r) => Math.abs(r.error)).sort((a, b) => a - b);
  const inside = results.filter((r) => r.inside).length;
  return `${title}: median error ${(errors[errors.length >> 1]! * 100).toFixed(1)}%, in the band ${inside} of ${results.length}`;
}

const table: Record<string, string | number>[] = [];
const alone: Result[] = [];
const calibrated: Result[] = [];
for (const name of sceneNames) {
  const { view, truth } = await viewOf(name);
  for (const surface of truth.surfaces) {
    const plain = measure(view, surface);
    alone.push(plain);
    // Each known object by itself: people mark one.
    const marked = truth.references.map((r) => ({
      object: r.object,
      result: measure(
        { ...view, references: [knownObjectReference(r.object, r.foot[0], r.top[0])] },
        surface,
      ),
    }));
    calibrated.push(...marked.map((m) => m.result));
    table.push({
      scene: name,
      surface: surface.name,
      "true m2": surface.areaM2,
      alone: show(plain),
      ...Object.fromEntries(
        marked.slice(0, 2).map((m, k) => [`with object ${k + 1}`, `${m.object} ${show(m.result)}`]),
      ),
    });
  }
}
console.table(table);
console.log(summary("From the photo alone", alone));
console.log(summary("With one known object", calibrated));

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    old: { type: "string" },
    half: { type: "string" },
    table: { type: "string" },
    photos: { type: "string" },
  },
});
await benchKnownHeights(values);
