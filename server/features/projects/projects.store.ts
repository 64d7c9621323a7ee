import { and, asc, count, desc, eq, gte, ilike, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/connect.ts";
import { images, projects } from "../../db/schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectFields = { title: string; description: string | null; tags: string | null };
export type ProjectSort = "UpdatedAt" | "CreatedAt" | "Title";
type Executor = Db | Transaction;

const SORTS = {
  UpdatedAt: projects.updatedAt,
  CreatedAt: projects.createdAt,
  Title: sql`lower(${projects.title})`,
};

const ownProject = (userId: string, id: number) => and(eq(projects.id, id), eq(projects.userId, userId));

export async function findProject(db: Executor, userId: string, id: number): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(ownProject(userId, id));
  return row ?? null;
}

export async function selectProjects(
  db: Db,
  userId: string,
  page: { page: number; limit: number; sortBy: ProjectSort; sortOrder: "ASC" | "DESC" },
): Promise<{ rows: ProjectRow[]; total: number }> {
  const direction = page.sortOrder === "ASC" ? asc : desc;
  const rows = await db
    .select()
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(direction(SORTS[page.sortBy]), direction(projects.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  const [total] = await db.select({ n: count() }).from(projects).where(eq(projects.userId, userId));
  return { rows, total: total?.n ?? 0 };
}

export async function searchProjects(
  db: Db,
  userId: string,
  text: string,
  limit: number,
): Promise<ProjectRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const holds = or(
    ilike(projects.title, pattern),
    ilike(projects.description, pattern),
    ilike(projects.tags, pattern),
  );
  return db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), holds))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit);
}

export async function insertProject(
  db: Db,
  values: ProjectFields & { userId: string; createdAt: Date; updatedAt: Date },
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

export async function countProjects(
  db: Db,
  userId: string,
  weekStart: Date,
): Promise<{ projects: number; images: number; projectsThisWeek: number; imagesThisWeek: number }> {
  const recent = (column: typeof projects.createdAt | typeof images.createdAt) =>
    sql<number>`count(*) filter (where ${gte(column, weekStart)})`.mapWith(Number);
  const [ofProjects] = await db
    .select({ all: count(), thisWeek: recent(projects.createdAt) })
    .from(projects)
    .where(eq(projects.userId, userId));
  const [ofImages] = await db
    .select({ all: count(), thisWeek: recent(images.createdAt) })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.type, "generated")));
  return {
    projects: ofProjects?.all ?? 0,
    images: ofImages?.all ?? 0,
    projectsThisWeek: ofProjects?.thisWeek ?? 0,
    imagesThisWeek: ofImages?.thisWeek ?? 0,
  };
}
