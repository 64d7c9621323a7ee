import {
  EMPTY_SKETCH,
  type PhotoPlace,
  type Sketch,
  type SketchEvent,
} from "#app/components/designer/sketch.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import type { EngineName, Generation } from "#contract/endpoints/generations.ts";
import type { Asked, DrawnHere, Version } from "./version.ts";

export type Run =
  | { kind: "idle" }
  /** Asked for, not yet accepted; `key` makes asking again harmless. */
  | ({ kind: "starting"; key: string } & Asked)
  /** There is no network: this device draws it. */
  | ({ kind: "drawing"; key: string; progress: number } & Asked)
  | ({
      kind: "running";
      id: string;
      stage: string;
      progress: number;
      partialUrl: string | null;
      connected: boolean;
      /** The device's own picture, whose place it takes. */
      replaces?: string | undefined;
    } & Asked);

/** What went wrong, and what makes saying so pointless. */
export type Failure = {
  message: string;
  /** `photo`: a photo that worked. `online`: the network is back. `asked`: another picture is asked for. */
  until: "photo" | "online" | "asked";
};

export type SaveStatus = null | "saving" | "saved" | "failed";

export type Design = Sketch & {
  /** Given by the person. */
  title: string | null;
  projectId: number | null;
  run: Run;
  /** Pictures of the photo that is worked on, oldest first. */
  versions: Version[];
  /** Pictures of other photos of this design. */
  others: Version[];
  shownId: string | null;
  /** The version on the BEFORE side; null = the photo. */
  comparedId: string | null;
  /** Changes asked for since the first picture; always applied to the photo, never to a picture. */
  editHistory: string[];
  /** The change that is being written; what was asked for in vain comes back to it. */
  change: string;
  /** What draws; null = whichever the server takes by itself. */
  engine: EngineName | null;
  /** What fills the stage: the photo with its areas, or the picture made of it. */
  view: "photo" | "result";
  saveStatus: SaveStatus;
  error: Failure | null;
  /** A version that came just now and was not looked at in any other way: it opens with a sweep. */
  freshId: string | null;
};

export const EMPTY_DESIGN: Design = {
  ...EMPTY_SKETCH,
  title: null,
  projectId: null,
  run: { kind: "idle" },
  versions: [],
  others: [],
  shownId: null,
  comparedId: null,
  editHistory: [],
  change: "",
  engine: null,
  view: "photo",
  saveStatus: null,
  error: null,
  freshId: null,
};

/** What a person makes of a design: what is saved, merged and compared. */
export type DesignContent = Pick<KeptDesign, "title" | "projectId" | "state">;
/** What the server told of a design, as far as a screen needs it. */
export type Came = {
  versions: Version[];
  places: PhotoPlace[];
  /** A picture that is being made, here or elsewhere. */
  underWay: Extract<Run, { kind: "running" }> | null;
};

export type DesignEvent =
  | SketchEvent
  /** What others did, or what the server knows more. `merged`: the contents put together, and what of mine they were made with. */
  | { type: "changes came"; came: Came; merged: { content: DesignContent; mine: DesignContent } | null }
  | { type: "photo placed"; photoId: string; place: PhotoPlace }
  | { type: "titled"; title: string | null }
  | { type: "project chosen"; projectId: number | null }
  | { type: "change written"; change: string }
  | { type: "engine chosen"; engine: EngineName | null }
  | { type: "generation asked"; key: string; editHistory: string[]; seed: number }
  | { type: "generation accepted"; id: string }
  | { type: "generation progressed"; stage: string; progress: number }
  | { type: "partial picture came"; imageUrl: string }
  | { type: "generation ended"; generation: Generation }
  | { type: "generation refused"; failure: Failure }
  /** The request did not get out. */
  | { type: "network was missing" }
  | { type: "drawing progressed"; progress: number }
  | { type: "drawn on this device"; key: string; drawn: DrawnHere }
  /** What this device drew is asked of the server. */
  | { type: "waiting sent"; versionId: string }
  | { type: "waiting freed"; versionId: string }
  /** Whether the browser hears of the picture that is being made. */
  | { type: "connection changed"; connected: boolean }
  | { type: "came online" }
  | { type: "spinners reset" }
  | { type: "version shown"; versionId: string }
  | { type: "version compared"; versionId: string | null }
  | { type: "viewed"; view: Design["view"] }
  | { type: "version named"; versionId: string; name: string | null }
  | { type: "version starred"; versionId: string; starred: boolean }
  | { type: "version removed"; versionId: string }
  | { type: "version saved"; versionId: string; savedImageId: number }
  | { type: "save failed" }
  | { type: "save told" }
  | { type: "failed"; failure: Failure }
  | { type: "error dismissed" };
