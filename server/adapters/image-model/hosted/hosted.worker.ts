import sharp from "sharp";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import { houseChange } from "#renderer/composite/house-change.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { houseNotes } from "#renderer/render/house-notes.ts";
import { askedDocument } from "#server/adapters/image-model/asked-document.ts";
import { cameraFacts } from "#server/adapters/image-model/camera-facts.ts";
import { decodeRgb, encodePng, finishPicture } from "#server/adapters/image-model/finish-picture.ts";
import type { EditedPicture, EditRequest } from "#server/adapters/image-model/image-model.ts";
import { renderWithin } from "#server/adapters/image-model/render-within.ts";
import { seeOnce } from "#server/adapters/image-model/seen-photos.ts";
import { serveThread } from "#server/threads/serve-thread.ts";
import { encodeMark } from "./encode-mark.ts";
import { editableRegion, lockPicture, photoAtSize, toPhotoSize, withGuide } from "./house-lock.ts";
import type { Order, Size } from "./service.ts";

export type Task =
  | {
      kind: "prepare";
      request: EditRequest;
      size: Size;
      marks: { region: MarkForm; areas: MarkForm };
      guided: boolean;
    }
  /** `editable` as `prepare` gave it. */
  | { kind: "partial" | "finish"; request: EditRequest; editable: Mask; edited: Uint8Array };

/** What the call sends, and what is known before it: where the photo may change, and how much of what was asked for. */
export type Prepared = {
  kind: "prepared";
  editable: Mask;
} & Pick<Order, "image" | "mark"> &
  Pick<EditedPicture, "plan" | "measured">;

export type Done =
  | Prepared
  | { kind: "partial"; picture: Uint8Array }
  | { kind: "finished"; picture: Omit<EditedPicture, "plan" | "measured">; notes: PlanNote[] }
  | { kind: "unfaithful" }
  | { kind: "not-a-picture" };

serveThread<Task, never, Done>(async (task) => {
  switch (task.kind) {
    case "prepare":
      return { result: await prepare(task) };
    case "partial":
      return { result: await lockPartial(task) };
    case "finish":
      return { result: await finish(task) };
  }
});

/** The plan is measured on a copy of at most so many pixels: measures are in meters, and the drawing is thrown away. */
const PLAN_MAX_PIXELS = 1_500_000;
/** Unfinished pictures are looked at for seconds, so they are shown at about the size of a screen. */
const PARTIAL_MAX_PX = 1024;

/** From another viewpoint nothing of the photo stays in its place, so there is no mask and no lock. */
const isLocked = (request: EditRequest) => request.viewpoint === "same";

async function prepare({ request, size, marks, guided }: Task & { kind: "prepare" }): Promise<Prepared> {
  const photo = await decodeRgb(request.photo.content);
  const editable = isLocked(request)
    ? await editableRegion(photo, request)
    : {
        width: photo.width,
        height: photo.height,
        data: new Uint8Array(photo.width * photo.height).fill(255),
      };
  const outlined = request.areas.length > 0 && !request.brush?.length;
  const form = outlined ? marks.areas : marks.region;
  const { rendering, ...planned } = await planOf(request, photo);
  const sent = guided ? withGuide(photo, rendering, editable) : photo;
  return {
    kind: "prepared",
    image: await photoAtSize(sent, size),
    mark: isLocked(request) ? await encodeMark(form, editable, request.areas, size) : null,
    editable,
    ...planned,
  };
}

/** The locked picture at the size of `photo`; a word when there is none to show. */
async function lock(
  request: EditRequest,
  photo: RgbImage,
  editable: Mask,
  content: Uint8Array,
): Promise<RgbImage | "not-a-picture" | "unfaithful"> {
  let edited: RgbImage;
  try {
    edited = await toPhotoSize(content, photo);
  } catch {
    return "not-a-picture";
  }
  if (!isLocked(request)) return edited;
  const locked = lockPicture(photo, edited, editable);
  return locked.kind === "locked" ? locked.picture : "unfaithful";
}

async function finish({ request, editable, edited }: Task & { kind: "partial" | "finish" }): Promise<Done> {
  const photo = await decodeRgb(request.photo.content);
  const locked = await lock(request, photo, editable, edited);
  if (typeof locked === "string") return { kind: locked };
  const { content, preservation } = await finishPicture(photo, locked, editable);
  const change = houseChange(photo, locked, seeOnce(photo));
  const { housePixels: pixels, changedPixels } = change;
  const { width, height } = photo;
  return {
    kind: "finished",
    picture: { content, width, height, preservation: { ...preservation, house: { pixels, changedPixels } } },
    // From another viewpoint there is no house to hold it against.
    notes: isLocked(request) ? houseNotes(change) : [],
  };
}

async function lockPartial({
  request,
  editable,
  edited,
}: Task & { kind: "partial" | "finish" }): Promise<Done> {
  const { width, height } = request.photo;
  const scale = Math.min(1, PARTIAL_MAX_PX / Math.max(width, height));
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const photo = await decodeRgb(
    await sharp(request.photo.content)
      .resize({ ...small, fit: "fill" })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const data = await sharp(editable.data, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: "fill", kernel: "nearest" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const locked = await lock(request, photo, { ...small, data }, edited);
  return typeof locked === "string"
    ? { kind: locked }
    : { kind: "partial", picture: await encodePng(locked) };
}

/**
 * What the text asks for, laid out on the photo's ground by our own engine: the model knows how it looks, we know how much it
 * is. The bill of materials counts this plan.
 */
async function planOf(
  request: EditRequest,
  photo: RgbImage,
): Promise<Pick<EditedPicture, "plan" | "measured"> & { rendering: RgbImage }> {
  const {
    image: rendering,
    plans,
    placed,
    measured,
  } = await renderWithin(
    {
      photo,
      document: askedDocument(request, null),
      viewpoint: "same",
      seed: request.seed,
      camera: cameraFacts(request),
      see: seeOnce,
    },
    PLAN_MAX_PIXELS,
  );
  return {
    plan: { elements: plans.flatMap(({ plan }) => plan.elements), notes: [], placed },
    measured,
    rendering,
  };
}
