import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import { DesignState } from "#contract/design-state.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { DESCRIPTION_MAX, DESIGN_PAGE_SIZE, DESIGN_TITLE_MAX, EDIT_HISTORY_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { Annotation, BrushStroke, Generation, KnownSize } from "./generations.ts";
import { ImageId } from "./images.ts";
import { Cursor, NextCursor, ProjectId } from "./projects.ts";

const DesignId = z.uuid({ error: MESSAGES.generationNotFound });
const VersionId = z.uuid({ error: MESSAGES.designVersionNotFound });

const Title = z
  .string()
  .trim()
  .max(DESIGN_TITLE_MAX, MESSAGES.designTitleTooLong)
  .transform((title) => title || null);

/** A picture made of a kept design, finished or under way. */
/** The name of who made it, where more than one person works in the company. */
const MadeBy = z.string().nullable();

const DesignVersion = z.object({
  id: z.string(),
  name: z.string().nullable(),
  starred: z.boolean(),
  madeBy: MadeBy,
  /** The photo that it was made of. */
  fileId: z.string(),
  asked: z.object({
    prompt: z.string(),
    editHistory: z.array(z.string()).max(EDIT_HISTORY_MAX),
    seed: z.number().int(),
    viewpoint: z.enum(VIEWPOINTS),
    /** What was marked on the photo; only of an overhead view, which becomes a plan. */
    marks: z
      .object({ areas: z.array(Annotation), sizes: z.array(KnownSize), brush: z.array(BrushStroke) })
      .nullable(),
  }),
  generation: Generation,
});

export const KeptDesign = z.object({
  id: z.string(),
  /** Counts saves. A save names the one it stands on. */
  revision: z.number().int(),
  title: z.string().nullable(),
  projectId: z.number().int().nullable(),
  state: DesignState,
  /** Where the photos of the state lie. */
  files: z.array(z.object({ fileId: z.string(), url: z.string() })),
  /** Oldest first. */
  versions: z.array(DesignVersion),
  madeBy: MadeBy,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type KeptDesign = z.infer<typeof KeptDesign>;

/** A kept design in a list. */
export const DesignSummary = z.object({
  id: z.string(),
  /** Given by the person, or the first words of the wish. */
  name: z.string(),
  projectId: z.number().int().nullable(),
  projectTitle: z.string().nullable(),
  /** The newest picture, else the photo. */
  thumbnailUrl: z.string().nullable(),
  versionCount: z.number().int(),
  madeBy: MadeBy,
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.string().nullable(),
});
export type DesignSummary = z.infer<typeof DesignSummary>;

/** What a person makes of a design. */
const Content = {
  title: Title.nullable(),
  projectId: ProjectId.nullable(),
  state: DesignState,
};

const Feet = z.number().min(-200).max(200);
const Side = z.number().positive().max(500).optional();
const Label = z.string().min(1).max(40);

const Age = z.enum(["young", "mature"]);
const One = { kind: z.literal("one"), species: Label, at: z.strictObject({ rightFt: Feet, awayFt: Feet }) };

/** A change of one element by hand, as `core/design/hand-change.ts` has it. */
const HandChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["remove", "copy", "grow", "shrink"]) }),
  z.strictObject({ kind: z.literal("choose"), label: Label, option: Label }),
  z.strictObject({ kind: z.literal("swap"), from: Label, to: Label }),
  z.strictObject({ kind: z.enum(["drop", "plant"]), species: Label }),
  z.strictObject({ kind: z.literal("move"), rightFt: Feet, awayFt: Feet }),
  z.strictObject({ kind: z.literal("turn"), degrees: z.number().int().min(-360).max(360) }),
  z.strictObject({
    kind: z.literal("number"),
    count: z.number().int().min(1).max(999),
    species: Label.optional(),
  }),
  z.strictObject({ kind: z.literal("age"), age: Age, species: Label.optional() }),
  z.discriminatedUnion("do", [
    z.strictObject({ ...One, do: z.literal("remove") }),
    z.strictObject({ ...One, do: z.literal("replace"), by: Label }),
    z.strictObject({ ...One, do: z.literal("move"), rightFt: Feet, awayFt: Feet }),
    z.strictObject({ ...One, do: z.literal("age"), age: Age }),
  ]),
  z.strictObject({ kind: z.literal("size"), long: Side, wide: Side, high: Side, rightFt: Feet.optional() }),
]);

const params = z.object({ id: DesignId });
const versionParams = z.object({ id: DesignId, versionId: VersionId });

