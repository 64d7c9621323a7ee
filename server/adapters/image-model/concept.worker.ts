import { renderConcept } from "#renderer/render/concept.ts";
import { serveThread } from "../../threads/serve-thread.ts";
import type { ConceptReport } from "./concept-model.ts";
import { decodeEditable, decodeRgb, finishPicture } from "./finish-picture.ts";
import type { EditedPicture, EditRequest } from "./image-model.ts";

/** Share of the whole that the renderer's own stages take; the rest is reading and writing files. */
const RENDER_FROM = 0.05;
const RENDER_TO = 0.85;

serveThread<EditRequest, ConceptReport, EditedPicture>(async (request, report) => {
  report({ stage: "Reading your photo", progress: 0 });
  const photo = await decodeRgb(request.photo.content);
  const allowed = request.mask && (await decodeEditable(request.mask));
  const drawn = renderConcept({
    photo,
    prompt: [request.prompt, ...request.editHistory].filter(Boolean).join(". "),
    areas: request.areas,
    viewpoint: request.viewpoint,
    seed: request.seed,
    camera: request.photo.focal35Mm === null ? {} : { focal35Mm: request.photo.focal35Mm },
    onStage: (stage, progress) =>
      report({ stage, progress: RENDER_FROM + (RENDER_TO - RENDER_FROM) * progress }),
  });
  report({ stage: "Finishing the picture", progress: RENDER_TO });
  const editable = drawn.editable;
  // The renderer has its own idea of the region; a mask can only take away from it.
  if (allowed) editable.data = editable.data.map((value, at) => (allowed.data[at] ? value : 0));
  const { content, preservation } = await finishPicture(photo, drawn.image, editable);
  const elements = drawn.plans.flatMap(({ plan }) => plan.elements);
  return {
    result: {
      content,
      width: photo.width,
      height: photo.height,
      preservation,
      plan: { elements, notes: drawn.notes, placed: drawn.placed },
      measured: drawn.measured,
      usage: null,
      costMicroUsd: null,
    },
  };
});
