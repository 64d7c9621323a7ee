import type { Annotation } from "#contract/endpoints/generations.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { KnownSize } from "#core/measure/known-size.ts";

/** Marks on the photo that a plan is drawn from, as they were when it was asked for. */
export type PlanMarks = { areas: Annotation[]; sizes: readonly KnownSize[]; brush: readonly BrushStroke[] };

export type PlanWish = {
  photo: { source: Blob | string; width: number; height: number };
  marks: PlanMarks;
  prompt: string;
  /** Changes asked for since, oldest first. */
  changes: readonly string[];
  seed: number;
};
export type PlanAnswer = { svg: string } | { failed: true };

/** The scaled plan of a design as an SVG file, drawn on this device by the renderer that made its picture. Rejects when it cannot. */
export function drawPlanFile({ photo: { source, width, height }, ...wish }: PlanWish): Promise<Blob> {
  const worker = new Worker(new URL("./plan.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PlanAnswer>) => {
      if ("svg" in data) resolve(new Blob([data.svg], { type: "image/svg+xml" }));
      else reject(new Error("the plan could not be drawn"));
    };
    worker.onerror = () => reject(new Error("the worker that draws plans failed"));
    worker.postMessage({ ...wish, photo: { source, width, height } } satisfies PlanWish);
  }).finally(() => worker.terminate());
}
