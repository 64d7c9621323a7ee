import type { Generation } from "#contract/endpoints/generations.ts";
import { changedDocument } from "#core/design/drawn-document.ts";
import type { Pricing } from "#core/design/shown-elements.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import { referenceOf } from "#core/measure/known-size.ts";
import { resample } from "#renderer/image/resample.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import type {
  AreaMeasure,
  ConceptInput,
  ConceptOutput,
  ConceptPicture,
} from "#renderer/render/concept-types.ts";
import { foundRulers } from "#renderer/render/found-rulers.ts";
import { LiveSession } from "#renderer/render/live-session.ts";
import { measureRegions } from "#renderer/render/measure-regions.ts";
import { practiceSteps } from "#renderer/render/practice.ts";
import { regionDoubt } from "#renderer/render/region-doubt.ts";
import { scaleMarks } from "#renderer/render/scale-marks.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import type { FoundSize, LivePart, LiveWish } from "./live-wish.ts";
import { loadWeights } from "./load-weights.ts";
import { readPhoto } from "./read-photo.ts";
import { tintRegion } from "./region-tint.ts";

/** Pixels of a preview: a quarter of a megapixel shows what is meant, and is there before the next word. */
const PREVIEW_PIXELS = 250_000;
/** Of the photo as it is seen: more than any that a person adds here has, and as much as a phone's canvas holds. */
const WHOLE_PIXELS = 16_000_000;

/** A photo at preview size and what was seen of it: the same for every wish. */
type LookedAt = { small: RgbImage; seen: Seen; camera: NonNullable<ConceptInput["camera"]> };

/** Each with the number of the wish it belongs to; the highest is the one that counts. */
export type LiveRequest =
  /** `practices`: in quiet moments it may draw what nobody asked for, to be quick when somebody does. */
  | { type: "look"; photo: LiveWish["photo"]; practices: boolean; ticket: number }
  | { type: "show"; wish: LiveWish; ticket: number }
  /** What elements are priced with from now on. */
  | { type: "price"; pricing: Pricing | null }
  | { type: "drop" };
export type LiveAnswer =
  | { type: "parts"; ticket: number; parts: LivePart[] }
  /** All parts of a wish have been sent, or another wish took its place. */
  | { type: "done"; ticket: number }
  | { type: "failed"; ticket: number };

/** Lets messages in; a timer would wait four milliseconds each time. */
const gate = new MessageChannel();
const waiting: (() => void)[] = [];
gate.port1.onmessage = () => waiting.shift()?.();
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    gate.port2.postMessage(null);
  });

/** Once it is there; a photo that comes before it waits. What failed is tried again with the next photo. */
let network = loadWeights().then(installNetwork);
network.catch(() => {});

const session = new LiveSession(pause);
let looking: Promise<LookedAt> | null = null;
let latest = 0;
let pricing: Pricing | null = null;

/** So long nothing may have been asked before practice goes on. */
const QUIET_MS = 1000;
/** A first picture takes twice the work of the second. People draw and write for a while before they want one: time to practise. */
const practice = practiceSteps();
let practices = false;
let asked = 0;

async function practise(): Promise<void> {
  const then = asked;
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  await network;
  while (practices && then === asked && !practice.next().done) await pause();
}

async function lookAt(photo: LiveWish["photo"]): Promise<LookedAt> {
  const loaded = network.catch(() => {
    network = loadWeights().then(installNetwork);
    return network;
  });
  const { pixels: whole, camera } = await readPhoto(photo, WHOLE_PIXELS);
  await loaded;
  // Seen whole, as the server sees it: a design is laid out by what is seen, so the preview and the finished picture have one layout.
  const seen = seePhoto(whole, camera);
  const scale = Math.min(1, Math.sqrt(PREVIEW_PIXELS / (whole.width * whole.height)));
  const small = resample(whole, Math.round(whole.width * scale), Math.round(whole.height * scale));
  return { small, seen: session.setPhoto(small, camera, seen), camera };
}

function inputOf(wish: LiveWish, { small, seen, camera }: LookedAt): ConceptInput & { seen: Seen } {
  const { areas, references, brush } = scaleMarks(
    { areas: wish.areas, references: wish.sizes.map(referenceOf), brush: wish.brush },
    small.width / wish.photo.width,
    small.height / wish.photo.height,
  );
  return {
    photo: small,
    seen,
    camera: { ...camera, references },
    prompt: wish.prompt,
    changes: wish.changes,
    areas,
    brush,
    viewpoint: wish.viewpoint,
    seed: wish.seed,
  };
}

