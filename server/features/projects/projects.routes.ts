import type { projectEndpoints } from "#contract/endpoints/projects.ts";
import { BOARD_COLUMN_SIZE, PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import type { Handlers } from "../../http/api.ts";
import { cursorOf } from "../../http/cursor.ts";
import { fileAnswer } from "../../http/file-answer.ts";
import { archiveProject, restoreProject } from "./archive-project.ts";
import { importProjects, projectsCsv } from "./import-projects.ts";
import { mergeProjects } from "./merge-projects.ts";
import { selectBoard, selectProjects } from "./projects.store.ts";
import {
  changeProject,
  changeStatus,
  createProject,
  type ProjectDeps,
  projectStats,
  removeProject,
  requireProject,
  searchProjects,
} from "./projects.ts";
import { presentProject, readProjectCursor } from "./projects.wire.ts";

export const projectRoutes = (deps: ProjectDeps): Handlers<typeof projectEndpoints> => ({
  listProjects: async ({ query }, { actor }) => {
    const { page, cursor, archived, ...order } = query;
    const from = cursor ? { after: readProjectCursor(cursor, order.sortBy) } : { page };
    const wanted = { ...order, from, archived: archived === "true" };
    const { rows, total, next } = await selectProjects(deps.db, actor.companyId, wanted);
    const nextCursor = next && cursorOf(next);
    return { data: { projects: rows.map(presentProject), total, nextCursor } };
  },
  searchProjects: async ({ query }, { actor }) => {
    const rows = await searchProjects(deps, actor, query.q, PROJECT_PAGE_SIZE);
    return { data: { projects: rows.map(presentProject) } };
  },
  createProject: async ({ body }, { actor }) => ({
    data: { project: presentProject(await createProject(deps, actor, body)) },
  }),
  projectStats: async (_, { actor }) => {
    const stats = await projectStats(deps, actor);
    return {
      data: {
        TotalProjects: stats.projects,
        TotalImages: stats.images,
        ProjectsThisWeek: stats.projectsThisWeek,
        ImagesThisWeek: stats.imagesThisWeek,
      },
    };
  },
  getProject: async ({ params }, { actor }) => ({
    data: { project: presentProject(await requireProject(deps.db, actor, params.id)) },
  }),
  updateProject: async ({ params, body }, { actor }) => ({
    data: { project: presentProject(await changeProject(deps, actor, params.id, body)) },
  }),
  projectBoard: async (_, { actor }) => {
    const columns = await selectBoard(deps.db, actor.companyId, BOARD_COLUMN_SIZE);
    return {
      data: {
        columns: columns.map(({ rows, ...column }) => ({ ...column, projects: rows.map(presentProject) })),
      },
    };
  },
  downloadProjects: async (_, { actor }) => fileAnswer(await projectsCsv(deps, actor), "csv", "projects.csv"),
  importProjects: async ({ body }, { actor }) => ({ data: await importProjects(deps, actor, body) }),
  putProjectStatus: async ({ params, body }, { actor }) => ({
    data: { project: presentProject(await changeStatus(deps, actor, params.id, body.status)) },
  }),
  archiveProject: async ({ params }, { actor }) => {
    await archiveProject(deps, actor, params.id);
    return {};
  },
  restoreProject: async ({ params }, { actor }) => {
    await restoreProject(deps, actor, params.id);
    return {};
  },
  mergeProject: async ({ params, body }, { actor }) => ({
    data: { project: presentProject(await mergeProjects(deps, actor, params.id, body.from)) },
  }),
  deleteProject: async ({ params }, { actor }) => {
    await removeProject(deps, actor, params.id);
    return {};
  },
});
