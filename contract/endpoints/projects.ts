import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { IMPORT_MAX_CHARS, PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { PROJECT_RULES } from "#contract/rules/project.ts";
import { textSchema } from "#contract/rules/text-schema.ts";
import { projectStatusKeys } from "#core/projects/project-status.ts";
import { OptionalAddress, OptionalEmail, OptionalPhone } from "./contact.ts";

/** Ids of projects are integers on the wire: `/designer?project=12`. */
export const ProjectId = z.coerce
  .number({ error: MESSAGES.projectNotFound })
  .int()
  .positive()
  .max(2_147_483_647);

const Status = z.enum(projectStatusKeys, { error: PROJECT_MESSAGES.statusUnknown });

export const Project = z.object({
  Id: z.number().int(),
  Title: z.string(),
  Description: z.string().nullable(),
  Tags: z.string().nullable(),
  /** For the company alone: it stands on no paper. */
  Notes: z.string().nullable(),
  Status,
  /** Whose yard it is, and where. */
  ClientName: z.string().nullable(),
  ClientEmail: z.string().nullable(),
  ClientPhone: z.string().nullable(),
  SiteAddress: z.string().nullable(),
  /** The name of who made it, where more than one person works in the company. */
  MadeBy: z.string().nullable(),
  CreatedAt: z.string(),
  UpdatedAt: z.string(),
  /** Null while it is in use. An archived one can be restored for 30 days. */
  ArchivedAt: z.string().nullable(),
});
export type Project = z.infer<typeof Project>;

export const ProjectBody = z.object({
  title: textSchema(PROJECT_RULES.title),
  description: textSchema(PROJECT_RULES.description).nullish(),
  tags: textSchema(PROJECT_RULES.tags).nullish(),
  notes: textSchema(PROJECT_RULES.notes).nullish(),
  status: Status.optional(),
  clientName: textSchema(PROJECT_RULES.clientName).nullish(),
  clientEmail: OptionalEmail,
  clientPhone: OptionalPhone,
  siteAddress: OptionalAddress,
});

/** `nextCursor` of the answer before, in place of a page: nothing is shown twice while the list changes. */
export const Cursor = z.string().max(2_000).optional();
/** Null at the end. */
export const NextCursor = z.string().nullable();

/** `row` as a spreadsheet numbers it: the header is row 1. */
const ImportedRow = z.object({
  row: z.number().int(),
  title: z.string(),
  clientName: z.string().nullable(),
  siteAddress: z.string().nullable(),
  /** What is wrong with it; a row with a fault is left out. */
  faults: z.array(z.string()),
  /** There is a project with the same client and site already, so the row is left out. */
  known: z.boolean(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const params = z.object({ id: ProjectId });

const Page = z.coerce.number().int().min(1).max(100_000).default(1);

export const projectEndpoints = {
  listProjects: {
    ...CALLS.listProjects,
    summary: "My projects, a page at a time; `archived=true` lists archived ones that can be restored",
    query: z.object({
      page: Page,
      limit: z.coerce.number().int().min(1).max(100).default(PROJECT_PAGE_SIZE),
      sortBy: z.enum(["UpdatedAt", "CreatedAt", "Title"]).default("UpdatedAt"),
      sortOrder: z.enum(["ASC", "DESC"]).default("DESC"),
      cursor: Cursor,
      status: Status.optional(),
      archived: z.enum(["true", "false"]).default("false"),
    }),
    reply: withData(
      z.object({ projects: z.array(Project), total: z.number().int(), nextCursor: NextCursor }),
    ),
  },
  searchProjects: {
    ...CALLS.searchProjects,
    summary:
      "My projects whose title, description, notes, tags, client, site or designs hold the words, last changed first; when none does, those one slip away",
    query: z.object({ q: z.string().trim().max(200).default("") }),
    reply: withData(z.object({ projects: z.array(Project) })),
  },
  createProject: {
    ...CALLS.createProject,
    summary: "Start a project",
    body: ProjectBody,
    reply: withData(z.object({ project: Project })),
    status: 201,
  },
  projectStats: {
    ...CALLS.projectStats,
    summary: "How many projects and images I have",
    reply: withData(
      z.object({
        TotalProjects: z.number().int(),
        TotalImages: z.number().int(),
        ProjectsThisWeek: z.number().int(),
        ImagesThisWeek: z.number().int(),
      }),
    ),
  },
  projectBoard: {
    ...CALLS.projectBoard,
    summary: "My projects by status, the last changed of each; more of one come by `GET /projects?status=`",
    reply: withData(
      z.object({
        columns: z.array(z.object({ status: Status, total: z.number().int(), projects: z.array(Project) })),
      }),
    ),
  },
  downloadProjects: {
    ...CALLS.downloadProjects,
    summary: "My projects with their clients as CSV, which can be imported again",
    reply: "file",
  },
  getProject: {
    ...CALLS.getProject,
    summary: "One project",
    params,
    reply: withData(z.object({ project: Project })),
  },
  updateProject: {
    ...CALLS.updateProject,
    summary: "Change title, description, notes, tags, status, client and site; what is left out stays",
    params,
    body: ProjectBody,
    reply: withData(z.object({ project: Project })),
  },
  deleteProject: {
    ...CALLS.deleteProject,
    summary: "Delete a project with its images",
    params,
    reply: Empty,
  },
  importProjects: {
    ...CALLS.importProjects,
    summary:
      "Start a project for each client of a CSV file. With `preview` nothing is written; rows with faults and clients that are there already are left out",
    body: z.object({
      csv: z
        .string({ error: PROJECT_MESSAGES.csvUnreadable })
        .max(IMPORT_MAX_CHARS, PROJECT_MESSAGES.csvTooLarge),
      preview: z.boolean().default(false),
    }),
    reply: withData(
      z.object({
        rows: z.array(ImportedRow),
        /** Rows that are taken, or would be. */
        taken: z.number().int(),
        /** Columns that are read as notes, because nothing else fits. */
        noted: z.array(z.string()),
      }),
    ),
  },
  putProjectStatus: {
    ...CALLS.putProjectStatus,
    summary: "Say where the work of a project stands",
    params,
    body: z.object({ status: Status }),
    reply: withData(z.object({ project: Project })),
  },
  archiveProject: {
    ...CALLS.archiveProject,
    summary: "Put a project with all that is in it aside; it can be restored for 30 days and is deleted then",
    params,
    reply: Empty,
  },
  restoreProject: {
    ...CALLS.restoreProject,
    summary: "Bring an archived project back",
    params,
    reply: Empty,
  },
  mergeProject: {
    ...CALLS.mergeProject,
    summary:
      "Take everything of the project `from` into this one and delete the other; what both say differently stands in the notes",
    params,
    body: z.object({ from: ProjectId }),
    reply: withData(z.object({ project: Project })),
  },
} satisfies EndpointRows;
