import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "../../actor.ts";
import type { Storage } from "../../adapters/storage/storage.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/connect.ts";
import { lockPerson } from "../../db/lock-person.ts";
import { deleteNow, pledgeDeletion } from "../../files/delete-files.job.ts";
import type { Queue } from "../../jobs/queue.ts";
import { removeProjectImages } from "../images/remove-images.ts";
import { removeDesignsOfProject } from "../kept-designs/design-versions.ts";
import {
  countProjects,
  deleteProject,
  findProject,
  findProjectsByWords,
  insertProject,
  type ProjectFields,
  type ProjectRow,
  selectProjects,
  updateProject,
  writeProjectWords,
} from "./projects.store.ts";
import { holdingQuery, nearQuery, searchLexemes, wordsOf } from "./search-words.ts";

export type ProjectDeps = { db: Db; storage: Storage; queue: Pick<Queue, "send">; now: () => Date };

const WEEK_MS = 7 * 86_400_000;

type OptionalField = Exclude<keyof ProjectFields, "title">;
type GivenFields = { title: string } & { [F in OptionalField]?: string | null | undefined };

const OPTIONAL_FIELDS = Object.keys({
  description: true,
  tags: true,
  clientName: true,
  clientEmail: true,
  clientPhone: true,
  siteAddress: true,
} satisfies Record<OptionalField, true>) as OptionalField[];

/** What a call leaves out stays; null and empty text clear. */
const fieldsOf = ({ title, ...given }: GivenFields): { title: string } & Partial<ProjectFields> => ({
  title,
  ...Object.fromEntries(
    OPTIONAL_FIELDS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name] || null]])),
  ),
});

export async function requireProject(db: Db, actor: Actor, id: number): Promise<ProjectRow> {
  const project = await findProject(db, actor.userId, id);
  if (!project) throw new AppError("not_found", MESSAGES.projectNotFound);
  return project;
}

const lexemesOf = ({ userId, title, ...project }: ProjectRow) =>
  searchLexemes(userId, [title, ...OPTIONAL_FIELDS.map((name) => project[name])].join(" "));

export function createProject(deps: ProjectDeps, actor: Actor, given: GivenFields): Promise<ProjectRow> {
  const { userId } = actor;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const project = await insertProject(tx, { ...fieldsOf(given), userId, createdAt: now, updatedAt: now });
    await writeProjectWords(tx, project.id, lexemesOf(project));
    return project;
  });
}

export function changeProject(
  deps: ProjectDeps,
  actor: Actor,
  id: number,
  given: GivenFields,
): Promise<ProjectRow> {
  return deps.db.transaction(async (tx) => {
    const changed = await updateProject(tx, actor.userId, id, {
      ...fieldsOf(given),
      updatedAt: deps.now(),
    });
    if (!changed) throw new AppError("not_found", MESSAGES.projectNotFound);
    await writeProjectWords(tx, id, lexemesOf(changed));
    return changed;
  });
}

/** Those that hold every word; when there is none, those that nearly do, because people slip on phones. */
export async function searchProjects(
  { db }: Pick<ProjectDeps, "db">,
  { userId }: Actor,
  text: string,
  limit: number,
): Promise<ProjectRow[]> {
  const words = wordsOf(text);
  if (text === "") {
    const all = { limit, sortBy: "UpdatedAt", sortOrder: "DESC", from: { page: 1 } } as const;
    return (await selectProjects(db, userId, all)).rows;
  }
  if (words.length === 0) return [];
  const find = (query: string, isRare: boolean) => findProjectsByWords(db, userId, query, { limit, isRare });
  const holding = await find(holdingQuery(userId, words), false);
  return holding.length > 0 ? holding : find(nearQuery(userId, words), true);
}

/** With its kept designs, its images, their bills of materials and shares, its generations, and the files that nothing else shows. */
export async function removeProject(deps: ProjectDeps, actor: Actor, id: number): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    // Nothing is saved into the project meanwhile.
    await lockPerson(tx, actor.userId);
    if (!(await findProject(tx, actor.userId, id))) throw new AppError("not_found", MESSAGES.projectNotFound);
    const unused = await removeProjectImages(tx, id, await removeDesignsOfProject(tx, id));
    await deleteProject(tx, actor.userId, id);
    await pledgeDeletion(tx, deps.queue, unused);
    return unused;
  });
  await deleteNow(deps.storage, keys);
}

export const projectStats = (deps: ProjectDeps, actor: Actor) =>
  countProjects(deps.db, actor.userId, new Date(deps.now().getTime() - WEEK_MS));
