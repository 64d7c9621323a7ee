import type { projectPhotoEndpoints } from "#contract/endpoints/project-photos.ts";
import type { Actor } from "#server/actor.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import type { FileUrls } from "#server/files/file-urls.ts";
import type { Handlers } from "#server/http/api.ts";
import type { PhotoRow } from "./project-photos.store.ts";
import { addPhoto, changePhoto, listPhotos, removePhoto } from "./project-photos.ts";
import type { ProjectDeps } from "./projects.ts";

export function projectPhotoRoutes(
  deps: Pick<ProjectDeps, "db"> & { urls: FileUrls },
): Handlers<typeof projectPhotoEndpoints> {
  const present = async (actor: Actor, rows: PhotoRow[]) => {
    const urlOf = deps.urls.urlsFor(actor);
    const nameOf = await namesOfMakers(
      deps.db,
      actor.companyId,
      rows.map(({ madeBy }) => madeBy),
    );
    const photos = rows.map(({ id, caption, width, height, key, thumbnailKey, madeBy }) => ({
      ...{ id, caption, width, height, madeBy: nameOf(madeBy) },
      url: urlOf(key),
      thumbnailUrl: urlOf(thumbnailKey ?? key),
    }));
    return { data: { photos } };
  };
  return {
    projectPhotos: async ({ params }, { actor }) => present(actor, await listPhotos(deps, actor, params.id)),
    addProjectPhoto: async ({ params, body }, { actor }) =>
      present(actor, await addPhoto(deps, actor, params.id, body)),
    putProjectPhoto: async ({ params: { id: projectId, photoId }, body }, { actor }) =>
      present(actor, await changePhoto(deps, actor, { projectId, photoId }, body)),
    deleteProjectPhoto: async ({ params: { id: projectId, photoId } }, { actor }) => {
      await removePhoto(deps, actor, { projectId, photoId });
      return {};
    },
  };
}
