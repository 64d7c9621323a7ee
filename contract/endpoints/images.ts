import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { EDIT_HISTORY_MAX, IMAGE_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { Cursor, NextCursor, ProjectId } from "./projects.ts";

/** Ids of images are integers on the wire, as projects' are. */
export const ImageId = z.coerce.number({ error: MESSAGES.imageNotFound }).int().positive().max(2_147_483_647);

/** Of a photo that was put into the store before the call; it serves once. */
export const StagedKey = z.string().max(200).optional();

/** A saved image; the spellings are the specification's, both ids included. */
export const SavedImage = z.object({
  id: z.number().int(),
  Id: z.number().int(),
  image_type: z.enum(["generated", "original", "uploaded"]),
  cloudinary_url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  original_image: z.string().nullable(),
  original_image_id: z.number().int().nullable(),
  project_id: z.number().int().nullable(),
  project_name: z.string().nullable(),
  original_prompt: z.string().nullable(),
  edit_history: z.array(z.string()),
  /** The design that it was drawn as; null for one that was saved otherwise. */
  generation_id: z.string().nullable(),
  /** Only a design seen from where the photo was taken can be wiped over it. */
  viewpoint: z.enum(VIEWPOINTS),
  rating: z.enum(["good", "not_good"]).nullable(),
  created_at: z.string(),
});
export type SavedImage = z.infer<typeof SavedImage>;

const EditHistory = z.array(z.string().max(2_000)).max(EDIT_HISTORY_MAX);

export const imageEndpoints = {
  stageUpload: {
    ...CALLS.stageUpload,
    summary:
      "A place at the store for one photo of so many bytes, to be PUT there with these headers within five minutes; null where photos come inside the calls",
    body: z.object({ bytes: z.number().int().positive() }),
    reply: z.object({
      upload: z
        .object({ url: z.string(), headers: z.record(z.string(), z.string()), stagedKey: z.string() })
        .nullable(),
    }),
  },
  uploadOriginal: {
    ...CALLS.uploadOriginal,
    summary: "Upload a photo; it is stored upright and without its location",
    form: z.object({
      image: z.file({ error: MESSAGES.imageRequired }).optional(),
      stagedKey: StagedKey,
      filename: z.string().max(255).optional(),
    }),
    reply: z.object({
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** What a kept design names the photo by. */
      fileId: z.string(),
    }),
    status: 201,
  },
  autoSave: {
    ...CALLS.autoSave,
    summary: "Save a generated picture into a project; the same picture twice is one image",
    body: z.object({
      imageUrl: z.string().min(1, MESSAGES.imageNotFound).max(2_000),
      /** The design that made it: several may look alike. */
      generationId: z.uuid({ error: MESSAGES.generationNotFound }).optional(),
      prompt: z.string().max(40_000).default(""),
      editHistory: EditHistory.default([]),
      projectId: ProjectId.nullish(),
      autoSave: z.boolean().optional(),
      originalImageUrl: z.string().max(2_000).nullish(),
      annotations: z.array(z.unknown()).max(100).optional(),
    }),
    reply: z.object({ message: z.string().optional(), saved: z.boolean(), data: SavedImage }),
  },
  listImages: {
    ...CALLS.listImages,
    summary: "My saved images, newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(IMAGE_PAGE_SIZE),
      project_id: ProjectId.optional(),
      cursor: Cursor,
    }),
    reply: withData(
      z.object({ images: z.array(SavedImage), total: z.number().int(), nextCursor: NextCursor }),
    ),
  },
  deleteImage: {
    ...CALLS.deleteImage,
    summary: "Delete a saved image with its bill of materials and its link",
    params: z.object({ id: ImageId }),
    reply: Empty,
  },
  imageStats: {
    ...CALLS.imageStats,
    summary: "How many images I have saved",
    reply: withData(z.object({ total_images: z.number().int() })),
  },
} satisfies EndpointRows;
