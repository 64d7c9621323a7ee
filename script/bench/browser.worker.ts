import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import type { ConceptInput } from "#renderer/render/concept-types.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { medians, type Times } from "./times.ts";

type Cell = { input: Omit<ConceptInput, "photo">; photo: RgbImage; warmUps: number; runs: number };

/**
 * One cell of the bench in Chromium: draws the photo once cold, `warmUps` times uncounted and `runs` times warm, whole and with the photo
 * seen before.
 */
self.onmessage = async ({ data }: MessageEvent<Cell>) => {
  installNetwork(new Uint8Array(await (await fetch("/weights")).arrayBuffer()));
  const { photo, warmUps, runs } = data;
  const input: ConceptInput = { ...data.input, photo };
  const time = (input: ConceptInput): Times => {
    const start = performance.now();
    const { timings } = renderConcept({ ...input, now: () => performance.now() });
    return { ...timings, total: performance.now() - start };
  };
  const often = (input: ConceptInput) =>
    medians(Array.from({ length: warmUps + runs }, () => time(input)).slice(warmUps));
  const first = time(input);
  const warm = often(input);
  const live = often({ ...input, seen: seePhoto(input.photo) });
  self.postMessage({ first, warm, live });
};
