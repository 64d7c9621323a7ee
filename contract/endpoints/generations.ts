import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { ENGINE_NAMES } from "#contract/engines.ts";
import { withData } from "#contract/envelope.ts";
import {
  AREAS_MAX,
  BRUSH_STROKES_MAX,
  DESCRIPTION_MAX,
  EDIT_HISTORY_MAX,
  KNOWN_LENGTH_MAX_FT,
  KNOWN_LENGTH_MIN_FT,
  KNOWN_SIZES_MAX,
  STROKE_MAX_POINTS,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { RULER_KINDS } from "#core/measure/ruler.ts";
import { StagedKey } from "./images.ts";
import { ProjectId } from "./projects.ts";

const GENERATION_STATUSES = ["queued", "running", "succeeded", "failed", "canceled"] as const;

export const Annotation = z.object({
  id: z.coerce.string().min(1).max(64),
  path: z.array(z.object({ x: z.number(), y: z.number() })).max(STROKE_MAX_POINTS),
  description: z.string().max(DESCRIPTION_MAX, MESSAGES.descriptionTooLong).default(""),
});
export type Annotation = z.infer<typeof Annotation>;

const PhotoPoint = z.object({ x: z.number(), y: z.number() });

/**
 * Something of known size, marked in the photo by its two ends: it sets the scale of every measure. `notThis` is the opposite: what
 * the photo seems to show there is not of its usual size, and nothing of that kind counts in this photo. `reachesThis`: what it shows has
 * these ends, and stands for all of that kind.
 */
export const KnownSize = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("length"),
    from: PhotoPoint,
    to: PhotoPoint,
    lengthFt: z.number().min(KNOWN_LENGTH_MIN_FT).max(KNOWN_LENGTH_MAX_FT),
  }),
  z.object({ kind: z.enum(["door", "garageDoor", "fenceBoard"]), from: PhotoPoint, to: PhotoPoint }),
  z.object({
    kind: z.enum(["notThis", "reachesThis"]),
    ruler: z.enum(RULER_KINDS),
    from: PhotoPoint,
    to: PhotoPoint,
  }),
]);

/** One stroke of the brush that makes the part of the photo that may change larger or smaller, photo pixels, oldest first. */
export const BrushStroke = z.object({
  mode: z.enum(["add", "remove"]),
  radius: z.number().min(1).max(2_000),
  path: z.array(PhotoPoint).min(1).max(STROKE_MAX_POINTS).readonly(),
});

const Measured = z.object({
  annotationId: z.string().nullable(),
  areaSqFt: z.number(),
  perimeterFt: z.number(),
  /** Relative half-width of the honest range. */
  band: z.number(),
  basis: z.enum(["measured", "entered", "assumed"]),
});

export type EngineName = (typeof ENGINE_NAMES)[number];

const DesignNote = z.object({
  text: z.string(),
  status: z.enum(["placed", "changed", "told"]),
  sentence: z.string(),
  /** What could be done about it: words for a button, and the change to ask for; null = circle another place. */
  ways: z.array(z.object({ label: z.string(), change: z.string().nullable() })).optional(),
});

