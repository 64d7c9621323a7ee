import type { Camera } from "#core/camera/camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { drawnDocument, openDocument } from "#core/design/drawn-document.ts";
import type { PictureView, ShownShape } from "#core/design/shown-shape.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { withoutMet } from "#core/plan/places-met.ts";
import { clearingTold } from "#core/plan/removal-notes.ts";
import { eveningTold, LAMP_KINDS } from "#core/plan/showing-notes.ts";
import { withWholeEdges } from "#core/takeoff/edging-lines.ts";
import type { Canvas } from "#renderer/composite/canvas.ts";
import { develop } from "#renderer/composite/develop.ts";
import { houseChange } from "#renderer/composite/house-change.ts";
import { paintDesign } from "#renderer/composite/paint-design.ts";
import { readTexture } from "#renderer/composite/photo-texture.ts";
import type { SeenPixels, SeenPlants } from "#renderer/composite/seen-pixels.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { beginKeeping, endKeeping, keepClosures } from "#renderer/kept-closures.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { measureSurfaces } from "#renderer/layout/measure-surfaces.ts";
import { giveBackPlane } from "#renderer/lent-planes.ts";
import { isTakenAtDusk } from "#renderer/light/dusk.ts";
import { afterSunset, eveningView, lampsOn } from "#renderer/light/evening.ts";
import { openSky, shownPanes, skyStillSeen, withoutSunOnGround } from "#renderer/light/evening-masks.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { skyBetweenTwigs } from "#renderer/light/sky-between-twigs.ts";
import { uplitBy } from "#renderer/light/uplit.ts";
import { oncePer } from "#renderer/once-per.ts";
import { openOwnerMap } from "#renderer/raster/owner-map.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { aimsOf, placesHeld } from "./aimed-layout.ts";
import { cameraFacts } from "./camera-facts.ts";
import { cameraOf } from "./camera-of.ts";
import { clearWished } from "./clear-wished.ts";
import type {
  ConceptInput,
  ConceptOutput,
  ConceptPicture,
  ConceptStep,
  DocumentInput,
} from "./concept-types.ts";
import { drawViewpoint } from "./draw-viewpoint.ts";
import { freshlyStanding } from "./freshly-standing.ts";
import { groundStoodOn } from "./ground-of-highlights.ts";
import { houseNotes } from "./house-notes.ts";
import { plantedDocument, sizedDocument } from "./laid-document.ts";
import { type LaidRegion, layOutDesign, type Version } from "./lay-out-design.ts";
import { markedCamera } from "./marked-camera.ts";
import { measureRegion } from "./measure-region.ts";
import { hasOldWeeds } from "./old-weeds.ts";
import { markOwners, namesOf, placedOf, shownOutcomes } from "./own-parts.ts";
import { standsOnFace } from "./region.ts";
import { scaleNotes } from "./scale-notes.ts";
import { regionsRect, sharpRegions, unionOf } from "./sharp-regions.ts";
import { shownShapes } from "./shown-shapes.ts";
import { stopwatch } from "./stopwatch.ts";
import { tellOutcomes } from "./tell.ts";
import { versionsOf } from "./versions-of.ts";
import { lightOf, type View, viewOf } from "./view.ts";
import { viewpointNotes } from "./viewpoint-notes.ts";
import { withChanged } from "./with-changed.ts";

/**
 * The concept engine: a photo and what a person wants of it -> the picture of it, the plan, what was placed and how large it is.
 * Pure and deterministic: the same input gives the same bytes. Throws only what `onStage` throws.
 */
export function renderConcept(input: ConceptInput): ConceptOutput {
  return drawn(conceptSteps(input), input.onStage);
}

/** The picture of a document: of photo, document and seed alone. */
export function renderDocument(input: DocumentInput): ConceptOutput {
  return drawn(documentSteps(input), input.onStage);
}

function drawn(
  steps: Generator<ConceptStep, ConceptOutput>,
  onStage: DocumentInput["onStage"],
): ConceptOutput {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onStage?.(step.value.stage, step.value.progress);
  }
}

/** The same in steps of some ten milliseconds each, for callers that do other things in between or leave off. */
export function conceptSteps(input: ConceptInput): Generator<ConceptStep, ConceptOutput> {
  const { references } = input.camera ?? {};
  return documentSteps({ ...input, document: drawnDocument({ ...input, references }) });
}

