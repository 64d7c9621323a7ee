import type { Engine } from "#contract/engines.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { WholeDocument } from "#core/design/drawn-document.ts";
import type { PictureView, ShownShape } from "#core/design/shown-shape.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import type { Preservation as ProtectedPixels } from "#renderer/registration/preservation.ts";
import type { AreaMeasure } from "#renderer/render/concept-types.ts";
import type { Probe } from "./probe.ts";

/** A highlight in photo pixels with what the person wants there. */
export type EditArea = { id: string; path: { x: number; y: number }[]; description: string };

export type EditRequest = {
  /** Upright JPEG or PNG. */
  photo: {
    content: Uint8Array;
    width: number;
    height: number;
    focal35Mm: number | null;
    /** Degrees clockwise from true north. */
    headingDeg?: number | null;
  };
  /** PNG of the photo's size; alpha 0 = may change. Null = the model's own choice of region. */
  mask: Uint8Array | null;
  prompt: string;
  /** Changes asked for since, oldest first. */
  editHistory: string[];
  areas: EditArea[];
  /** The design with all changes, where a version before it was stored as a document: it is drawn then, not the words. */
  document?: WholeDocument | undefined;
  /** Sizes that the person knows: they set the scale of all that is measured. */
  references?: KnownSize[] | undefined;
  /** Strokes that make the part that may change larger or smaller. */
  brush?: BrushStroke[] | undefined;
  viewpoint: "same" | "birds-eye" | "overhead";
  seed: number;
  quality: string | null;
  size: string | null;
  /** Whether a hosted model starts from our own rendering; undefined = as the server is set up. */
  guided?: boolean | undefined;
};

/** What one call of a provider cost, in its own units and in millionths of a US dollar; null = it did not say. */
export type Spent = { usage: Record<string, unknown> | null; costMicroUsd: number | null };

export type EditRun = {
  /** Aborting stops the work, in the middle of it too. */
  signal: AbortSignal;
  /** Words for people and the share done, 0 to 1. */
  onStage(stage: string, progress: number): void;
  /** An unfinished picture worth showing, PNG, locked like the finished one; capable models only. */
  onPartial(picture: Uint8Array): void;
  /** Awaited before each call that costs money, with what it is taken to cost; throws when it must not be sent. */
  onCall(takenMicroUsd: number): Promise<void>;
  /** Told when the last call was answered with a refusal, which nobody bills. */
  onUnbilled(): void;
  /** Told as soon as a call is billed, whatever becomes of its picture. */
  onSpent(spent: Spent): void;
};

export type Measure = AreaMeasure;

/** Counted on the decoded final file: pixels that should be the photo's, and those among them that are not. */
export type Preservation = ProtectedPixels & {
  /** Of the pixels that seeing calls house, wherever the picture was allowed to change; absent where it did not look. */
  house?: { pixels: number; changedPixels: number } | undefined;
};

export type EditedPicture = {
  /** PNG of the photo's own size, equal to the photo outside the region that may change. */
  content: Uint8Array;
  width: number;
  height: number;
  preservation: Preservation;
  /** What was drawn and where, when the model knows: the bill of materials counts it. */
  plan: {
    elements: DesignPlan["elements"];
    notes: PlanNote[];
    placed: PlacedElement[];
    /** The design as data; absent in designs made before there was one. */
    document?: DesignDocument;
    /** Where the picture shows each of its elements; absent where it is not the photo's view. */
    shapes?: ShownShape[];
    view?: PictureView;
  } | null;
  measured: Measure[];
};

/** What a model can do. The compliance test holds every implementation to what it claims here. */
export type ModelCapabilities = {
  /** How it is told where it may change: by the outlines of areas as numbers, or by a picture. */
  mask: "outlines" | MarkForm;
  /** What `size` may ask for: any size within limits, one of a few, or nothing but the photo's own. */
  sizes: "any" | "fixed" | "photo";
  /** What `quality` may ask for; empty = there is one quality. */
  qualities: readonly string[];
  /** Shows unfinished pictures while it works. */
  partials: boolean;
  /** Same input and seed give the same bytes. */
  seeded: boolean;
  /** Knows the plan and the measures of what it drew. */
  measures: boolean;
  /** Its calls cost money, and it says how much. */
  priced: boolean;
};

export type ImageModel = {
  engine: Engine;
  /** The model's own name, kept with every generation. */
  model: string;
  capabilities: ModelCapabilities;
  /** First day out of service (UTC), YYYY-MM-DD; null = nobody said that it ends. */
  endsOn: string | null;
  /** What one call is taken to cost until the provider says, in millionths of a US dollar; 0 = nothing. */
  takenMicroUsd: number;
  /** @throws ModelRefusal, ModelBusy, or the signal's reason. */
  edit(request: EditRequest, run: EditRun): Promise<EditedPicture>;
  /** Warnings for who runs the server, none when all is well: a model that is unknown there, or that ends soon. */
  checkService(now: Date): Promise<string[]>;
  /** Finds out by one edit what it does with a mask; only asked for by who pays for it. */
  probe?: Probe;
  /** Called once this process has nothing more urgent to do: whatever makes the first picture come sooner. */
  prepare?(): void;
  close(): Promise<void>;
};

/** The model will not make this picture, however often it is asked. */
export class ModelRefusal extends Error {
  /** A stable word for programs. */
  readonly code: string;
  /** What to tell the person. */
  readonly sentence: string;
  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(`${code}: ${sentence}`, options);
    this.name = "ModelRefusal";
    this.code = code;
    this.sentence = sentence;
  }
}

/** Too many requests, or a passing fault on the other side: the same request is worth a later try. */
export class ModelBusy extends Error {
  readonly afterS: number;
  /** What to tell the person when the patience ends. */
  readonly sentence: string;
  constructor(afterS: number, sentence: string, options?: ErrorOptions) {
    super(`busy, again in ${afterS} s`, options);
    this.name = "ModelBusy";
    this.afterS = afterS;
    this.sentence = sentence;
  }
}

/** The built-in engine is always there, a hosted one where it is set up. */
export type ImageModels = Partial<Record<Engine, ImageModel | undefined>> & { concept: ImageModel };
