import {
  changeSketch,
  emptySketch,
  primaryPhoto,
  type Sketch,
  type SketchEvent,
  sketchObstacle,
  wishedAreas,
} from "#app/components/designer/sketch.ts";
import type { PlanMarks } from "#app/photo/plan-file.ts";
import type { Generation } from "#contract/endpoints/generations.ts";
import { EDIT_HISTORY_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
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
  originalImageUrl: string | null;
  savedImageId: number | null;
  /** From where it was drawn; absent in what older drafts hold. */
  viewpoint?: Viewpoint | undefined;
  /** What the plan was drawn from; absent where the picture is none. */
  marks?: PlanMarks | undefined;
};

/** What was asked for, kept until its picture is there. */
type Asked = Pick<Version, "prompt" | "editHistory" | "seed" | "viewpoint" | "marks">;

export type Run =
  | { kind: "idle" }
  /** Asked for, not yet accepted; `key` makes asking again harmless. */
  | ({ kind: "starting"; key: string } & Asked)
  | ({
      kind: "running";
      id: string;
      stage: string;
      progress: number;
      partialUrl: string | null;
      connected: boolean;
    } & Asked);

/** What went wrong, and what makes saying so pointless. */
export type Failure = {
  message: string;
  /** `photo`: a photo that worked. `online`: the network is back. `asked`: another picture is asked for. */
  until: "photo" | "online" | "asked";
};

export type SaveStatus = null | "saving" | "saved" | "failed";

export type Design = Sketch & {
  projectId: number | null;
  run: Run;
  versions: Version[];
  shownId: string | null;
  /** The version on the BEFORE side; null = the photo. */
  comparedId: string | null;
  /** Changes asked for since the first picture; always applied to the photo, never to a picture. */
  editHistory: string[];
  /** The change that is being written; what was asked for in vain comes back to it. */
  change: string;
  /** What fills the stage: the photo with its areas, or the picture made of it. */
  view: "photo" | "result";
  saveStatus: SaveStatus;
  error: Failure | null;
  /** A version that came just now and was not looked at in any other way: it opens with a sweep. */
  freshId: string | null;
};

export const emptyDesign: Design = {
  ...emptySketch,
  projectId: null,
  run: { kind: "idle" },
  versions: [],
  shownId: null,
  comparedId: null,
  editHistory: [],
  change: "",
  view: "photo",
  saveStatus: null,
  error: null,
  freshId: null,
};

export type DesignEvent =
  | SketchEvent
  | { type: "draft restored"; draft: Partial<Design> }
  | { type: "versions restored"; versions: Version[]; shownId: string | null }
  | { type: "project chosen"; projectId: number | null }
  | { type: "change written"; change: string }
  | { type: "generation asked"; key: string; editHistory: string[]; seed: number }
  | { type: "generation accepted"; id: string }
  | { type: "generation progressed"; stage: string; progress: number }
  | { type: "partial picture came"; imageUrl: string }
  | { type: "generation ended"; generation: Generation }
  | { type: "generation refused"; failure: Failure }
  /** Whether the browser hears of the picture that is being made. */
  | { type: "connection changed"; connected: boolean }
  | { type: "came online" }
  | { type: "spinners reset" }
  | { type: "version shown"; versionId: string }
  | { type: "version compared"; versionId: string | null }
  | { type: "viewed"; view: Design["view"] }
  /** The same pictures at addresses that hold. */
  | { type: "versions renewed"; versions: Version[] }
  | { type: "version saved"; versionId: string; savedImageId: number }
  | { type: "save failed" }
  | { type: "save told" }
  | { type: "failed"; failure: Failure }
  | { type: "error dismissed" };

