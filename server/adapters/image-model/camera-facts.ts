import type { DocumentInput } from "#renderer/render/concept-types.ts";
import type { EditRequest } from "./image-model.ts";

/** What is known of the camera that took the photo: its lens, and where it looked. */
export const cameraFacts = ({ photo }: EditRequest): NonNullable<DocumentInput["camera"]> => ({
  ...(photo.focal35Mm === null ? {} : { focal35Mm: photo.focal35Mm }),
  headingDeg: photo.headingDeg ?? undefined,
});
