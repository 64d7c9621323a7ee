import { type Photo, type PhotoPlace, wishedAreas } from "#app/components/designer/sketch.ts";
import type { GenerationRequest } from "#app/lib/generation.ts";
import { buildMask } from "#app/photo/mask.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Design } from "./design-state.ts";

/** What asks the server for a picture of this design. @throws without a project, which the screen asks for before. */
export async function requestOf(
  { projectId, viewpoint }: Design,
  photo: Photo,
  {
    place,
    ...wish
  }: Pick<GenerationRequest, "prompt" | "editHistory" | "seed" | "designId" | "engine"> & {
    place: PhotoPlace | undefined;
  },
): Promise<GenerationRequest> {
  if (projectId === null) throw new Error(MESSAGES.projectNotFound);
  const { sizes, brush } = photo.highlights;
  const annotations = wishedAreas(photo, wish.prompt);
  const mask = await buildMask(photo, annotations, brush);
  return {
    ...wish,
    image: place?.url ?? photo.source,
    mask,
    annotations,
    sizes,
    brush,
    viewpoint,
    projectId,
  };
}
