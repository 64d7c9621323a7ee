import { and, eq, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Transaction } from "./connect.ts";
import { projects } from "./schema.ts";

/** For `notExists`: what lies in an archived project is left out of lists until the project is restored. */
export const archivedProjects = (db: Db | Transaction, projectId: SQLWrapper) =>
  db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNotNull(projects.archivedAt)));
