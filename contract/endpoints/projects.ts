import { z } from "zod";
import { CALLS } from "../calls.ts";
import type { EndpointRows } from "../endpoint.ts";
import { Empty, withData } from "../envelope.ts";
import { PROJECT_PAGE_SIZE } from "../limits.ts";
import { MESSAGES } from "../messages.ts";
import { PROJECT_RULES } from "../rules/project.ts";
import { textSchema } from "../rules/text-schema.ts";
import { OptionalAddress, OptionalEmail, OptionalPhone } from "./contact.ts";

/** Ids of projects are integers on the wire: `/designer?project=12`. */
export const ProjectId = z.coerce
  .number({ error: MESSAGES.projectNotFound })
  .int()
  .positive()
  .max(2_147_483_647);

export const Project = z.object({
  Id: z.number().int(),
  Title: z.string(),
  Description: z.string().nullable(),
  Tags: z.string().nullable(),
  /** Whose yard it is, and where. */
  ClientName: z.string().nullable(),
  ClientEmail: z.string().nullable(),
  ClientPhone: z.string().nullable(),
  SiteAddress: z.string().nullable(),
  CreatedAt: z.string(),
  UpdatedAt: z.string(),
});
export type Project = z.infer<typeof Project>;

export const ProjectBody = z.object({
  title: textSchema(PROJECT_RULES.title),
  description: textSchema(PROJECT_RULES.description).nullish(),
  tags: textSchema(PROJECT_RULES.tags).nullish(),
  clientName: textSchema(PROJECT_RULES.clientName).nullish(),
  clientEmail: OptionalEmail,
  clientPhone: OptionalPhone,
  siteAddress: OptionalAddress,
});

/** `nextCursor` of the answer before, in place of a page: nothing is shown twice while the list changes. */
export const Cursor = z.string().max(2_000).optional();
/** Null at the end. */
export const NextCursor = z.string().nullable();

const Page = z.coerce.number().int().min(1).max(100_000).default(1);

export const projectEndpoints = {
  listProjects: {
    ...CALLS.listProjects,
    summary: "My projects, a page at a time",
    query: z.object({
      page: Page,
      limit: z.coerce.number().int().min(1).max(100).default(PROJECT_PAGE_SIZE),
      sortBy: z.enum(["UpdatedAt", "CreatedAt", "Title"]).default("UpdatedAt"),
      sortOrder: z.enum(["ASC", "DESC"]).default("DESC"),
      cursor: Cursor,
    }),
    reply: withData(
      z.object({ projects: z.array(Project), total: z.number().int(), nextCursor: NextCursor }),
    ),
  },
  searchProjects: {
    ...CALLS.searchProjects,
    summary:
      "My projects whose title, description, tags, client or site hold the words, last changed first; when none does, those one slip away",
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
  getProject: {
    ...CALLS.getProject,
    summary: "One project",
    params: z.object({ id: ProjectId }),
    reply: withData(z.object({ project: Project })),
  },
  updateProject: {
    ...CALLS.updateProject,
    summary: "Change title, description, tags, client and site; what is left out stays",
    params: z.object({ id: ProjectId }),
    body: ProjectBody,
    reply: withData(z.object({ project: Project })),
  },
  deleteProject: {
    ...CALLS.deleteProject,
    summary: "Delete a project with its images",
    params: z.object({ id: ProjectId }),
    reply: Empty,
  },
} satisfies EndpointRows;