/** The same from a document. */
export function* documentSteps(input: DocumentInput): Generator<ConceptStep, ConceptOutput> {
  const clock = stopwatch(input.now);
  const { seed } = input;
  const opened = openDocument(input.document);
  if (!opened)
    throw new Error("A document before version 3 is drawn from the words that are kept beside it.");
  yield { stage: "Looking at your photo", progress: 0.02 };
  const { horizonY, focal35Mm } = input.camera ?? {};
  // What the photo shows before anything is cleared from it.
  const asTaken = input.seen ?? (input.see ?? seePhoto)(input.photo, { horizonY, focal35Mm });
  clock.lap("region.see");
  const found = cameraOf(markedCamera(input, opened), asTaken);
  const { camera: taken, estimate, rulers } = found;
  // The same camera for the photo that is drawn on; `small` further down: for the picture of `seen`, in which the design is laid out.
  const camera = scaledCamera(taken, input.photo.width, input.photo.height);
  yield { stage: "Reading what you want", progress: 0.25 };
  const small = scaledCamera(taken, asTaken.width, asTaken.height);
  const { photo, seen, cleared, plants, things, oldFences, before, drawnLines, circled, stood, hides } =
    clearWished(input.photo, opened, asTaken, small);
  clock.lap("region.clear");
  const view = viewOf(seen, small);
  const { document, versions, regions, plans, notes } = versionsOf(view, opened);
  clock.lap("region.find");
  // The light is read where the design lies: the shade of the rest of the photo does not matter.
  const isWeedy = hasOldWeeds(opened.document.drawn);
  const light = isWeedy ? withoutOldBlades(steadyLight(view, versions)) : steadyLight(view, versions);
  clock.lap("region.light");

  yield { stage: "Laying out the design", progress: 0.4 };
  beginKeeping();
  const isMeasured = estimate.basis === "measured";
  const { said, areas } = document.drawn;
  const aims = aimsOf(plans, (id) => areas.find((one) => one.id === id)?.said || said);
  const laying = layOutDesign(
    { photo, view, light, seed, oldFences, drawnLines, circled, stood, hides, isMeasured, aims },
    versions,
  );
  let layout = laying.next();
  for (; !layout.done; layout = laying.next()) yield { stage: "Laying out the design", progress: 0.45 };
  // `sites`, `laid` and `planOf` are in the order of regions, and of elements in them; an element's number is its place in `laid`.
  const sites = layout.value.map(({ site }) => site);
  const laid = layout.value.flatMap(({ standing }) => standing);
  const planOf = layout.value.flatMap(({ region, standing }) => standing.map(() => region.planIndex));
  markOwners(laid);
  for (const site of sites) keepClosures(site);
  endKeeping();
  clock.lap("plan.layout");
  // Sizes come from the layout, not from the picture: they are known before anything is painted.
  const placed = withWholeEdges(sites.flatMap((site) => [...measureSurfaces(site), ...site.pieces]));
  const measured = sites.map((site) => {
    const measure = measureRegion({ areaId: site.areaId, grid: site.grid, camera: taken }, estimate, input);
    // Of a highlight round a face its size counts, and not that of the ground under it; how sure it is, is the same.
    return standsOnFace(site.plan) ? { ...measure, ...sizeOfFaces(site.pieces) } : measure;
  });
  clock.lap("plan.measure");

  const isDusk = isTakenAtDusk(seen);
  const placesMet = regions.flatMap(({ placeSaid }) => placeSaid ?? []);
  const held = placesHeld(aims, layout.value, view);
  // Notes and records after the outcomes: as laid out for a drawing, as seen in the picture for a photo.
  const told = (outcomes: ReturnType<typeof shownOutcomes>) => {
    const lit = LAMP_KINDS.filter((kind) =>
      outcomes.some(({ element, outcome }) => element.kind === kind && outcome.placed),
    );
    const plansTold = plans.map(({ areaId, plan }, k) => ({
      areaId,
      plan: {
        ...plan,
        notes: tellOutcomes(
          {
            ...plan,
            notes: withoutMet(plan.notes, [
              ...placesMet,
              ...held.flatMap(({ planIndex, said }) => (planIndex === k ? said : [])),
            ]).map((note) =>
              eveningTold(clearingTold(note, plants[k]!, things[k]!, oldFences[k] != null), lit, isDusk),
            ),
          },
          outcomes.filter((_, at) => planOf[at] === k),
        ).filter(({ sentence }) => sentence !== ""),
      },
    }));
    const allNotes = [
      ...plansTold.flatMap(({ plan }) => plan.notes),
      ...notes,
      ...scaleNotes(found, asTaken),
      ...viewpointNotes(input),
    ];
    const shown = placedOf(placed, outcomes, namesOf(laid));
    return {
      document: sizedDocument(plantedDocument(document, laid, outcomes), shown),
      plans: plansTold,
      placed: shown,
      notes: allNotes,
      measured,
      camera: cameraFacts(taken, estimate, rulers),
    };
  };
  if (input.viewpoint !== "same") {
    yield { stage: "Drawing the design", progress: 0.6 };
    const drawn = drawViewpoint(input, view.camera, seen, sites, placed, measured);
    clock.lap("draw");
    return { ...told(laid), ...drawn, timings: clock.timings };
  }

  yield { stage: "Planting and paving", progress: 0.55 };
  // Only this viewpoint paints into the photo.
  const isEvening = plans.some(({ plan }) => plan.evening) && !isDusk;
  const sharpen = maskSharpener(seen, photo);
  const rect = regionsRect(regions, seen, photo);
  const clips = sharpRegions(regions, seen, photo, sharpen, rect);
  clock.lap("render.regions");
  // Filled in while painting: photo pixels by element, and the element of each cell of the picture.
  const seenPixels: SeenPixels = new Map();
  const seenPlants: SeenPlants = new Map();
  const owners = openOwnerMap(photo);
  const painting = paintDesign({
    photo,
    camera,
    seen,
    ground: groundStoodOn(regions, seen, sites),
    before,
    sharpen,
    rect,
    parts: sites.map(({ layers }, k) => ({ layers, clip: clips[k]! })),
    light: isEvening ? afterSunset(light) : light,
    isWeedy,
    instances: sites.flatMap((site) => site.instances),
    faces: sites.flatMap((site) => site.faces),
    seed,
    seenPixels,
    seenPlants,
    owners,
  });
  const hasUplights = (isEvening || isDusk) && laid.some(({ element }) => element.kind === "uplights");
  const standing = freshlyStanding(photo);
  const finish = (canvas: Canvas): ConceptPicture => ({
    image: develop(photo, canvas, textureOf(photo), seed + 5),
    editable: editableOf(photo, canvas, cleared),
  });
  // Each part of painting is a step; after the ground the caller may show a draft.
  let painted = painting.next();
  for (; !painted.done; painted = painting.next()) {
    const { part, canvas } = painted.value;
    clock.lap(`render.${part}`);
    if (part === "objects" && hasUplights) standing.begin(canvas);
    if (part === "lay") standing.end(canvas);
    const step = { stage: "Planting and paving", progress: 0.7 };
    yield part === "ground" ? { ...step, draft: () => finish(canvas) } : step;
  }
  yield { stage: "Matching your photo's light", progress: 0.9 };
  const picture = finish(painted.value);
  giveBackPlane(painted.value.light);
  // Against the photo as it came, so that what was cleared from the house counts too.
  const house = houseChange(input.photo, picture.image, asTaken);
  const outcomes = shownOutcomes(laid, { pixels: seenPixels, plants: seenPlants }, owners, photo);
  // Elements that the picture does not show have no shape.
  const ids = laid.map(({ id }, at) => (outcomes[at]!.outcome.placed ? id : ""));
  const filling = new Set(layout.value.flatMap(fillingYard));
  const shapes = shownShapes(owners, ids)
    .filter(({ id }) => id !== "")
    .map((shape): ShownShape => (filling.has(shape.id) ? { ...shape, fills: true } : shape));
  const design = { ...told(outcomes), shapes, view: pictureView(camera) };
  const isHouse = !regions.some(({ isAtFence }) => isAtFence);
  const inAll = { ...design, notes: [...design.notes, ...(isHouse ? houseNotes(house) : [])], house };
  clock.lap("composite");
  const lamps = laid.flatMap(({ parts }, at) => (outcomes[at]!.outcome.placed ? parts.lamps : []));
  const isLitAtDusk = isDusk && lamps.length > 0;
  if (!isEvening && !isLitAtDusk) return { ...inAll, ...picture, timings: clock.timings };
  const whole = { left: 0, top: 0, right: photo.width, bottom: photo.height };
  // Lamps light the ground; the sky gets its own color; windows that are still seen are lit from inside.
  const ground = sharpen(seen.ground, whole);
  const open = sharpen(openSky(seen, photo), whole);
  const sky = skyStillSeen(skyBetweenTwigs(open, seen, photo), photo, picture.image, picture.editable);
  const uplit = hasUplights
    ? uplitBy(
        lamps,
        camera,
        {
          ...{ ground, sky, picture: picture.image, changed: picture.editable.data, fresh: standing.pixels },
          ...{ plants: sharpen(seen.plants, whole), standing: sharpen(seen.standing, whole) },
          house: sharpen(seen.house, whole),
        },
        seen,
        small,
      )
    : null;
  if (isLitAtDusk) {
    const lit = lampsOn(picture.image, camera, lamps, ground, sky, uplit);
    clock.lap("evening");
    const editable = withChanged(picture.editable, picture.image, lit);
    return {
      ...inAll,
      house: houseChange(input.photo, lit, asTaken),
      image: lit,
      editable,
      timings: clock.timings,
    };
  }
  // An evening view begins from the finished picture by day and darkens all of it.
  const panes = shownPanes(seen, picture.editable);
  const evenly = withoutSunOnGround(seen, picture.image, picture.editable);
  const image = eveningView(evenly, camera, lamps, ground, sky, panes, uplit, open);
  clock.lap("evening");
  const { width, height } = photo;
  const editable = { width, height, data: new Uint8Array(width * height).fill(255) };
  return {
    ...inAll,
    house: houseChange(input.photo, image, asTaken),
    image,
    editable,
    timings: clock.timings,
  };
}

