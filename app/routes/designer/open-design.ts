import { fromStoredSketch } from "#app/components/designer/stored-sketch.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { getGeneration } from "#app/lib/generation.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { contentOfKept } from "./design-content.ts";
import type { Base } from "./design-keeper.ts";
import { type Design, EMPTY_DESIGN } from "./design-state.ts";
import { cameOf, photoOf, withShown } from "./kept-design.ts";
import {
  type AskedVersion,
  dropOthers,
  findPending,
  listPending,
  type PendingDraft,
  takeOverDrafts,
} from "./pending-drafts.ts";
import { deviceFileOf, deviceVersion, type Version, versionOf, withVersions } from "./version.ts";

/** What an address of the designer asks for. */
export type Where =
  | { kind: "last" }
  | { kind: "new"; projectId: number | null }
  | { kind: "image"; imageId: number }
  | { kind: "design"; id: string };

/** A design as the server keeps it. */
export function designOfKept(kept: KeptDesign): Design {
  const { title, projectId, state } = kept;
  const { photos, primaryId, description, viewpoint, change, view, shownId } = state;
  const came = cameOf(kept);
  const design: Design = {
    ...EMPTY_DESIGN,
    ...{ title, projectId, description, viewpoint, change, engine: state.engine ?? null },
    photos: photos.flatMap((photo) => photoOf(photo, came.places) ?? []),
    primaryId: photos.some(({ id }) => id === primaryId) ? primaryId : (photos[0]?.id ?? null),
    run: came.underWay ?? { kind: "idle" },
  };
  return withShown(withVersions(design, came.versions), shownId, view);
}

export type Opened = {
  id: string;
  design: Design;
  /** What the server had when the design was last changed here; null = it does not have it. */
  base: Base | null;
  /** The design as the server has it now; null = not known, or not there. */
  kept: KeptDesign | null;
};

/** Rejects with an `ApiError`: 404 when there is no such design. */
export function openDesign(api: Api, userId: string, where: Where): Promise<Opened> {
  if (dropOthers(userId)) {
    const own = listPending(userId);
    void designerPhotos.keep([
      ...own.flatMap(({ photos }) => photos.map(({ id }) => id)),
      ...own.flatMap(({ versions }) => versions.map(({ id }) => deviceFileOf(id))),
    ]);
  }
  takeOverDrafts(userId, Date.now());
  switch (where.kind) {
    case "new":
      return Promise.resolve(emptyOpened(where.projectId));
    case "image":
      return openImage(api, userId, where.imageId);
    case "design":
      return openKept(api, userId, where.id);
    case "last":
      return openLast(api, userId);
  }
}

const emptyOpened = (projectId: number | null): Opened => ({
  id: crypto.randomUUID(),
  design: { ...EMPTY_DESIGN, projectId },
  base: null,
  kept: null,
});

async function openLast(api: Api, userId: string): Promise<Opened> {
  const [pending] = listPending(userId);
  if (pending) return openKept(api, userId, pending.id);
  try {
    const { data } = await api.call("listDesigns", { query: { limit: 1 } });
    const [last] = data.designs;
    return last ? await openKept(api, userId, last.id) : emptyOpened(null);
  } catch (error) {
    // Without network a new one can be begun.
    if (error instanceof ApiError && error.status === 0) return emptyOpened(null);
    throw error;
  }
}

async function openImage(api: Api, userId: string, imageId: number): Promise<Opened> {
  const { data } = await api.call("openImage", { body: { imageId } });
  return openFrom(api, userId, data.id, data);
}

async function openKept(api: Api, userId: string, id: string): Promise<Opened> {
  const pending = findPending(userId, id);
  try {
    return await openFrom(api, userId, id, (await api.call("getDesign", { params: { id } })).data);
  } catch (error) {
    if (!pending || !(error instanceof ApiError)) throw error;
    const isGone = error.status === 404 && pending.base !== null;
    // Deleted elsewhere: what was done here since goes on as a design of its own.
    return openPending(api, isGone ? { ...pending, id: crypto.randomUUID(), base: null } : pending, null);
  }
}

async function openFrom(api: Api, userId: string, id: string, kept: KeptDesign): Promise<Opened> {
  const pending = findPending(userId, id);
  if (pending) return openPending(api, pending, kept);
  const base = { revision: kept.revision, content: contentOfKept(kept) };
  return { id, design: designOfKept(kept), base, kept };
}

/** As it was left in this browser, with the pictures that the server has of it. */
async function openPending(api: Api, pending: PendingDraft, kept: KeptDesign | null): Promise<Opened> {
  const drawnHere = pending.versions.filter(({ waiting }) => waiting);
  const files = await designerPhotos.load([
    ...pending.photos.map(({ id }) => id),
    ...drawnHere.map(({ id }) => deviceFileOf(id)),
  ]);
  const came = kept && cameOf(kept);
  const loose = await loadVersions(
    api,
    pending.versions.filter(
      ({ id, waiting }) => !waiting && !came?.versions.some((version) => version.id === id),
    ),
  );
  const sketch = fromStoredSketch(withFreshPlaces(pending, kept), files);
  const { title, projectId, change, run } = pending;
  // Without its photo, a request that was never accepted cannot be sent again.
  const isAsked = run.kind === "starting" || run.kind === "drawing";
  const isLost = isAsked && sketch.primaryId !== pending.primaryId;
  const design: Design = {
    ...EMPTY_DESIGN,
    ...sketch,
    ...{ title, projectId, change, engine: pending.engine ?? null },
    run: isLost ? { kind: "idle" } : run.kind === "idle" ? (came?.underWay ?? run) : run,
  };
  const versions = [
    ...(came?.versions ?? []),
    ...loose,
    ...drawnHere.flatMap((asked) => restored(asked, files.get(deviceFileOf(asked.id))) ?? []),
  ];
  return {
    id: pending.id,
    design: withShown(withVersions(design, versions), pending.shownId, pending.view),
    base: pending.base,
    kept,
  };
}

/** Addresses of photos end; those that the server gave just now hold. */
const withFreshPlaces = (pending: PendingDraft, kept: KeptDesign | null): PendingDraft => ({
  ...pending,
  photos: pending.photos.map((photo) => {
    const place = kept?.files.find(({ fileId }) => fileId === photo.place?.fileId);
    return place ? { ...photo, place, url: null } : photo;
  }),
});

/** A picture that this device drew before the page was closed. */
function restored(asked: AskedVersion, file: Blob | undefined): Version | null {
  if (!file || !asked.waiting) return null;
  const { request, held } = asked.waiting;
  const { measured = [], notes = [] } = asked;
  const imageUrl = URL.createObjectURL(file);
  return deviceVersion(asked.id, { ...asked, request }, { imageUrl, measured, notes }, held);
}

/** Asked anew, since addresses of pictures expire; one that is gone is left out. */
async function loadVersions(api: Api, known: readonly AskedVersion[]): Promise<Version[]> {
  const found = await Promise.all(
    known.map(async (asked) => {
      const generation = await getGeneration(api, asked.id).catch(() => null);
      return generation?.status === "succeeded" ? [versionOf(generation, asked)] : [];
    }),
  );
  return found.flat();
}
