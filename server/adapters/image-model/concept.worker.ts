import "./install-network.ts";
import { practiceSteps } from "#renderer/render/practice.ts";
import { serveThread } from "#server/threads/serve-thread.ts";
import { askedDocument } from "./asked-document.ts";
import { cameraFacts } from "./camera-facts.ts";
import type { ConceptAnswer, ConceptReport } from "./concept-model.ts";
import { decodeEditable, decodeRgb, finishPicture } from "./finish-picture.ts";
import type { EditRequest } from "./image-model.ts";
import { isChanged, whyNothing } from "./nothing-drawn.ts";
import { renderWithin } from "./render-within.ts";
import { seeOnce } from "./seen-photos.ts";

/** Phones take 12 megapixels, which are drawn as they are (5 s, half a gigabyte); more looks no better on any screen. */
const RENDER_MAX_PIXELS = 12_500_000;

/** Share of the whole that the renderer's own stages take; the rest is reading and writing files. */
const RENDER_FROM = 0.05;
const RENDER_TO = 0.85;

serveThread<EditRequest, ConceptReport, ConceptAnswer>(async (request, report) => {
  report({ stage: "Reading your photo", progress: 0 });
  const photo = await decodeRgb(request.photo.content);
  // Outlines say more than a mask made of them: the crown of a tree may rise above its area, but not out of a mask.
  const mask = request.mask && request.areas.length === 0 ? await decodeEditable(request.mask) : null;
  const drawn = await renderWithin(
    {
      photo,
      document: askedDocument(request, mask),
      viewpoint: request.viewpoint,
      seed: request.seed,
      camera: cameraFacts(request),
      see: seeOnce,
      onStage: (stage, progress) =>
        report({ stage, progress: RENDER_FROM + (RENDER_TO - RENDER_FROM) * progress }),
    },
    RENDER_MAX_PIXELS,
  );
  report({ stage: "Finishing the picture", progress: RENDER_TO });
  const { editable } = drawn;
  if (mask) editable.data = editable.data.map((value, at) => (mask.data[at] ? value : 0));
  const { content, preservation } = await finishPicture(photo, drawn.image, editable);
  if (!isChanged(photo, drawn.image))
    return { result: { kind: "refused", sentence: whyNothing(drawn.notes) } };
  const house = drawn.house && {
    pixels: drawn.house.housePixels,
    changedPixels: drawn.house.changedPixels,
  };
  return {
    result: {
      kind: "drawn",
      content,
      width: photo.width,
      height: photo.height,
      preservation: { ...preservation, house },
      plan: {
        elements: drawn.plans.flatMap(({ plan }) => plan.elements),
        notes: drawn.notes,
        placed: drawn.placed,
        document: drawn.document,
        ...(drawn.shapes ? { shapes: drawn.shapes } : {}),
        ...(drawn.view ? { view: drawn.view } : {}),
      },
      // Areas of a mask are ours, not the person's: they were asked for as one.
      measured: mask ? drawn.measured.map((measure) => ({ ...measure, areaId: null })) : drawn.measured,
    },
  };
}, practiceSteps);
