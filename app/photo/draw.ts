import type { Annotation, Generation } from "#contract/endpoints/generations.ts";
import type { Viewpoint } from "#contract/viewpoint.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { WholeDocument } from "#core/design/drawn-document.ts";
import type { PictureView, ShownShape } from "#core/design/shown-shape.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { AreaCertainty } from "#core/takeoff/takeoff-options.ts";

/** Marks on the photo that a picture is drawn from, as they were when it was asked for. */
export type PlanMarks = { areas: Annotation[]; sizes: readonly KnownSize[]; brush: readonly BrushStroke[] };

export type PlanWish = {
  photo: { source: Blob | string; width: number; height: number };
  marks: PlanMarks;
  prompt: string;
  /** Changes asked for since, oldest first. */
  changes: readonly string[];
  seed: number;
};
/** `from`: the version before as it was laid out, and how many of the changes it has already; without one all is read from the words. */
type PictureWish = PlanWish & {
  viewpoint: Viewpoint;
  from?: { document: WholeDocument; changes: number } | null;
};
export type DrawWish = PictureWish & { kind: "plan" | "picture" | "elements" };

/** What elements are listed, priced and taken in hand by; the server keeps the same of each picture. */
export type DrawnElements = {
  document: DesignDocument;
  shapes: readonly ShownShape[];
  placed: readonly PlacedElement[];
  measured: readonly AreaCertainty[];
  view: PictureView | null;
};
export type DrawnPicture = {
  picture: Blob;
  measured: Generation["measured"];
  notes: readonly PlanNote[];
  elements: DrawnElements;
};
export type DrawAnswer =
  | { progress: number }
  | { svg: string }
  | DrawnPicture
  | { elements: DrawnElements }
  | { failed: true };

type Options = { signal?: AbortSignal; onProgress?(progress: number): void };

/** Asks a worker of its own, which ends with its answer; it rejects when the device cannot do it, or was told to leave off. */
function draw(
  { photo: { source, width, height }, ...wish }: DrawWish,
  { signal, onProgress }: Options = {},
): Promise<DrawAnswer> {
  const worker = new Worker(new URL("./draw.worker.ts", import.meta.url), { type: "module" });
  return new Promise<DrawAnswer>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
    worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
      if ("progress" in data) onProgress?.(data.progress);
      else if ("failed" in data) reject(new Error("the picture could not be drawn"));
      else resolve(data);
    };
    worker.onerror = () => reject(new Error("the worker that draws failed"));
    worker.postMessage({ ...wish, photo: { source, width, height } } satisfies DrawWish);
  }).finally(() => worker.terminate());
}

/** The scaled plan of a design as an SVG file, drawn on this device by the renderer that made its picture. */
export async function drawPlanFile(wish: PlanWish): Promise<Blob> {
  const answer = await draw({ ...wish, kind: "plan", viewpoint: "overhead" });
  if (!("svg" in answer)) throw new Error("there is no plan");
  return new Blob([answer.svg], { type: "image/svg+xml" });
}

/** What a picture of this wish shows, for one whose own was not kept. */
export async function drawElements(wish: PictureWish, options: Options): Promise<DrawnElements> {
  const answer = await draw({ ...wish, kind: "elements" }, options);
  if (!("elements" in answer)) throw new Error("there are no elements");
  return answer.elements;
}

/** The finished picture at the photo's size, pixel for pixel as the server's built-in engine draws it. */
export async function drawPicture(wish: PictureWish, options: Options): Promise<DrawnPicture> {
  const answer = await draw({ ...wish, kind: "picture" }, options);
  if (!("picture" in answer)) throw new Error("there is no picture");
  return answer;
}
