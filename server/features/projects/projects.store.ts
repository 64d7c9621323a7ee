import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import { type ProjectStatus, projectStatusKeys } from "#core/projects/project-status.ts";
import { archivedProjects } from "#server/db/archived-projects.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import type { Mark } from "#server/db/mark.ts";
import { boms, generations, images, projects, projectWords, proposals } from "#server/db/schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectFields = Pick<
  ProjectRow,
  | "title"
  | "description"
  | "notes"
  | "tags"
  | "status"
  | "clientName"
  | "clientEmail"
  | "clientPhone"
  | "siteAddress"
>;
export type ProjectSort = "UpdatedAt" | "CreatedAt" | "Title";
type Executor = Db | Transaction;

/** Each has an index that begins with the owner and ends with the id. */
const SORTS = {
  UpdatedAt: { by: sql`${projects.updatedAt}`, type: sql.raw("timestamptz") },
  CreatedAt: { by: sql`${projects.createdAt}`, type: sql.raw("timestamptz") },
  Title: { by: sql`lower(${projects.title})`, type: sql.raw("text") },
};

const ownProject = (userId: string, id: number) => and(eq(projects.id, id), eq(projects.userId, userId));
const isInUse = isNull(projects.archivedAt);

/** Null for one that is archived, too. */
export async function findProject(db: Executor, userId: string, id: number): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(ownProject(userId, id), isInUse));
  return row ?? null;
}

/** One that is archived is found as well; its row stays locked until the commit. */
export async function lockAnyProject(
  tx: Transaction,
  userId: string,
  id: number,
): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(projects).where(ownProject(userId, id)).for("update");
  return row ?? null;
}

/** Locked, so that two who index it at once do so one after the other. */
export async function lockProjectById(tx: Transaction, id: number): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for("update");
  return row ?? null;
}

export type ProjectPage = {
  limit: number;
  sortBy: ProjectSort;
  sortOrder: "ASC" | "DESC";
  /** A mark is found in the index at once; a page number counts its way there. */
  from: { page: number } | { after: Mark };
  archived?: boolean;
  status?: ProjectStatus | undefined;
};

/** Ids alone are walked over, in the index; rows are read of the one page. */
export async function selectProjects(
  db: Db,
  userId: string,
  { limit, sortBy, sortOrder, from, archived = false, status }: ProjectPage,
): Promise<{ rows: ProjectRow[]; total: number; next: Mark | null }> {
  const direction = sortOrder === "ASC" ? asc : desc;
  const { by, type } = SORTS[sortBy];
  const order = [direction(by), direction(projects.id)];
  const own = and(
    eq(projects.userId, userId),
    archived ? isNotNull(projects.archivedAt) : isInUse,
    status === undefined ? undefined : eq(projects.status, status),
  );
  const beyond =
    "after" in from
      ? sql`(${by}, ${projects.id}) ${sql.raw(sortOrder === "ASC" ? ">" : "<")} (${from.after.value}::${type}, ${from.after.id})`
      : undefined;
  const ids = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(own, beyond))
    .orderBy(...order)
    .limit(limit)
    .offset("page" in from ? (from.page - 1) * limit : 0);
  const found = await db
    .select({ project: projects, sortTitle: sql<string>`lower(${projects.title})` })
    .from(projects)
    .where(inArray(projects.id, ids))
    .orderBy(...order);
  const [total] = await db.select({ n: count() }).from(projects).where(own);
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    rows: found.map(({ project }) => project),
    total: total?.n ?? 0,
    next: last ? { value: sortValue(last, sortBy), id: last.project.id } : null,
  };
}

const sortValue = (
  { project, sortTitle }: { project: ProjectRow; sortTitle: string },
  sortBy: ProjectSort,
): string =>
  ({
    UpdatedAt: project.updatedAt.toISOString(),
    CreatedAt: project.createdAt.toISOString(),
    Title: sortTitle,
  })[sortBy];

/**
 * Last changed first; `query` is a `tsquery` that names the owner. The planner guesses that each of the many slips of a word is common, and
 * reads every project. A query that it cannot look into (`isRare`) it takes for rare, and asks the index.
 */
export function findProjectsByWords(
  db: Db,
  userId: string,
  query: string,
  { limit, isRare }: { limit: number; isRare: boolean },
): Promise<ProjectRow[]> {
  const wanted = isRare ? sql`(select ${query}::tsquery)` : sql`${query}::tsquery`;
  const found = db
    .select({ id: projectWords.projectId })
    .from(projectWords)
    .where(sql`${projectWords.lexemes} @@ ${wanted}`);
  return db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), isInUse, inArray(projects.id, found)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit);
}

/** Of projects that have none yet. */
export async function insertProjectWords(
  tx: Transaction,
  words: { projectId: number; searchLexemes: string }[],
): Promise<void> {
  await tx.insert(projectWords).values(
    words.map(({ projectId, searchLexemes }) => ({
      projectId,
      lexemes: sql`${searchLexemes}::tsvector`,
    })),
  );
}

