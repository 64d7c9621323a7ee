import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { PROJECT_PHOTOS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PHOTO_CAPTION } from "#contract/rules/project.ts";
import { textSchema } from "#contract/rules/text-schema.ts";
import { ProjectId } from "./projects.ts";

const PhotoParams = z.object({ id: ProjectId, photoId: z.uuid({ error: MESSAGES.imageNotFound }) });
const Caption = textSchema(PHOTO_CAPTION);

const ProjectPhoto = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  madeBy: z.string().nullable(),
});
export type ProjectPhoto = z.infer<typeof ProjectPhoto>;

const Photos = withData(z.object({ photos: z.array(ProjectPhoto) }));

/** Photos of a project's place, with captions, in an order of their own. Each change answers all of them. */
export const projectPhotoEndpoints = {
  projectPhotos: {
    ...CALLS.projectPhotos,
    summary: "The photos of a project, in their order",
    params: z.object({ id: ProjectId }),
    reply: Photos,
  },
  addProjectPhoto: {
    ...CALLS.addProjectPhoto,
    summary: `Put an uploaded photo behind the others, ${PROJECT_PHOTOS_MAX} at most; one that is there already stays where it is`,
    params: z.object({ id: ProjectId }),
    /** As the upload of an original answered it. */
    body: z.object({ fileId: z.uuid({ error: MESSAGES.imageNotFound }), caption: Caption.default("") }),
    reply: Photos,
    status: 201,
  },
  putProjectPhoto: {
    ...CALLS.putProjectPhoto,
    summary: "Write a photo's caption, or move it",
    params: PhotoParams,
    body: z.object({
      caption: Caption.optional(),
      /** Where it comes, from 0; behind the last where that is further. */
      place: z.number().int().min(0).max(PROJECT_PHOTOS_MAX).optional(),
    }),
    reply: Photos,
  },
  deleteProjectPhoto: {
    ...CALLS.deleteProjectPhoto,
    summary: "Take a photo out of a project; designs that were made of it keep it",
    params: PhotoParams,
    reply: Empty,
  },
} satisfies EndpointRows;
