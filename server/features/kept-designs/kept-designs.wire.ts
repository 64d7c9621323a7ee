import { z } from "zod";
import { DesignState } from "#contract/design-state.ts";
import type { DesignSummary, KeptDesign } from "#contract/endpoints/designs.ts";
import { AREAS_MAX, BRUSH_STROKES_MAX, DESCRIPTION_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { findGenerations } from "#server/features/designs/designs.ts";
import { presentGeneration } from "#server/features/designs/designs.wire.ts";
import type { requireOwnImage } from "#server/features/images/images.ts";
import type { NameOfMaker } from "#server/features/members/makers.ts";
import type { UrlOf } from "#server/files/file-urls.ts";
import type { FileRow } from "#server/files/files.store.ts";
import type { DesignPlace, DesignRow, FilePlace, ListedDesign, VersionRow } from "./kept-designs.store.ts";

type ShownGeneration = Awaited<ReturnType<typeof findGenerations>>[number];
type SavedImage = Awaited<ReturnType<typeof requireOwnImage>>["image"];
type Beside = {
  versions: VersionRow[];
  shown: ShownGeneration[];
  places: FilePlace[];
  nameOf: NameOfMaker;
};

export function presentDesign(
  row: DesignRow,
  { versions, shown, places, nameOf }: Beside,
  urlOf: UrlOf,
): KeptDesign {
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    projectId: row.projectId,
    state: readState(row.state),
    files: places.map(({ fileId, key }) => ({ fileId, url: urlOf(key) })),
    versions: versions.flatMap(({ generationId, name, starred }) => {
      const found = shown.find(({ generation }) => generation.id === generationId);
      return found
        ? [presentVersion(found, { name, starred, madeBy: nameOf(found.generation.madeBy) }, urlOf)]
        : [];
    }),
    madeBy: nameOf(row.madeBy),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One that a newer release wrote is refused: read as an older one it would lose what only the newer one knows. */
function readState(stored: unknown): DesignState {
  const read = DesignState.safeParse(stored);
  if (read.success) return read.data;
  const { version } = z.looseObject({ version: z.unknown() }).parse(stored);
  if (version === 1) throw new Error("a stored design cannot be read", { cause: read.error });
  throw new AppError("unprocessable", MESSAGES.designTooNew);
}

function presentVersion(
  shown: ShownGeneration,
  given: { name: string | null; starred: boolean; madeBy: string | null },
  urlOf: UrlOf,
): KeptDesign["versions"][number] {
  const { id, request, photoFileId } = shown.generation;
  const { prompt, editHistory, seed, viewpoint } = request;
  return {
    id,
    ...given,
    fileId: photoFileId,
    asked: {
      ...{ prompt, editHistory, seed, viewpoint },
      marks:
        viewpoint === "overhead"
          ? { areas: request.annotations, sizes: request.references ?? [], brush: request.brush ?? [] }
          : null,
    },
    generation: presentGeneration(shown, urlOf),
  };
}

export function presentSummary(row: ListedDesign, nameOf: NameOfMaker, urlOf: UrlOf): DesignSummary {
  const { picture } = row;
  const thumbnail = picture ? (picture.thumbnailKey ?? picture.key) : (row.coverThumbnailKey ?? row.coverKey);
  return {
    id: row.id,
    name: row.title ?? (row.summary || "Untitled design"),
    projectId: row.projectId,
    projectTitle: row.projectTitle,
    thumbnailUrl: thumbnail && urlOf(thumbnail),
    versionCount: row.versionCount,
    madeBy: nameOf(row.madeBy),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

/** A design that shows a saved picture as its result, with what was marked and said when it was made. */
export function stateOfImage(
  image: SavedImage,
  generation: ShownGeneration["generation"] | null,
  photo: FileRow,
): DesignState {
  const { annotations = [], brush = [], references = [] } = generation?.request ?? {};
  return {
    version: 1,
    photos: [
      {
        id: "photo-1",
        name: "Photo",
        ...{ width: photo.width, height: photo.height, fileId: photo.id },
        areas: annotations.slice(0, AREAS_MAX),
        brush: brush.slice(0, BRUSH_STROKES_MAX),
        sizes: references,
      },
    ],
    primaryId: "photo-1",
    description: (generation?.request.prompt ?? image.prompt ?? "").slice(0, DESCRIPTION_MAX).toWellFormed(),
    viewpoint: image.viewpoint,
    change: "",
    view: generation ? "result" : "photo",
    shownId: generation?.id ?? null,
  };
}

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** For the wire: text that means nothing outside of the next call. */
export const placeCursor = ({ updatedAt, id }: DesignPlace): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString("base64url");

export function readPlaceCursor(cursor: string): DesignPlace {
  try {
    const [updatedAt, id] = Place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { updatedAt: new Date(updatedAt), id };
  } catch (cause) {
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}
