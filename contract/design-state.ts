import { z } from "zod";
import { Annotation, BrushStroke, KnownSize } from "./endpoints/generations.ts";
import { ENGINE_NAMES } from "./engines.ts";
import {
  AREAS_MAX,
  BRUSH_STROKES_MAX,
  DESCRIPTION_MAX,
  DESIGN_PHOTOS_MAX,
  KNOWN_SIZES_MAX,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { VIEWPOINTS } from "./viewpoint.ts";

const LocalId = z.string().min(1).max(64);
const Side = z.number().int().min(1).max(100_000);

/** A photo of a kept design with all that is marked on it, in photo pixels. Its file was uploaded before. */
const DesignPhoto = z.object({
  id: LocalId,
  name: z.string().max(255),
  width: Side,
  height: Side,
  fileId: z.uuid({ error: MESSAGES.imageNotFound }),
  areas: z.array(Annotation).max(AREAS_MAX),
  brush: z.array(BrushStroke).max(BRUSH_STROKES_MAX),
  sizes: z.array(KnownSize).max(KNOWN_SIZES_MAX),
});

/**
 * What the server keeps of a design as it is worked on. The number says how the rest is to be read; one that is not known here is
 * refused and never guessed.
 */
export const DesignState = z.object({
  version: z.literal(1, { error: MESSAGES.designTooNew }),
  photos: z.array(DesignPhoto).max(DESIGN_PHOTOS_MAX),
  /** The photo that is worked on. */
  primaryId: LocalId.nullable(),
  description: z.string().max(DESCRIPTION_MAX, MESSAGES.descriptionTooLong),
  viewpoint: z.enum(VIEWPOINTS),
  /** The change that is being written. */
  change: z.string().max(DESCRIPTION_MAX, MESSAGES.descriptionTooLong),
  /** What draws; absent = whichever the server takes by itself. */
  engine: z.enum(ENGINE_NAMES).optional(),
  view: z.enum(["photo", "result"]),
  /** The version that is looked at. */
  shownId: LocalId.nullable(),
});
export type DesignState = z.infer<typeof DesignState>;
