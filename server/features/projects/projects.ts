import { MESSAGES } from "#contract/messages.ts";
import type { Storage } from "../../adapters/storage/storage.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/connect.ts";
import type { Actor } from "../../http/context.ts";
import { removeProjectImages } from "../images/remove-project-images.ts";
import {
  countProjects,
  deleteProject,
  findProject,
  insertProject,
  type ProjectFields,
  type ProjectRow,
  updateProject,
} from "./projects.store.ts";

export type ProjectDeps = { db: Db; storage: Storage; now: () => Date };

const WEEK_MS = 7 * 86_400_000;

type GivenFields = {
  title: string;
  description?: string | null | undefined;
  tags?: string | null | undefined;
};

/** An empty text says the same as none. */
const fieldsOf = ({ title, description, tags }: GivenFields): ProjectFields => ({
  title,
  description: description || null,
  tags: tags || null,
});

export async function requireProject(db: Db, actor: Actor, id: number): Promise<ProjectRow> {
  const project = await findProject(db, actor.userId, id);
  if (!project) throw new AppError("not_found", MESSAGES.projectNotFound);
  return project;
}

export function createProject(deps: ProjectDeps, actor: Actor, given: GivenFields): Promise<ProjectRow> {
  const now = deps.now();
  return insertProject(deps.db, { ...fieldsOf(given), userId: actor.userId, createdAt: now, updatedAt: now });
}

export async function changeProject(
  deps: ProjectDeps,
  actor: Actor,
  id: number,
  given: GivenFields,
): Promise<ProjectRow> {
  const { title, description, tags } = fieldsOf(given);
  const changed = await updateProject(deps.db, actor.userId, id, {
    title,
    // What a call leaves out stays; null and empty text clear.
    ...(given.description === undefined ? {} : { description }),
    ...(given.tags === undefined ? {} : { tags }),
    updatedAt: deps.now(),
  });
  if (!changed) throw new AppError("not_found", MESSAGES.projectNotFound);
  return changed;
}

/** With its images, their bills of materials and shares, its generations, and the files that nothing else shows. */
export async function removeProject(deps: ProjectDeps, actor: Actor, id: number): Promise<void> {
  const orphans = await deps.db.transaction(async (tx) => {
    if (!(await findProject(tx, actor.userId, id))) throw new AppError("not_found", MESSAGES.projectNotFound);
    const keys = await removeProjectImages(tx, id);
    await deleteProject(tx, actor.userId, id);
    return keys;
  });
  // After the commit: a file without a row is waste, a row without its file is a broken picture.
  for (const key of orphans) await deps.storage.delete(key);
}

export const projectStats = (deps: ProjectDeps, actor: Actor) =>
  countProjects(deps.db, actor.userId, new Date(deps.now().getTime() - WEEK_MS));