export function changeDesign(design: Design, event: DesignEvent): Design {
  switch (event.type) {
    case "draft restored":
      return { ...design, ...event.draft };
    case "versions restored":
      return withRestored(design, event.versions, event.shownId);
    case "project chosen":
      return { ...design, projectId: event.projectId };
    case "change written":
      return { ...design, change: event.change };
    case "generation asked":
      return {
        ...design,
        change: event.editHistory.length > 0 ? "" : design.change,
        run: {
          kind: "starting",
          key: event.key,
          prompt: design.description.trim(),
          editHistory: event.editHistory,
          seed: event.seed,
          viewpoint: design.viewpoint,
          marks: planMarks(design),
        },
        error: null,
        saveStatus: null,
      };
    case "generation accepted":
      if (design.run.kind !== "starting") return design;
      return {
        ...design,
        run: {
          kind: "running",
          id: event.id,
          prompt: design.run.prompt,
          editHistory: design.run.editHistory,
          seed: design.run.seed,
          viewpoint: design.run.viewpoint,
          marks: design.run.marks,
          stage: "",
          progress: 0,
          partialUrl: null,
          connected: true,
        },
      };
    case "generation progressed":
      if (design.run.kind !== "running") return design;
      return { ...design, run: { ...design.run, stage: event.stage, progress: event.progress } };
    case "partial picture came":
      if (design.run.kind !== "running") return design;
      return { ...design, run: { ...design.run, partialUrl: event.imageUrl } };
    case "generation ended":
      return withEnded(design, event.generation);
    case "generation refused":
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
    case "versions renewed":
      return {
        ...design,
        versions: design.versions.map((old) => event.versions.find(({ id }) => id === old.id) ?? old),
      };
    case "version saved":
      return {
        ...design,
        saveStatus: "saved",
        versions: design.versions.map((version) =>
          version.id === event.versionId ? { ...version, savedImageId: event.savedImageId } : version,
        ),
      };
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

/** Another photo to design: what was made of the old one goes (it stays saved in its project). */
function withSketch(design: Design, sketch: Sketch): Design {
  if (design.primaryId === null || sketch.primaryId === design.primaryId) return { ...design, ...sketch };
  return {
    ...design,
    ...sketch,
    versions: [],
    shownId: null,
    comparedId: null,
    editHistory: [],
    view: "photo",
    saveStatus: null,
  };
}

/** Versions of the last visit, in front of what this one made meanwhile. */
function withRestored(design: Design, versions: Version[], shownId: string | null): Design {
  const all = [...versions, ...design.versions];
  const shown = all.find(({ id }) => id === (design.shownId ?? shownId)) ?? all.at(-1);
  if (!shown) return design;
  return { ...design, versions: all, shownId: shown.id, editHistory: shown.editHistory, view: "result" };
}

function withEnded(design: Design, generation: Generation): Design {
  if (design.run.kind !== "running" || design.run.id !== generation.id) return design;
  const run: Run = { kind: "idle" };
  if (generation.status === "canceled") return { ...design, run, change: changeAsked(design) };
  if (generation.status !== "succeeded" || !generation.imageUrl) {
    const message = generation.error?.message ?? MESSAGES.generationFailed;
    return { ...design, run, change: changeAsked(design), error: { message, until: "asked" } };
  }
  const version = versionOf(generation, design.run);
  return {
    ...design,
    run,
    versions: [...design.versions, version],
    shownId: version.id,
    comparedId: null,
    editHistory: version.editHistory,
    view: "result",
    saveStatus: "saving",
    error: null,
    freshId: version.id,
  };
}

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
  originalImageUrl: generation.originalImageUrl,
  savedImageId: generation.savedImageId,
  viewpoint: asked.viewpoint,
  // Another model paints what it likes; only our own engine draws what was measured.
  marks: generation.engine === "concept" ? asked.marks : undefined,
});

/** The marks on the photo as they are now; only an overhead view becomes a plan. */
function planMarks(design: Design): PlanMarks | undefined {
  const photo = primaryPhoto(design);
  if (!photo || design.viewpoint !== "overhead") return undefined;
  const { sizes, brush } = photo.highlights;
  return { areas: wishedAreas(photo, design.description), sizes, brush };
}

export const shownVersion = (design: Design): Version | null =>
  design.versions.find(({ id }) => id === design.shownId) ?? null;

/** Share of the work that is done, 0 to 1. */
export const runProgress = (run: Run): number => (run.kind === "running" ? run.progress : 0);

export const isGenerating = (design: Design): boolean => design.run.kind !== "idle";

/** Why Generate is not possible now, in words for people; null = it is. */
export function generateObstacle(design: Design): string | null {
  if (isGenerating(design)) return "Your picture is being made.";
  if (!primaryPhoto(design)) return MESSAGES.imageRequired;
  if (design.projectId === null) return "Please choose a project first.";
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

/** The history with one more change; null when there is nothing to change or no room for more. */
export function historyWith(editHistory: string[], change: string): string[] | null {
  const text = change.trim();
  return text === "" || editHistory.length >= EDIT_HISTORY_MAX ? null : [...editHistory, text];
}