export const keptDesignEndpoints = {
  listDesigns: {
    ...CALLS.listDesigns,
    summary: "My designs, last changed first; `archived=true` lists deleted ones that can be restored",
    query: z.object({
      project_id: ProjectId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(DESIGN_PAGE_SIZE),
      archived: z.enum(["true", "false"]).default("false"),
      cursor: Cursor,
    }),
    reply: withData(z.object({ designs: z.array(DesignSummary), nextCursor: NextCursor })),
  },
  createDesign: {
    ...CALLS.createDesign,
    summary:
      "Keep a design under an id of the caller's choice; the same id again is a conflict with the design that is there",
    body: z.object({
      id: DesignId,
      ...Content,
      /** Pictures that were made of it before it was kept. Those that are not there are left out. */
      versionIds: z.array(VersionId).max(200).default([]),
    }),
    reply: withData(KeptDesign),
    status: 201,
  },
  openImage: {
    ...CALLS.openImage,
    summary: "The design of a saved picture, made of the picture's own wish where none is kept",
    body: z.object({ imageId: ImageId }),
    reply: withData(KeptDesign),
  },
  getDesign: {
    ...CALLS.getDesign,
    summary: "One design with its versions",
    params,
    reply: withData(KeptDesign),
  },
  putDesign: {
    ...CALLS.putDesign,
    summary: "Save a design; 409 with the newer one in `data` when it changed since `revision`",
    params,
    body: z.object({ revision: z.number().int().min(1), ...Content }),
    reply: withData(z.object({ revision: z.number().int(), updatedAt: z.string() })),
  },
  duplicateDesign: {
    ...CALLS.duplicateDesign,
    summary: "A copy with the same versions, or with one of them; with other contents where they are given",
    params,
    body: z.object({
      id: DesignId,
      title: Title.nullish(),
      state: DesignState.optional(),
      versionId: VersionId.optional(),
    }),
    reply: withData(KeptDesign),
    status: 201,
  },
  changeDesign: {
    ...CALLS.changeDesign,
    summary:
      "What a change in words or by hand would make of a design, before it is drawn; its sentences go into `editHistory` of the next generation",
    params,
    body: z
      .object({
        revision: z.number().int().min(1),
        /** The version that is changed; without one that which is looked at, else the wish itself. */
        versionId: VersionId.optional(),
        text: z.string().trim().min(1).max(DESCRIPTION_MAX, MESSAGES.descriptionTooLong).optional(),
        operations: z
          .array(z.object({ id: z.string().max(64), change: HandChange }))
          .min(1)
          .max(EDIT_HISTORY_MAX)
          .optional(),
      })
      .refine(({ text, operations }) => (text === undefined) !== (operations === undefined), {
        error: MESSAGES.malformedRequest,
      }),
    reply: withData(
      z.object({
        /** The changes as the design keeps them; none where nothing was understood. */
        sentences: z.array(z.string()),
        notUnderstood: z.array(z.string()),
        /** What could be said instead; null where all was understood. */
        hint: z.string().nullable(),
        /** What there is to tell of the change. */
        notes: z.array(z.string()),
        /** The design with the change (`core/design/design-document.ts`). */
        document: z.looseObject({ version: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
      }),
    ),
  },
  archiveDesign: {
    ...CALLS.archiveDesign,
    summary: "Delete a design; it can be restored for 30 days. Its saved pictures stay in their project",
    params,
    reply: Empty,
  },
  restoreDesign: {
    ...CALLS.restoreDesign,
    summary: "Bring a deleted design back",
    params,
    reply: Empty,
  },
  moveDesign: {
    ...CALLS.moveDesign,
    summary: "Move a design with its pictures and their bills to another project, or out of any",
    params,
    body: z.object({ projectId: ProjectId.nullable() }),
    reply: Empty,
  },
  designEvents: {
    ...CALLS.designEvents,
    summary: "Server-Sent Events `changed` with the revision, whenever the design or its versions change",
    params,
    /** How long to listen; 0 = what is told at once. */
    query: z.object({ seconds: z.coerce.number().int().min(0).max(3_600).default(3_600) }),
    reply: "events",
  },
  putDesignVersion: {
    ...CALLS.putDesignVersion,
    summary: "Name or star a version, or bring back one that was taken out",
    params: versionParams,
    body: z.object({
      name: Title.nullish(),
      starred: z.boolean().optional(),
      removed: z.literal(false).optional(),
    }),
    reply: Empty,
  },
  deleteDesignVersion: {
    ...CALLS.deleteDesignVersion,
    summary: "Take a version out of a design; its picture stays in the project",
    params: versionParams,
    reply: Empty,
  },
} satisfies EndpointRows;