export const Generation = z.object({
  id: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** Words for people. */
  stage: z.string(),
  progress: z.number(),
  engine: z.enum(ENGINE_NAMES),
  model: z.string(),
  imageUrl: z.string().nullable(),
  /** The same picture, small. */
  thumbnailUrl: z.string().nullable(),
  originalImageUrl: z.string().nullable(),
  savedImageId: z.number().int().nullable(),
  projectId: z.number().int().nullable(),
  /** Its own id when it is a version of a kept design; null when it is of none. */
  designVersionId: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  preservation: z
    .object({
      protectedPixels: z.number().int(),
      changedPixels: z.number().int(),
      score: z.number(),
      /** Pixels that show the house, and those of them that the design changed. */
      house: z.object({ pixels: z.number().int(), changedPixels: z.number().int() }).optional(),
    })
    .nullable(),
  plan: z.object({ elements: z.array(z.unknown()), notes: z.array(DesignNote) }).nullable(),
  measured: z.array(Measured),
  /** What its calls of hosted models cost so far, US dollars; null = none was sent, or their price was not told. */
  costUsd: z.number().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type Generation = z.infer<typeof Generation>;

const Price = z.object({ cents: z.number().int(), currency: z.enum(["USD", "CAD"]) });

/** An element of a finished design: what it is, where the picture shows it, how large it is and what it costs. */
export const ShownElement = z.object({
  /** Lasting: a change leaves the ids of all other elements as they are. */
  id: z.string(),
  /** What people call it: "Planting bed 2". */
  title: z.string(),
  description: z.string(),
  /** The element as data, of the kinds of `core/elements/element.ts`. */
  element: z.looseObject({ kind: z.string() }),
  /** Outlines in the picture, points as shares of its width and height; none where it is not seen. */
  rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
  /** It stands in the yard and nothing of it is seen, so it is not on the bill. */
  hidden: z.boolean(),
  /** It fills the whole yard: there is nowhere to move it to. */
  fills: z.boolean(),
  /** Of all its ground together; null for what covers none. */
  areaSqFt: z.number().nullable(),
  /** Sides of the smallest rectangle round its largest piece of ground. */
  lengthFt: z.number().nullable(),
  widthFt: z.number().nullable(),
  /** Run of walls, fences and hedges. */
  runFt: z.number().nullable(),
  heightFt: z.number().nullable(),
  /** Half of what its area may be off by, as a share of it: 0.75 and more says that nobody knows. */
  areaBand: z.number(),
  count: z.number().int().nullable(),
  plants: z.array(z.object({ species: z.string(), count: z.number().int() })),
  /** Its plants one by one, by lasting ids, and where each stands; none in designs made before plants had places. */
  standing: z.array(
    z.object({
      id: z.string(),
      species: z.string(),
      age: z.enum(["young", "mature"]),
      rightFt: z.number(),
      awayFt: z.number(),
    }),
  ),
  /** Material, labor, markup and tax of this element alone; null where the plan has no bills or nothing has a price. */
  price: Price.nullable(),
});
export type ShownElement = z.infer<typeof ShownElement>;

/** The camera of a picture: lengths as shares of its height, `centerX` of its width. Null where nothing can be moved in it. */
const PictureView = z.object({
  focal: z.number(),
  centerX: z.number(),
  horizonY: z.number(),
  heightM: z.number(),
});

const ElementsOfVersion = z.object({
  elements: z.array(ShownElement),
  view: PictureView.nullable(),
  /** The whole design as its bill has it, with what it may lie between where the sizes are too unsure; null as for the price of an element. */
  total: Price.extend({
    range: z.object({ lowCents: z.number().int(), highCents: z.number().int() }).nullable(),
  }).nullable(),
  /** The design as data, from which a page draws changes of it; null where that is not kept, or too large to send. */
  document: z.looseObject({ version: z.literal(4) }).nullable(),
  /** Own prices and terms, as the code of the bill takes them, so that a page can price a change while it is made; null without bills. */
  pricing: z.record(z.string(), z.unknown()).nullable(),
  /** Pictures that the plan has left; null = no limit. Each change that is drawn is one. */
  picturesLeft: z.number().int().nullable(),
});
export type ElementsOfVersion = z.infer<typeof ElementsOfVersion>;

/** JSON inside a multipart field. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(2_000_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: MESSAGES.malformedRequest });
        return z.NEVER;
      }
    })
    .pipe(schema);

const GenerationId = z.object({ id: z.uuid({ error: MESSAGES.generationNotFound }) });

export const generationEndpoints = {
  createGeneration: {
    ...CALLS.createGeneration,
    summary: "Start a design; the header Idempotency-Key makes a repeat the same design",
    form: z.object({
      image: z.file().optional(),
      stagedKey: StagedKey,
      imageUrl: z.string().max(2_000).optional(),
      mask: z.file().optional(),
      prompt: z.string().trim().max(DESCRIPTION_MAX, MESSAGES.descriptionTooLong).default(""),
      annotations: json(z.array(Annotation).max(AREAS_MAX)).optional(),
      references: json(z.array(KnownSize).max(KNOWN_SIZES_MAX)).optional(),
      brush: json(z.array(BrushStroke).max(BRUSH_STROKES_MAX)).optional(),
      viewpoint: z.enum(VIEWPOINTS).default("same"),
      projectId: ProjectId.optional(),
      /**
       * An earlier design of the same person: photo, marks, wish and seed are its own, those of this form are not read, and
       * `editHistory` comes after its own changes.
       */
      againOf: z.uuid({ error: MESSAGES.generationNotFound }).optional(),
      /** The design that the last of `editHistory` changes. Its words and marks count where those of this form were drawn already. */
      changeOf: z.uuid({ error: MESSAGES.generationNotFound }).optional(),
      /** A kept design that the picture becomes a version of. */
      designId: z.uuid({ error: MESSAGES.generationNotFound }).optional(),
      editHistory: json(z.array(z.string().trim().max(DESCRIPTION_MAX)).max(EDIT_HISTORY_MAX)).optional(),
      engine: z.enum(["auto", ...ENGINE_NAMES]).default("auto"),
      quality: z.enum(["auto", "low", "medium", "high"]).optional(),
      size: z
        .string()
        .regex(/^(auto|\d{2,5}x\d{2,5})$/, MESSAGES.sizeInvalid)
        .optional(),
      seed: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    }),
    reply: withData(z.object({ id: z.string(), status: z.enum(GENERATION_STATUSES) })),
    status: 202,
  },
  getGeneration: {
    ...CALLS.getGeneration,
    summary: "How a design is going",
    params: GenerationId,
    reply: withData(Generation),
  },
  generationElements: {
    ...CALLS.generationElements,
    summary: "The elements of a finished design, with their outlines in the picture, sizes and prices",
    params: GenerationId,
    reply: withData(ElementsOfVersion),
  },
  generationEvents: {
    ...CALLS.generationEvents,
    summary: "Server-Sent Events progress, partial, done, failed; Last-Event-ID resumes",
    params: GenerationId,
    reply: "events",
  },
  cancelGeneration: {
    ...CALLS.cancelGeneration,
    summary: "Cancel a design; 200 also when it had ended",
    params: GenerationId,
    reply: withData(Generation),
  },
} satisfies EndpointRows;
