import type { Project } from "#contract/endpoints/projects.ts";
import type { ProjectRow } from "./projects.store.ts";

export const presentProject = (row: ProjectRow): Project => ({
  Id: row.id,
  Title: row.title,
  Description: row.description,
  Tags: row.tags,
  CreatedAt: row.createdAt.toISOString(),
  UpdatedAt: row.updatedAt.toISOString(),
});