export async function writeProjectWords(
  tx: Transaction,
  projectId: number,
  searchLexemes: string,
): Promise<void> {
  const lexemes = sql`${searchLexemes}::tsvector`;
  await tx
    .insert(projectWords)
    .values({ projectId, lexemes })
    .onConflictDoUpdate({ target: projectWords.projectId, set: { lexemes } });
}

type NewProject = { title: string } & Partial<ProjectFields> & {
    userId: string;
    createdAt: Date;
    updatedAt: Date;
  };

export const insertProjects = (tx: Transaction, values: NewProject[]): Promise<ProjectRow[]> =>
  tx.insert(projects).values(values).returning();

export async function updateProject(
  db: Executor,
  userId: string,
  id: number,
  values: Partial<ProjectFields> & { updatedAt: Date },
): Promise<ProjectRow | null> {
  const [row] = await db
    .update(projects)
    .set(values)
    .where(and(ownProject(userId, id), isInUse))
    .returning();
  return row ?? null;
}

/** Of a project of whatever company, archived too: nothing happens to one that has another status by now. */
export const moveStatus = (
  tx: Transaction,
  id: number,
  { to, from, at }: { to: ProjectStatus; from: readonly ProjectStatus[]; at: Date },
) =>
  tx
    .update(projects)
    .set({ status: to, updatedAt: at })
    .where(and(eq(projects.id, id), inArray(projects.status, [...from])));

/** An archived one keeps the moment when it was archived first. False when there is no such project. */
export async function setArchived(
  db: Executor,
  userId: string,
  id: number,
  archivedAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(projects)
    .set({
      archivedAt:
        archivedAt && sql`coalesce(${projects.archivedAt}, ${archivedAt.toISOString()}::timestamptz)`,
    })
    .where(ownProject(userId, id))
    .returning({ id: projects.id });
  return rows.length > 0;
}

export async function selectLongArchived(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: number; userId: string }[]> {
  return db
    .select({ id: projects.id, userId: projects.userId })
    .from(projects)
    .where(lt(projects.archivedAt, before))
    .orderBy(asc(projects.id))
    .limit(limit);
}

/** The last changed of each status, and how many there are: a walk through the index of each. */
export async function selectBoard(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ status: ProjectStatus; total: number; rows: ProjectRow[] }[]> {
  const own = and(eq(projects.userId, userId), isInUse);
  const ids = sql.join(
    projectStatusKeys.map(
      (status) =>
        sql`(${db
          .select({ id: projects.id })
          .from(projects)
          .where(and(own, eq(projects.status, status)))
          .orderBy(desc(projects.updatedAt), desc(projects.id))
          .limit(limit)})`,
    ),
    sql` union all `,
  );
  const rows = await db
    .select()
    .from(projects)
    .where(sql`${projects.id} in (${ids})`)
    .orderBy(desc(projects.updatedAt), desc(projects.id));
  const totals = await db
    .select({ status: projects.status, n: count() })
    .from(projects)
    .where(own)
    .groupBy(projects.status);
  return projectStatusKeys.map((status) => ({
    status,
    total: totals.find((one) => one.status === status)?.n ?? 0,
    rows: rows.filter((row) => row.status === status),
  }));
}

export function selectAllProjects(db: Executor, userId: string): Promise<ProjectRow[]> {
  return db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), isInUse))
    .orderBy(asc(projects.createdAt), asc(projects.id));
}

/** Everything that hangs on a project but its designs; two rows of the same photo may stand in the new one. */
export async function moveBelongings(tx: Transaction, from: number, to: number): Promise<void> {
  for (const table of [images, generations, boms, proposals] as const)
    await tx.update(table).set({ projectId: to }).where(eq(table.projectId, from));
}

/** True when there was one. Images and what hangs on them go with it. */
export async function deleteProject(db: Executor, userId: string, id: number): Promise<boolean> {
  const gone = await db.delete(projects).where(ownProject(userId, id)).returning({ id: projects.id });
  return gone.length > 0;
}

/** One query: two walks through indexes. */
export async function countProjects(
  db: Db,
  userId: string,
  weekStart: Date,
): Promise<{ projects: number; images: number; projectsThisWeek: number; imagesThisWeek: number }> {
  const recent = (column: typeof projects.createdAt | typeof images.createdAt) =>
    sql<number>`count(*) filter (where ${gte(column, weekStart)})`.mapWith(Number);
  const ofProjects = db
    .select({ all: count().as("projects"), thisWeek: recent(projects.createdAt).as("projects_this_week") })
    .from(projects)
    .where(and(eq(projects.userId, userId), isInUse))
    .as("of_projects");
  const ofImages = db
    .select({ all: count().as("images"), thisWeek: recent(images.createdAt).as("images_this_week") })
    .from(images)
    .where(
      and(
        eq(images.userId, userId),
        eq(images.type, "generated"),
        notExists(archivedProjects(db, images.projectId)),
      ),
    )
    .as("of_images");
  const [counted] = await db
    .select({
      projects: ofProjects.all,
      projectsThisWeek: ofProjects.thisWeek,
      images: ofImages.all,
      imagesThisWeek: ofImages.thisWeek,
    })
    .from(ofProjects)
    .innerJoin(ofImages, sql`true`);
  if (!counted) throw new Error("nothing was counted");
  return counted;
}