const textureOf = oncePer(readTexture);

const sizeOfFaces = (pieces: readonly PlacedElement[]) => ({
  areaM2: pieces.reduce((sum, { areaM2 }) => sum + areaM2, 0),
  perimeterM: pieces.reduce((sum, { perimeterM }) => sum + perimeterM, 0),
});

/** Ids of what covers a region that the photo gave, not a person. */
const fillingYard = ({ site, standing }: LaidRegion): string[] =>
  site.areaId !== null ? [] : standing.flatMap(({ id, element }) => (fillsRegion(site, element) ? [id] : []));

const pictureView = ({ focalPx, centerX, horizonY, heightM, widthPx, heightPx }: Camera): PictureView => ({
  focal: focalPx / heightPx,
  centerX: centerX / widthPx,
  horizonY: horizonY / heightPx,
  heightM,
});

/** The light as it was read for the first version that had a region at all, so that a change leaves that of the rest as it was. */
function steadyLight(view: View, versions: readonly Version[]): PhotoLight {
  const first = versions.find(({ regions }) => regions.length > 0) ?? versions.at(-1)!;
  return lightOf(view, unionOf(first.regions, view.seen));
}

/** The same where the old grass is no model for a new lawn: weeds are coarser than blades. */
const withoutOldBlades = (light: PhotoLight): PhotoLight => ({
  ...light,
  grass: { ...light.grass, contrast: null },
});

/** Which pixels of the photo the canvas changed, or clearing before it: 255 or 0. */
function editableOf(
  { width, height }: RgbImage,
  { rect, width: wide, painted }: Canvas,
  cleared: Uint8Array | null,
): Mask {
  const data = new Uint8Array(width * height);
  if (cleared) for (let i = 0; i < data.length; i++) data[i] = cleared[i]! * 255;
  // Row by row of the canvas, which is a rectangle of the photo.
  for (let i = 0; i < painted.length; i += wide) {
    markPainted(data, (rect.top + i / wide) * width + rect.left, painted, i, wide);
  }
  return { width, height, data };
}

function markPainted(data: Uint8Array, to: number, painted: Uint8Array, from: number, wide: number): void {
  for (let x = 0; x < wide; x++) if (painted[from + x] === 1) data[to + x] = 255;
}
