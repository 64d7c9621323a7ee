import sharp from "sharp";
import type { RuleFlag } from "#core/bom/bom.ts";
import { tellSeen, UNSEEN_FLAG, unplanned, wordsOf } from "#core/bom/reconcile-seen.ts";
import type { SeenElement } from "#core/bom/seen-element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { EditedPicture, EditRequest, Measure } from "#server/adapters/image-model/image-model.ts";
import { type Look, VisionFailure } from "#server/adapters/vision/vision.ts";
import { beginCall, LOOK_MICRO_USD } from "#server/features/spending/spending.ts";
import type { BomDeps } from "./bom-deps.ts";

/** As large as the specification sends pictures to be read, and as good. */
const PICTURE_MAX_PX = 1024;
const JPEG_QUALITY = 85;
/** More pieces that nobody asked for than this are a model that fancies, and each takes time to lay out. */
const BESIDES_MAX = 12;

export type PictureToRead = {
  before: Uint8Array;
  after: Uint8Array;
  focal35Mm: number | null;
  request: Pick<EditRequest, "references" | "seed"> | null;
};

export type ReadPicture = { placed: PlacedElement[]; measured: Measure[]; remarks: RuleFlag[] };

/**
 * What the picture shows beside the plan. A vision model says what is there and where; each piece is then laid out on the photo by
 * our own engine like a highlight with those words, so that how much it is stays computed. Fails into the plan alone, with a remark.
 */
export async function readPicture(
  deps: Pick<BomDeps, "db" | "now" | "spending" | "vision" | "layOut" | "log">,
  userId: string,
  planned: readonly PlacedElement[],
  picture: PictureToRead | null,
): Promise<ReadPicture> {
  const { vision, log } = deps;
  if (!vision || !picture) return { placed: [], measured: [], remarks: [] };
  try {
    const [before, after] = await Promise.all([small(picture.before), small(picture.after)]);
    const payer = { userId, ownKey: false };
    const call = { ...payer, generationId: null, engine: null, takenMicroUsd: LOOK_MICRO_USD };
    if (!(await deps.db.transaction((tx) => beginCall(tx, deps, call))).ok)
      throw new VisionFailure("the spending limit of the day is reached");
    const seen = await vision.look({ before: before.content, after: after.content });
    const besides = unplanned(planned, seen).slice(0, BESIDES_MAX);
    const { placed, measured } = await layOutSeen(deps, besides, picture, before);
    return { placed, measured, remarks: tellSeen(planned, seen, placed) };
  } catch (err) {
    log.warn({ err, model: vision.model }, "picture not read");
    return { placed: [], measured: [], remarks: [UNSEEN_FLAG] };
  }
}

type Small = { content: Look["before"]; width: number; height: number };

async function small(content: Uint8Array): Promise<Small> {
  const { data, info } = await sharp(content)
    .resize(PICTURE_MAX_PX, PICTURE_MAX_PX, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

async function layOutSeen(
  { layOut }: Pick<BomDeps, "layOut">,
  seen: readonly SeenElement[],
  { before, focal35Mm, request }: PictureToRead,
  photo: Small,
): Promise<Pick<EditedPicture, "measured"> & { placed: PlacedElement[] }> {
  if (seen.length === 0) return { placed: [], measured: [] };
  const { width = photo.width } = await sharp(before).metadata();
  const drawn = await layOut.edit(
    {
      photo: { ...photo, focal35Mm },
      mask: null,
      prompt: "",
      editHistory: [],
      areas: seen.map((one, index) => ({
        id: areaId(index),
        description: wordsOf(one),
        path: one.outline.map(({ x, y }) => ({ x: x * photo.width, y: y * photo.height })),
      })),
      references: scaled(request?.references ?? [], photo.width / width),
      viewpoint: "same",
      seed: request?.seed ?? 1,
      quality: null,
      size: null,
    },
    {
      signal: AbortSignal.timeout(LAY_OUT_MS),
      onStage: () => {},
      onPartial: () => {},
      onCall: async () => {},
      onUnbilled: () => {},
      onSpent: () => {},
    },
  );
  // Words may name more than the kind; what else they name was not seen there.
  const kindOf = new Map(seen.map(({ kind }, index) => [areaId(index), kind]));
  const placed = (drawn.plan?.placed ?? []).filter(
    (one) => one.areaId !== null && kindOf.get(one.areaId) === one.element.kind,
  );
  return { placed, measured: drawn.measured };
}

const LAY_OUT_MS = 60_000;
/** Beside the ids of highlights, which are the person's. */
const areaId = (index: number) => `seen-${index + 1}`;

const scaled = (references: NonNullable<EditRequest["references"]>, scale: number) =>
  references.map((reference) => ({
    ...reference,
    from: { x: reference.from.x * scale, y: reference.from.y * scale },
    to: { x: reference.to.x * scale, y: reference.to.y * scale },
  }));
