import { renderConcept } from "#renderer/render/concept.ts";
import { serveThread } from "../../../threads/serve-thread.ts";
import { cameraFacts } from "../camera-facts.ts";
import { decodeRgb, finishPicture } from "../finish-picture.ts";
import type { EditedPicture, EditRequest } from "../image-model.ts";
import { editableRegion, lockPicture, prepareCall, toPhotoSize } from "./house-lock.ts";

export type Task =
  | { kind: "prepare"; request: EditRequest; size: { width: number; height: number } }
  | { kind: "finish"; request: EditRequest; edited: Uint8Array };

export type Done =
  | { kind: "prepared"; image: Uint8Array; mask: Uint8Array | null }
  | { kind: "finished"; picture: Omit<EditedPicture, "usage" | "costMicroUsd"> }
  | { kind: "unfaithful" }
  | { kind: "not-a-picture" };

serveThread<Task, never, Done>(async (task) => ({
  result: task.kind === "prepare" ? await prepare(task) : await finish(task.request, task.edited),
}));

/** From another viewpoint nothing of the photo stays in its place, so there is no mask and no lock. */
const isLocked = (request: EditRequest) => request.viewpoint === "same";

async function prepare({ request, size }: Task & { kind: "prepare" }): Promise<Done> {
  const photo = await decodeRgb(request.photo.content);
  const editable = await editableRegion(photo, request.mask, request.areas);
  const { image, mask } = await prepareCall(photo, editable, size);
  return { kind: "prepared", image, mask: isLocked(request) ? mask : null };
}

async function finish(request: EditRequest, content: Uint8Array): Promise<Done> {
  const photo = await decodeRgb(request.photo.content);
  let edited: Awaited<ReturnType<typeof toPhotoSize>>;
  try {
    edited = await toPhotoSize(content, photo);
  } catch {
    return { kind: "not-a-picture" };
  }
  const { width, height } = photo;
  if (!isLocked(request)) {
    const everywhere = { width, height, data: new Uint8Array(width * height).fill(255) };
    return {
      kind: "finished",
      picture: {
        ...(await finishPicture(photo, edited, everywhere)),
        width,
        height,
        ...planOf(request, photo),
      },
    };
  }
  const editable = await editableRegion(photo, request.mask, request.areas);
  const locked = lockPicture(photo, edited, editable);
  if (locked.kind === "unfaithful") return { kind: "unfaithful" };
  const finished = await finishPicture(photo, locked.picture, editable);
  return { kind: "finished", picture: { ...finished, width, height, ...planOf(request, photo) } };
}

/**
 * What the text asks for, laid out on the photo's ground by our own engine: the model knows how it looks, we know how much it
 * is. The bill of materials counts this plan.
 */
function planOf(
  request: EditRequest,
  photo: Awaited<ReturnType<typeof decodeRgb>>,
): Pick<EditedPicture, "plan" | "measured"> {
  const { plans, placed, measured } = renderConcept({
    photo,
    prompt: [request.prompt, ...request.editHistory].filter(Boolean).join(". "),
    areas: request.areas,
    viewpoint: "same",
    seed: request.seed,
    brush: request.brush,
    camera: cameraFacts(request),
  });
  return { plan: { elements: plans.flatMap(({ plan }) => plan.elements), notes: [], placed }, measured };
}
