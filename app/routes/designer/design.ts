import {
  changeSketch,
  primaryPhoto,
  type Sketch,
  sketchObstacle,
  wishedAreas,
} from "#app/components/designer/sketch.ts";
import type { PlanMarks } from "#app/photo/draw.ts";
import type { Generation } from "#contract/endpoints/generations.ts";
import { EDIT_HISTORY_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Design, DesignEvent, Failure, Run } from "./design-state.ts";
import { withCame, withShown } from "./kept-design.ts";
import {
  type Asked,
  deviceVersion,
  type Version,
  versionOf,
  waitingVersions,
  withVersions,
} from "./version.ts";

export function changeDesign(design: Design, event: DesignEvent): Design {
  switch (event.type) {
    case "changes came":
      return withCame(design, event);
    case "photo placed":
      return {
        ...design,
        photos: design.photos.map((photo) =>
          photo.id === event.photoId ? { ...photo, place: event.place } : photo,
        ),
      };
    case "titled":
      return { ...design, title: event.title };
    case "project chosen":
      return { ...design, projectId: event.projectId };
    case "change written":
      return { ...design, change: event.change };
    case "engine chosen":
      return { ...design, engine: event.engine };
    case "generation asked":
      return {
        ...design,
        change: event.editHistory.length > 0 ? "" : design.change,
        run: {
          kind: "starting",
          key: event.key,
          prompt: design.description.trim(),
          editHistory: event.editHistory,
          changeOf: event.editHistory.length > 0 ? keptShown(design) : undefined,
          seed: event.seed,
          viewpoint: design.viewpoint,
          request: requestMarks(design),
          marks: planMarks(design),
          photoId: design.primaryId ?? undefined,
        },
        error: null,
        saveStatus: null,
      };
    case "generation accepted":
      if (design.run.kind !== "starting") return design;
      return {
        ...design,
        run: {
          ...askedOf(design.run),
          ...{ kind: "running", id: event.id, stage: "", progress: 0, partialUrl: null, connected: true },
          replaces: waitingOf(design, design.run.key) ? design.run.key : undefined,
        },
      };
    case "network was missing":
      if (design.run.kind !== "starting") return design;
      if (waitingOf(design, design.run.key)) return { ...design, run: { kind: "idle" } };
      return {
        ...design,
        run: { ...askedOf(design.run), kind: "drawing", key: design.run.key, progress: 0 },
      };
    case "drawing progressed":
      if (design.run.kind !== "drawing") return design;
      return { ...design, run: { ...design.run, progress: event.progress } };
    case "drawn on this device": {
      if (design.run.kind !== "drawing" || design.run.key !== event.key) return design;
      return withNew(design, deviceVersion(event.key, design.run, event.drawn));
    }
    case "waiting sent": {
      const version = waitingOf(design, event.versionId);
      if (!version?.waiting || design.run.kind !== "idle") return design;
      const { request } = version.waiting;
      return { ...design, run: { ...askedOf({ ...version, request }), kind: "starting", key: version.id } };
    }
    case "waiting freed":
      return withHeld(design, event.versionId, null);
    case "generation progressed":
      if (design.run.kind !== "running") return design;
      return { ...design, run: { ...design.run, stage: event.stage, progress: event.progress } };
    case "partial picture came":
      if (design.run.kind !== "running") return design;
      return { ...design, run: { ...design.run, partialUrl: event.imageUrl } };
    case "generation ended":
      return withEnded(design, event.generation);
    case "generation refused":
      if (design.run.kind === "starting" && waitingOf(design, design.run.key))
        return { ...withHeld(design, design.run.key, event.failure.message), run: { kind: "idle" } };
      return { ...design, run: { kind: "idle" }, change: changeAsked(design), error: event.failure };
    case "connection changed":
      if (design.run.kind !== "running" || design.run.connected === event.connected) return design;
      return { ...design, run: { ...design.run, connected: event.connected } };
    case "came online":
      return withoutError(design, "online");
    case "spinners reset":
      return { ...design, run: { kind: "idle" }, saveStatus: null };
    case "version shown": {
      const version = design.versions.find(({ id }) => id === event.versionId);
      if (!version) return design;
      const comparedId = design.comparedId === version.id ? null : design.comparedId;
      return {
        ...design,
        shownId: version.id,
        comparedId,
        editHistory: version.editHistory,
        view: "result",
        freshId: null,
      };
    }
    case "version compared":
      return {
        ...design,
        comparedId: event.versionId === design.shownId ? null : event.versionId,
        freshId: null,
      };
    case "viewed":
      return { ...design, view: design.shownId ? event.view : "photo", freshId: null };
    case "version named":
      return withVersion(design, event.versionId, { name: event.name });
    case "version starred":
      return withVersion(design, event.versionId, { starred: event.starred });
    case "version removed":
      return withoutVersion(design, event.versionId);
    case "version saved":
      return withVersion({ ...design, saveStatus: "saved" }, event.versionId, {
        savedImageId: event.savedImageId,
      });
    case "save failed":
      return { ...design, saveStatus: "failed" };
    case "save told":
      return { ...design, saveStatus: null };
    case "failed":
      return { ...design, error: event.failure };
    case "error dismissed":
      return { ...design, error: null };
    case "photos added":
      return withoutError(withSketch(design, changeSketch(design, event)), "photo");
    default:
      return withSketch(design, changeSketch(design, event));
  }
}

