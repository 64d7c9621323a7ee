import type { projectEndpoints } from "#contract/endpoints/projects.ts";
import { PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import type { Handlers } from "../../http/api.ts";
import { cursorOf } from "../../http/cursor.ts";
import { selectProjects } from "./projects.store.ts";
import {
  changeProject,
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
    const { page, cursor, ...order } = query;
    const from = cursor ? { after: readProjectCursor(cursor, order.sortBy) } : { page };
    const { rows, total, next } = await selectProjects(deps.db, actor.userId, { ...order, from });
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
  deleteProject: async ({ params }, { actor }) => {
    await removeProject(deps, actor, params.id);
    return {};
  },
});
