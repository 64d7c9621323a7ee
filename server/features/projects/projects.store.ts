import { and, asc, count, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/connect.ts";
import type { Mark } from "../../db/mark.ts";
import { images, projects, projectWords } from "../../db/schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectFields = Pick<
  ProjectRow,
  "title" | "description" | "tags" | "clientName" | "clientEmail" | "clientPhone" | "siteAddress"
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

export async function findProject(db: Executor, userId: string, id: number): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(ownProject(userId, id));
  return row ?? null;
}

export type ProjectPage = {
  limit: number;
  sortBy: ProjectSort;
  sortOrder: "ASC" | "DESC";
  /** A mark is found in the index at once; a page number counts its way there. */
  from: { page: number } | { after: Mark };
};

/** Ids alone are walked over, in the index; rows are read of the one page. */
export async function selectProjects(
  db: Db,
  userId: string,
  { limit, sortBy, sortOrder, from }: ProjectPage,
): Promise<{ rows: ProjectRow[]; total: number; next: Mark | null }> {
  const direction = sortOrder === "ASC" ? asc : desc;
  const { by, type } = SORTS[sortBy];
  const order = [direction(by), direction(projects.id)];
  const own = eq(projects.userId, userId);
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
    .where(and(eq(projects.userId, userId), inArray(projects.id, found)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit);
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

export async function insertProject(
  db: Executor,
  values: { title: string } & Partial<ProjectFields> & { userId: string; createdAt: Date; updatedAt: Date },
): Promise<ProjectRow> {
  const [row] = await db.insert(projects).values(values).returning();
  if (!row) throw new Error("a project was not inserted");
  return row;
}

export async function updateProject(
  db: Executor,
  userId: string,
  id: number,
  values: Partial<ProjectFields> & { updatedAt: Date },
): Promise<ProjectRow | null> {
  const [row] = await db.update(projects).set(values).where(ownProject(userId, id)).returning();
  return row ?? null;
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
    .where(eq(projects.userId, userId))
    .as("of_projects");
  const ofImages = db
    .select({ all: count().as("images"), thisWeek: recent(images.createdAt).as("images_this_week") })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.type, "generated")))
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
