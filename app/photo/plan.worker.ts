import { referenceOf } from "#core/measure/known-size.ts";
import { toSvg } from "#renderer/drawing/to-svg.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { scaleMarks } from "#renderer/render/scale-marks.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { loadWeights } from "./load-weights.ts";
import type { PlanAnswer, PlanWish } from "./plan-file.ts";
import { readPhoto } from "./read-photo.ts";

/** A sheet has the photo's size; past this it only grows. */
const mostPixels = 4_000_000;

async function draw({ photo, marks, prompt, changes, seed }: PlanWish): Promise<PlanAnswer> {
  installNetwork(await loadWeights());
  const { pixels, camera } = await readPhoto(photo, mostPixels);
  const { areas, references, brush } = scaleMarks(
    { areas: marks.areas, references: marks.sizes.map(referenceOf), brush: marks.brush },
    pixels.width / photo.width,
    pixels.height / photo.height,
  );
  const { drawing } = renderConcept({
    photo: pixels,
    camera: { ...camera, references },
    ...{ prompt, changes, areas, brush, seed, viewpoint: "overhead" },
  });
  return drawing ? { svg: toSvg(drawing) } : { failed: true };
}

self.onmessage = ({ data }: MessageEvent<PlanWish>) =>
  draw(data)
    .catch((): PlanAnswer => ({ failed: true }))
    .then((answer) => self.postMessage(answer));