/** The words of the change under way, for who has to ask again; what was written meanwhile stays. */
const changeAsked = ({ run, change }: Design): string =>
  change || (run.kind === "idle" ? "" : (run.editHistory.at(-1) ?? ""));

const withoutError = (design: Design, until: Failure["until"]): Design =>
  design.error?.until === until ? { ...design, error: null } : design;

const withVersion = (design: Design, id: string, change: Partial<Version>): Design => ({
  ...design,
  versions: design.versions.map((version) => (version.id === id ? { ...version, ...change } : version)),
});

/** The newest of the others takes its place on the screen; after the last one there is the photo. */
function withoutVersion(design: Design, id: string): Design {
  const versions = design.versions.filter((version) => version.id !== id);
  const comparedId = design.comparedId === id ? null : design.comparedId;
  const left = { ...design, versions, comparedId };
  return design.shownId === id ? withShown(left, null, design.view) : left;
}

/** Another photo to design: it comes with its own pictures, and those of the one before stay behind. */
function withSketch(design: Design, sketch: Sketch): Design {
  if (sketch.primaryId === design.primaryId) return { ...design, ...sketch };
  const turned = withVersions({ ...design, ...sketch }, [...design.others, ...design.versions]);
  const newest = turned.versions.at(-1);
  return {
    ...turned,
    shownId: newest?.id ?? null,
    comparedId: null,
    editHistory: newest?.editHistory ?? [],
    view: "photo",
    saveStatus: null,
  };
}

const askedOf = ({ prompt, editHistory, seed, viewpoint, request, marks, photoId }: Asked): Asked => ({
  ...{ prompt, editHistory, seed, viewpoint, request, marks, photoId },
});

const waitingOf = (design: Design, id: string): Version | undefined =>
  waitingVersions(design).find((version) => version.id === id);

/** A picture that came just now is the one that is shown. */
const withNew = (design: Design, version: Version): Design => ({
  ...design,
  run: { kind: "idle" },
  versions: [...design.versions.filter(({ id }) => id !== version.id), version],
  shownId: version.id,
  comparedId: null,
  editHistory: version.editHistory,
  view: "result",
  error: null,
  freshId: version.id,
});

/** Each version that waits, as `change` makes it. */
const withWaiting = (design: Design, id: string, change: (version: Version) => Version): Design => ({
  ...design,
  versions: design.versions.map((version) => (version.id === id ? change(version) : version)),
  others: design.others.map((version) => (version.id === id ? change(version) : version)),
});

const withHeld = (design: Design, id: string, held: string | null): Design =>
  withWaiting(design, id, (version) =>
    version.waiting ? { ...version, waiting: { ...version.waiting, held } } : version,
  );

