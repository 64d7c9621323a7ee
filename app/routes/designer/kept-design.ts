import { NO_HIGHLIGHTS } from "#app/components/designer/highlight-areas.ts";
import type { Photo, PhotoPlace } from "#app/components/designer/sketch.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { contentOf, contentOfPhoto } from "./design-content.ts";
import type { Came, Design, DesignContent, DesignEvent } from "./design-state.ts";
import { isSame, mergeContent } from "./merge-content.ts";
import { versionOf, withVersions } from "./version.ts";

export function cameOf(kept: KeptDesign): Came {
  const photoIdOf = (fileId: string) => kept.state.photos.find((photo) => photo.fileId === fileId)?.id ?? "";
  const asked = kept.versions.map((version) => ({
    version,
    asked: {
      ...version.asked,
      marks: version.asked.marks ?? undefined,
      photoId: photoIdOf(version.fileId),
    },
  }));
  const open = asked.findLast(({ version }) => version.generation.status !== "succeeded");
  return {
    versions: asked
      .filter(({ version }) => version.generation.status === "succeeded")
      .map(({ version, asked: wish }) => ({
        ...versionOf(version.generation, wish),
        ...{ name: version.name, starred: version.starred, madeBy: version.madeBy, kept: true },
      })),
    places: kept.files,
    underWay: open
      ? {
          ...{ kind: "running", id: open.version.id, partialUrl: null, connected: true },
          ...{ stage: open.version.generation.stage, progress: open.version.generation.progress },
          ...open.asked,
        }
      : null,
  };
}

/** Shows a version where there is one, and the photo where the design was left at it. */
export function withShown(design: Design, shownId: string | null, view: Design["view"]): Design {
  const shown = design.versions.find(({ id }) => id === shownId) ?? design.versions.at(-1);
  if (!shown) return { ...design, shownId: null, view: "photo" };
  return { ...design, shownId: shown.id, editHistory: shown.editHistory, view };
}

/**
 * What others did comes in beside what this person is doing: their words and marks, and new pictures. What is looked at here stays.
 */
export function withCame(design: Design, event: Extract<DesignEvent, { type: "changes came" }>): Design {
  const { came, merged } = event;
  const local = [...design.others, ...design.versions];
  const mixed = [
    ...came.versions.map((version) => {
      const known = local.find(({ id }) => id === version.id);
      if (!known) return version;
      // A photo that was sent after its picture was asked for is not in the server's design yet.
      const photoId = version.photoId || known.photoId;
      return { ...version, photoId, savedImageId: version.savedImageId ?? known.savedImageId };
    }),
    ...local.filter((version) => !version.kept && !came.versions.some(({ id }) => id === version.id)),
  ];
  const content = merged
    ? // What was done between the merge and now is not lost.
      mergeContent(merged.mine, contentOf(design), merged.content).merged
    : contentOf(design);
  const told = withVersions(withContent(design, content, came.places), mixed);
  const isShownGone = told.shownId !== null && !told.versions.some(({ id }) => id === told.shownId);
  const shown =
    isShownGone || told.shownId === null ? withShown(told, null, isShownGone ? told.view : "photo") : told;
  return shown.run.kind === "idle" && came.underWay ? { ...shown, run: came.underWay } : shown;
}

function withContent(
  design: Design,
  { title, projectId, state }: DesignContent,
  places: PhotoPlace[],
): Design {
  const unsent = design.photos.filter(({ place }) => !place);
  const photos = [
    ...state.photos.flatMap((photo) => {
      const known = design.photos.find(({ id }) => id === photo.id);
      if (!known) return photoOf(photo, places) ?? [];
      if (isSame(contentOfPhoto(known), photo)) return withFreshPlace(known, places);
      const { areas, brush, sizes } = photo;
      const selectedId = areas.some(({ id }) => id === known.highlights.selectedId)
        ? known.highlights.selectedId
        : null;
      // Steps back would take away what somebody else did.
      return { ...known, highlights: { ...NO_HIGHLIGHTS, areas, brush, sizes, selectedId } };
    }),
    ...unsent,
  ];
  return {
    ...design,
    ...{ title, projectId, photos },
    primaryId: photos.some(({ id }) => id === design.primaryId) ? design.primaryId : (photos[0]?.id ?? null),
    description: state.description,
    viewpoint: state.viewpoint,
    change: state.change,
    engine: state.engine ?? null,
  };
}

/** The same photo at an address that holds. */
function withFreshPlace(photo: Photo, places: PhotoPlace[]): Photo {
  const place = places.find(({ fileId }) => fileId === photo.place?.fileId);
  if (!place || place.url === photo.place?.url) return photo;
  return { ...photo, place, source: typeof photo.source === "string" ? place.url : photo.source };
}

export function photoOf(photo: DesignContent["state"]["photos"][number], places: PhotoPlace[]): Photo | null {
  const place = places.find(({ fileId }) => fileId === photo.fileId);
  if (!place) return null;
  const { id, name, width, height, areas, brush, sizes } = photo;
  return {
    ...{ id, name, width, height, place },
    source: place.url,
    highlights: { ...NO_HIGHLIGHTS, areas, brush, sizes },
  };
}
