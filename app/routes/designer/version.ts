import type { DrawnElements, PlanMarks } from "#app/photo/draw.ts";
import { BUILT_IN_ENGINE } from "#contract/built-in-engine.ts";
import type { Generation } from "#contract/endpoints/generations.ts";
import type { Viewpoint } from "#contract/viewpoint.ts";

/** One finished picture of this design. */
export type Version = {
  id: string;
  imageUrl: string;
  thumbnailUrl: string;
  /** The changes it was made with, oldest first. */
  editHistory: string[];
  prompt: string;
  /** The same seed lays the same wishes out the same way, so a change changes only what it is about. */
  seed: number;
  measured: Generation["measured"];
  notes: NonNullable<Generation["plan"]>["notes"];
  preservation: Generation["preservation"];
  /** A hosted model that drew it, and what it cost, US dollars; absent where our own engine did. */
  hosted?: { model: string; costUsd: number | null } | undefined;
  originalImageUrl: string | null;
  savedImageId: number | null;
  /** From where it was drawn; absent in what older drafts hold. */
  viewpoint?: Viewpoint | undefined;
  /** What the plan was drawn from; absent where the picture is none. */
  marks?: PlanMarks | undefined;
  /** The photo that it was made of; absent in what older drafts hold. */
  photoId?: string | undefined;
  /** Given by the person. */
  name?: string | null | undefined;
  starred?: boolean | undefined;
  /** The name of who made it, where more than one person works in the company. */
  madeBy?: string | null | undefined;
  /** The server's design names it. */
  kept?: true | undefined;
  /** Drawn by this device, because there was no network; the server is asked for it when there is one. */
  waiting?: Waiting | undefined;
  /** What this device drew, while the page lasts. */
  drawn?: DrawnElements | undefined;
  /** The device's own picture whose place it took. */
  replaced?: string | undefined;
};

export type Waiting = {
  /** What the photo was marked with. */
  request: PlanMarks;
  /** Why it is not sent by itself; null = it is. */
  held: string | null;
};

/** What was asked for, kept until its picture is there. */
export type Asked = Pick<Version, "prompt" | "editHistory" | "seed" | "viewpoint" | "marks" | "photoId"> & {
  /** The marks that it is made with; absent in what older drafts hold. */
  request?: PlanMarks | undefined;
  /** The server's version that was shown when a change of it was asked for. */
  changeOf?: string | undefined;
};

/** Under which a device's own picture lies beside the photos. */
export const deviceFileOf = (versionId: string): string => `picture:${versionId}`;

export type DrawnHere = Pick<Version, "imageUrl" | "measured" | "notes" | "drawn">;

/** A picture that this device drew; it has the key under which the server is asked for it. */
export const deviceVersion = (
  id: string,
  { request, prompt, editHistory, seed, viewpoint, marks, photoId }: Asked,
  drawn: DrawnHere,
  held: string | null = null,
): Version => ({
  ...{ id, prompt, editHistory, seed, viewpoint, marks, photoId },
  ...{
    ...drawn,
    thumbnailUrl: drawn.imageUrl,
    preservation: null,
    originalImageUrl: null,
    savedImageId: null,
  },
  waiting: { request: request ?? { areas: [], sizes: [], brush: [] }, held },
});

/** The first that can be sent. */
export const nextWaiting = (design: { versions: Version[]; others: Version[] }): Version | null =>
  waitingVersions(design).find(({ waiting }) => waiting?.held === null) ?? null;

export const waitingVersions = ({
  versions,
  others,
}: {
  versions: Version[];
  others: Version[];
}): Version[] => [...others, ...versions].filter(({ waiting }) => waiting);

export const versionOf = (generation: Generation, asked: Asked): Version => ({
  id: generation.id,
  imageUrl: generation.imageUrl ?? "",
  thumbnailUrl: generation.thumbnailUrl ?? generation.imageUrl ?? "",
  editHistory: asked.editHistory,
  prompt: asked.prompt,
  seed: asked.seed,
  measured: generation.measured,
  notes: generation.plan?.notes ?? [],
  preservation: generation.preservation,
  hosted:
    generation.engine === BUILT_IN_ENGINE
      ? undefined
      : { model: generation.model, costUsd: generation.costUsd },
  originalImageUrl: generation.originalImageUrl,
  savedImageId: generation.savedImageId,
  viewpoint: asked.viewpoint,
  photoId: asked.photoId,
  // Another model paints what it likes; only our own engine draws what was measured.
  marks: generation.engine === BUILT_IN_ENGINE ? asked.marks : undefined,
});

/** Of all pictures of a design, those of the photo that is worked on. */
export function withVersions<D extends { primaryId: string | null; versions: Version[]; others: Version[] }>(
  design: D,
  all: readonly Version[],
): D {
  const isOfPhoto = ({ photoId }: Version) => photoId === undefined || photoId === design.primaryId;
  return {
    ...design,
    versions: all.filter(isOfPhoto),
    others: all.filter((version) => !isOfPhoto(version)),
  };
}
