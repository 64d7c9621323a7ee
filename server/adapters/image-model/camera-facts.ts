import { referenceOf } from "#core/measure/known-size.ts";
import type { ConceptInput } from "#renderer/render/concept-types.ts";
import type { EditRequest } from "./image-model.ts";

/** What is known of the camera that took the photo: its lens, where it looked, and the sizes that the person marked. */
export const cameraFacts = ({
  photo,
  references = [],
}: EditRequest): NonNullable<ConceptInput["camera"]> => ({
  ...(photo.focal35Mm === null ? {} : { focal35Mm: photo.focal35Mm }),
  headingDeg: photo.headingDeg ?? undefined,
  references: references.map(referenceOf),
});
