import { type Photo, wishedAreas } from "#app/components/designer/sketch.ts";
import { drawElements } from "#app/photo/draw.ts";
import type { Version } from "#app/routes/designer/version.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import { shownElements } from "#core/design/shown-elements.ts";
import type { FoundElements } from "./found-elements.ts";
import { keptTerms } from "./kept-terms.ts";

/**
 * The elements of a picture as this device knows them: of one that it drew from that drawing, else drawn once more. A device that never heard
 * of the plan's limit takes it for one with a limit, so that no picture is asked for that nobody wanted.
 */
export async function deviceElements(
  { drawn, waiting, prompt, editHistory, seed, viewpoint = "same" }: Version,
  photo: Photo,
  userId: string,
  signal: AbortSignal,
): Promise<FoundElements> {
  const { sizes, brush } = photo.highlights;
  const marks = waiting?.request ?? { areas: wishedAreas(photo, prompt), sizes, brush };
  const wish = { photo, marks, prompt, changes: editHistory, seed, viewpoint };
  const { view, ...shown } = drawn ?? (await drawElements(wish, { signal }));
  const terms = keptTerms(userId);
  const pricing = terms?.pricing ?? null;
  return {
    ...shownElements(shown, pricing),
    ...{ view, pricing, document: sentDocument(shown.document), picturesLeft: null },
    ...{ isLimited: terms?.isLimited ?? true, isUnpriced: terms === null },
  };
}