/** What changed, over nothing: laid on the photo it leaves the rest as sharp as it is. */
function changedPart({ image, editable }: ConceptPicture): Promise<ImageBitmap> {
  const layer = new ImageData(image.width, image.height);
  const { data } = layer;
  for (let i = 0, from = 0, to = 0; i < editable.data.length; i++, from += 3, to += 4) {
    if (editable.data[i] === 0) continue;
    data[to] = image.data[from]!;
    data[to + 1] = image.data[from + 1]!;
    data[to + 2] = image.data[from + 2]!;
    data[to + 3] = editable.data[i]!;
  }
  return createImageBitmap(layer);
}

const tinted = (region: Mask): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(tintRegion(region), region.width, region.height));

const presented = (measured: readonly AreaMeasure[]): Generation["measured"] =>
  measured.map(({ areaId, areaM2, perimeterM, band, basis }) => ({
    annotationId: areaId,
    areaSqFt: squareMetersToSquareFeet(areaM2),
    perimeterFt: metersToFeet(perimeterM),
    band,
    basis,
  }));

/** A garage door has a standard size, to which a person can agree. */
const foundSize = ({ kind, sizeFt, from, to }: ReturnType<typeof foundRulers>[number]): FoundSize => ({
  ruler: kind,
  sizeFt,
  from,
  to,
  size: kind === "garageDoor" ? { kind, from, to } : null,
});

const bitmapOf = (part: LivePart): Transferable[] => ("bitmap" in part ? [part.bitmap] : []);
const answer = (message: LiveAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

/** With the code of the bill, which comes with the first element that is taken in hand. */
async function elementsOf({ document, shapes = [], placed, measured }: ConceptOutput) {
  const { shownElements } = await import("#core/design/shown-elements.ts");
  return shownElements({ document, shapes, placed, measured }, pricing);
}

/** The region first while a person looks at it, else the picture. */
async function show(ticket: number, wish: LiveWish, looked: LookedAt): Promise<void> {
  let parts: LivePart[] = [];
  // The page draws itself anew with each message: what is ready at one time goes in one.
  const send = () => {
    if (parts.length > 0) answer({ type: "parts", ticket, parts }, parts.flatMap(bitmapOf));
    parts = [];
  };
  const tell = (part: LivePart) => parts.push(part);
  const input = inputOf(wish, looked);
  const measure = async () => {
    const { region, measured } = measureRegions(input);
    if (wish.region) tell({ type: "region", bitmap: await tinted(region), strokes: wish.brush.length });
    tell({ type: "measured", measured: presented(measured) });
    send();
  };
  tell({ type: "found", sizes: foundRulers(input, looked.seen, wish.photo).map(foundSize) });
  const { wanted } = wish;
  if (wish.region || !wanted) await measure();
  if (!wanted) return;
  const drawn = async (picture: ConceptPicture, draft: boolean) => {
    const bitmap = await changedPart(picture);
    tell({ type: "drawn", bitmap, draft });
    if (draft) send();
  };
  // Plants that come and go at every step of a drag would flicker: what is held in hand has no draft.
  const onDraft = wish.elements ? undefined : (draft: ConceptPicture) => void drawn(draft, true);
  const areas = input.areas.filter(({ id }) => wanted.includes(id));
  const { from } = wish;
  const output = await session.change(
    from
      ? { ...input, document: changedDocument(from.document, wish.changes.slice(from.changes)) }
      : { ...input, areas },
    onDraft,
  );
  if (!output) return;
  tell({ type: "doubt", sentence: regionDoubt(input, looked.seen, output) });
  if (wish.elements) tell({ type: "elements", changes: wish.changes, ...(await elementsOf(output)) });
  await drawn(output, false);
  practice.return([]);
  const isWhole = wanted.length === wish.areas.length;
  if (isWhole && !wish.region) tell({ type: "measured", measured: presented(output.measured) });
  send();
  if (!isWhole && !wish.region) await measure();
}

self.onmessage = async ({ data: request }: MessageEvent<LiveRequest>) => {
  if (request.type === "price") {
    pricing = request.pricing;
    return;
  }
  session.cancel();
  asked++;
  if (request.type === "drop") return;
  const { ticket } = request;
  latest = ticket;
  try {
    if (request.type === "look") {
      practices = request.practices;
      looking = lookAt(request.photo);
      await looking;
    } else {
      const looked = await looking;
      // Of the wishes that came while the photo was looked at, the last one counts.
      if (looked && ticket === latest) await show(ticket, request.wish, looked);
      answer({ type: "done", ticket });
    }
    void practise();
  } catch {
    answer({ type: "failed", ticket });
  }
};
