import type { projectEndpoints } from "#contract/endpoints/projects.ts";
import { PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import type { Handlers } from "../../http/api.ts";
import { searchProjects, selectProjects } from "./projects.store.ts";
import {
  changeProject,
  createProject,
  type ProjectDeps,
  projectStats,
  removeProject,
  requireProject,
} from "./projects.ts";
import { presentProject } from "./projects.wire.ts";

export const projectRoutes = (deps: ProjectDeps): Handlers<typeof projectEndpoints> => ({
  listProjects: async ({ query }, { actor }) => {
    const { rows, total } = await selectProjects(deps.db, actor.userId, query);
    return { data: { projects: rows.map(presentProject), total } };
  },
  searchProjects: async ({ query }, { actor }) => {
    const rows = await searchProjects(deps.db, actor.userId, query.q, PROJECT_PAGE_SIZE);
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
