import { type ConceptInput, renderConcept } from "#renderer/render/concept.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";

/** One cell of the bench in Chromium: draws the photo once cold and `runs` times warm, whole and with the photo seen before. */
self.onmessage = ({ data }: MessageEvent<{ input: ConceptInput; runs: number }>) => {
  const { input, runs } = data;
  const time = (draw: () => unknown) => {
    const start = performance.now();
    draw();
    return performance.now() - start;
  };
  const first = time(() => renderConcept(input));
  const seen = seePhoto(input.photo);
  const warm = Array.from({ length: runs }, () => time(() => renderConcept(input)));
  const live = Array.from({ length: runs }, () => time(() => renderConcept({ ...input, seen })));
  self.postMessage({ first, warm, live });
};