/** The server's picture in the place of the device's own; what is looked at stays. */
function withReplaced(design: Design, oldId: string, version: Version): Design {
  const isOther = ({ id }: Version) => id !== version.id;
  const known = {
    ...design,
    versions: design.versions.filter(isOther),
    others: design.others.filter(isOther),
  };
  return {
    ...withWaiting(known, oldId, () => ({ ...version, replaced: oldId })),
    run: { kind: "idle" },
    shownId: design.shownId === oldId ? version.id : design.shownId,
    comparedId: design.comparedId === oldId ? version.id : design.comparedId,
  };
}

function withEnded(design: Design, generation: Generation): Design {
  if (design.run.kind !== "running" || design.run.id !== generation.id) return design;
  const run: Run = { kind: "idle" };
  const replaced = design.run.replaces === undefined ? undefined : waitingOf(design, design.run.replaces);
  if (replaced) {
    if (generation.status === "succeeded" && generation.imageUrl)
      return withReplaced(design, replaced.id, versionOf(generation, design.run));
    return { ...withHeld(design, replaced.id, generation.error?.message ?? MESSAGES.notSent), run };
  }
  if (generation.status === "canceled") return { ...design, run, change: changeAsked(design) };
  if (generation.status !== "succeeded" || !generation.imageUrl) {
    const message = generation.error?.message ?? MESSAGES.generationFailed;
    return { ...design, run, change: changeAsked(design), error: { message, until: "asked" } };
  }
  return { ...withNew(design, versionOf(generation, design.run)), saveStatus: "saving" };
}

/** The version that is shown, where the server knows it. */
function keptShown(design: Design): string | undefined {
  const version = shownVersion(design);
  return version?.waiting ? undefined : version?.id;
}

/** What the photo is marked with, as far as something is wanted there. */
function requestMarks(design: Design): PlanMarks | undefined {
  const photo = primaryPhoto(design);
  if (!photo) return undefined;
  const { sizes, brush } = photo.highlights;
  return { areas: wishedAreas(photo, design.description), sizes, brush };
}

/** Only an overhead view becomes a plan. */
const planMarks = (design: Design): PlanMarks | undefined =>
  design.viewpoint === "overhead" ? requestMarks(design) : undefined;

/** What a version is called: by its name, else by its place. */
export const versionName = ({ name }: Pick<Version, "name">, index: number): string =>
  name ?? `Version ${index + 1}`;

export const shownVersion = (design: Design): Version | null =>
  design.versions.find(({ id }) => id === design.shownId) ?? null;

/** Share of the work that is done, 0 to 1. */
export const runProgress = (run: Run): number =>
  run.kind === "running" || run.kind === "drawing" ? run.progress : 0;

export const isGenerating = (design: Design): boolean => design.run.kind !== "idle";

/** Why Generate is not possible now, in words for people; null = it is. A picture that this device draws needs no project yet. */
export function generateObstacle(design: Design, online = true): string | null {
  if (isGenerating(design)) return "Your picture is being made.";
  if (!primaryPhoto(design)) return MESSAGES.imageRequired;
  if (design.projectId === null && online) return "Please choose a project first.";
  return sketchObstacle(design);
}

/** Generating once more means seeing another way of doing it. */
export const nextSeed = (design: Design): number => design.versions.length + 1;

/** Both sides of the wipe; without an earlier version the photo is BEFORE. */
export type Comparison = { before: Version | null; after: Version };

/** Whether both show the yard from one place; a plan wiped over a photo would hide half of either. */
export const canWipe = ({ before, after }: Comparison): boolean =>
  (before?.viewpoint ?? "same") === (after.viewpoint ?? "same");

/** Null without a result. */
export function comparison(design: Design): Comparison | null {
  const after = shownVersion(design);
  return after && { before: design.versions.find(({ id }) => id === design.comparedId) ?? null, after };
}

/** The history with more changes; null when there is nothing to change or no room for them. */
export function historyWith(editHistory: string[], ...changes: string[]): string[] | null {
  const more = changes.map((change) => change.trim()).filter(Boolean);
  return more.length === 0 || editHistory.length + more.length > EDIT_HISTORY_MAX
    ? null
    : [...editHistory, ...more];
}
