import { MESSAGES } from "#contract/messages.ts";
import { type ProjectStatus, STATUS_AFTER } from "#core/projects/project-status.ts";
import type { Actor } from "#server/actor.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { removeProjectImages } from "#server/features/images/remove-images.ts";
import { removeDesignsOfProject, type Told } from "#server/features/kept-designs/design-versions.ts";
import { deleteNow, pledgeDeletion } from "#server/files/delete-files.job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { indexNewProjects, indexProject } from "./project-words.ts";
import {
  countProjects,
  deleteProject,
  findProject,
  findProjectsByWords,
  insertProjects,
  lockAnyProject,
  moveStatus,
  type ProjectFields,
  type ProjectRow,
  selectProjects,
  updateProject,
} from "./projects.store.ts";
import { holdingQuery, nearQuery, wordsOf } from "./search-words.ts";

export type RemoveDeps = { db: Db; storage: Storage; queue: Pick<Queue, "send"> };
export type ProjectDeps = RemoveDeps & Told & { now: () => Date };

const WEEK_MS = 7 * 86_400_000;

type OptionalField = Exclude<keyof ProjectFields, "title" | "status">;
export type GivenFields = { title: string; status?: ProjectStatus | undefined } & {
  [F in OptionalField]?: string | null | undefined;
};

const OPTIONAL_FIELDS = Object.keys({
  description: true,
  notes: true,
  tags: true,
  clientName: true,
  clientEmail: true,
  clientPhone: true,
  siteAddress: true,
} satisfies Record<OptionalField, true>) as OptionalField[];

/** What a call leaves out stays; null and empty text clear. */
const fieldsOf = ({ title, status, ...given }: GivenFields): { title: string } & Partial<ProjectFields> => ({
  title,
  ...(status === undefined ? {} : { status }),
  ...Object.fromEntries(
    OPTIONAL_FIELDS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name] || null]])),
  ),
});

export async function requireProject(db: Db | Transaction, actor: Actor, id: number): Promise<ProjectRow> {
  const project = await findProject(db, actor.companyId, id);
  if (!project) throw new AppError("not_found", MESSAGES.projectNotFound);
  return project;
}

export function createProject(deps: ProjectDeps, actor: Actor, given: GivenFields): Promise<ProjectRow> {
  return deps.db.transaction(async (tx) => {
    const [project] = await startProjects(tx, actor, [given], deps.now());
    if (!project) throw new Error("a project was not inserted");
    return project;
  });
}

/** Rows in one statement. */
const BATCH = 200;

/** Inside the caller's transaction. */
export async function startProjects(
  tx: Transaction,
  { accountId: madeBy, companyId: userId }: Pick<Actor, "accountId" | "companyId">,
  given: GivenFields[],
  now: Date,
): Promise<ProjectRow[]> {
  const made: ProjectRow[] = [];
  for (let at = 0; at < given.length; at += BATCH) {
    const values = given
      .slice(at, at + BATCH)
      .map((one) => ({ ...fieldsOf(one), userId, madeBy, createdAt: now, updatedAt: now }));
    const rows = await insertProjects(tx, values);
    await indexNewProjects(tx, rows);
    made.push(...rows);
  }
  return made;
}

export function changeProject(
  deps: ProjectDeps,
  actor: Actor,
  id: number,
  given: GivenFields,
): Promise<ProjectRow> {
  return deps.db.transaction(async (tx) => {
    const changed = await updateProject(tx, actor.companyId, id, {
      ...fieldsOf(given),
      updatedAt: deps.now(),
    });
    if (!changed) throw new AppError("not_found", MESSAGES.projectNotFound);
    await indexProject(tx, changed);
    return changed;
  });
}

export async function changeStatus(
  deps: ProjectDeps,
  actor: Actor,
  id: number,
  status: ProjectStatus,
): Promise<ProjectRow> {
  const changed = await updateProject(deps.db, actor.companyId, id, { status, updatedAt: deps.now() });
  if (!changed) throw new AppError("not_found", MESSAGES.projectNotFound);
  return changed;
}

/** A project goes on with its proposal. A change order is part of a job that goes on already. */
export async function followProposal(
  tx: Transaction,
  { projectId, parentId }: { projectId: number | null; parentId: string | null },
  step: keyof typeof STATUS_AFTER,
  at: Date,
): Promise<void> {
  if (projectId !== null && parentId === null) await moveStatus(tx, projectId, { ...STATUS_AFTER[step], at });
}

/** Those that hold every word; when there is none, those that nearly do, because people slip on phones. */
export async function searchProjects(
  { db }: Pick<ProjectDeps, "db">,
  { companyId: userId }: Actor,
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

/**
 * With its kept designs, its images, their bills of materials and shares, its generations, and the files that nothing else shows; an
 * archived one as well. With `archivedBefore` only one that is archived since then: somebody may have restored it meanwhile.
 */
export async function removeProject(
  deps: RemoveDeps,
  { companyId: userId }: Pick<Actor, "companyId">,
  id: number,
  archivedBefore?: Date,
): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    // Nothing is saved into the project meanwhile.
    await lockPerson(tx, userId);
    const project = await lockAnyProject(tx, userId, id);
    if (!project) throw new AppError("not_found", MESSAGES.projectNotFound);
    if (archivedBefore && !(project.archivedAt && project.archivedAt < archivedBefore)) return [];
    const unused = await removeProjectImages(tx, id, await removeDesignsOfProject(tx, id));
    await deleteProject(tx, userId, id);
    await pledgeDeletion(tx, deps.queue, unused);
    return unused;
  });
  await deleteNow(deps.storage, keys);
}

export const projectStats = (deps: ProjectDeps, actor: Actor) =>
  countProjects(deps.db, actor.companyId, new Date(deps.now().getTime() - WEEK_MS));
