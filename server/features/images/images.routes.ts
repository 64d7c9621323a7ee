import { z } from "zod";
import type { imageEndpoints } from "#contract/endpoints/images.ts";
import { countSavedImages } from "#server/features/entitlements/allowance.ts";
import { requireProject } from "#server/features/projects/projects.ts";
import { stageUpload } from "#server/files/staged-uploads.ts";
import type { Handlers } from "#server/http/api.ts";
import { cursorOf, readCursor } from "#server/http/cursor.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { ImageDeps } from "./image-deps.ts";
import { selectSavedImages } from "./images.store.ts";
import { autoSave, uploadPhoto } from "./images.ts";
import { presentImage } from "./images.wire.ts";
import { removeImage } from "./remove-images.ts";

export const imageRoutes = (
  deps: ImageDeps & { queue: Pick<Queue, "send"> },
): Handlers<typeof imageEndpoints> => ({
  stageUpload: async ({ body }, { actor }) => {
    return { upload: await stageUpload(deps.storage, actor.companyId, body.bytes) };
  },
  uploadOriginal: async ({ form }, { actor }) => {
    const file = await uploadPhoto(deps, actor, form);
    const { id, width, height } = file;
    return { url: deps.urls.urlsFor(actor)(file.key), width, height, fileId: id };
  },
  autoSave: async ({ body }, { actor, log }) => ({
    saved: true,
    data: presentImage(await autoSave(deps, actor, body, log), deps.urls.urlsFor(actor)),
  }),
  listImages: async ({ query }, { actor }) => {
    const { page, limit, project_id: projectId, cursor } = query;
    if (projectId !== undefined) await requireProject(deps.db, actor, projectId);
    const urlOf = deps.urls.urlsFor(actor);
    const from = cursor ? { after: readCursor(cursor, z.iso.datetime()) } : { page };
    const { rows, total, next } = await selectSavedImages(deps.db, actor.companyId, {
      limit,
      projectId,
      from,
    });
    return {
      data: {
        images: rows.map((row) => presentImage(row, urlOf)),
        total,
        nextCursor: next && cursorOf(next),
      },
    };
  },
  deleteImage: async ({ params }, { actor }) => {
    await removeImage(deps, actor, params.id);
    return {};
  },
  imageStats: async (_, { actor }) => ({
    data: { total_images: await countSavedImages(deps.db, actor.companyId) },
  }),
});
