import type { projectEndpoints } from "#contract/endpoints/projects.ts";
import { BOARD_COLUMN_SIZE, PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import type { Actor } from "#server/actor.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import type { Handlers } from "#server/http/api.ts";
import { cursorOf } from "#server/http/cursor.ts";
import { fileAnswer } from "#server/http/file-answer.ts";
import { archiveProject, restoreProject } from "./archive-project.ts";
import { importProjects, projectsCsv } from "./import-projects.ts";
import { mergeProjects } from "./merge-projects.ts";
import { type ProjectRow, selectBoard, selectProjects } from "./projects.store.ts";
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

export function projectRoutes(deps: ProjectDeps): Handlers<typeof projectEndpoints> {
  const presentAll = async ({ companyId }: Actor, rows: ProjectRow[]) => {
    const nameOf = await namesOfMakers(
      deps.db,
      companyId,
      rows.map(({ madeBy }) => madeBy),
    );
    return rows.map((row) => presentProject(row, nameOf(row.madeBy)));
  };
  const present = async (actor: Actor, row: ProjectRow) => ({
    data: { project: (await presentAll(actor, [row]))[0]! },
  });
  return {
    listProjects: async ({ query }, { actor }) => {
      const { page, cursor, archived, ...order } = query;
      const from = cursor ? { after: readProjectCursor(cursor, order.sortBy) } : { page };
      const wanted = { ...order, from, archived: archived === "true" };
      const { rows, total, next } = await selectProjects(deps.db, actor.companyId, wanted);
      const nextCursor = next && cursorOf(next);
      return { data: { projects: await presentAll(actor, rows), total, nextCursor } };
    },
    searchProjects: async ({ query }, { actor }) => {
      const rows = await searchProjects(deps, actor, query.q, PROJECT_PAGE_SIZE);
      return { data: { projects: await presentAll(actor, rows) } };
    },
    createProject: async ({ body }, { actor }) => present(actor, await createProject(deps, actor, body)),
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
    getProject: async ({ params }, { actor }) =>
      present(actor, await requireProject(deps.db, actor, params.id)),
    updateProject: async ({ params, body }, { actor }) =>
      present(actor, await changeProject(deps, actor, params.id, body)),
    projectBoard: async (_, { actor }) => {
      const columns = await selectBoard(deps.db, actor.companyId, BOARD_COLUMN_SIZE);
      const all = await presentAll(
        actor,
        columns.flatMap(({ rows }) => rows),
      );
      return {
        data: {
          columns: columns.map(({ rows, ...column }) => ({
            ...column,
            projects: all.splice(0, rows.length),
          })),
        },
      };
    },
    downloadProjects: async (_, { actor }) =>
      fileAnswer(await projectsCsv(deps, actor), "csv", "projects.csv"),
    importProjects: async ({ body }, { actor }) => ({ data: await importProjects(deps, actor, body) }),
    putProjectStatus: async ({ params, body }, { actor }) =>
      present(actor, await changeStatus(deps, actor, params.id, body.status)),
    archiveProject: async ({ params }, { actor }) => {
      await archiveProject(deps, actor, params.id);
      return {};
    },
    restoreProject: async ({ params }, { actor }) => {
      await restoreProject(deps, actor, params.id);
      return {};
    },
    mergeProject: async ({ params, body }, { actor }) =>
      present(actor, await mergeProjects(deps, actor, params.id, body.from)),
    deleteProject: async ({ params }, { actor }) => {
      await removeProject(deps, actor, params.id);
      return {};
    },
  };
}
