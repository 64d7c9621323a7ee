import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { companyProfiles, files } from "#server/db/schema.ts";

type CompanyRow = typeof companyProfiles.$inferSelect;
export type FoundCompany = { profile: CompanyRow["profile"]; logoKey: string | null };

export async function findCompany(db: Db, userId: string): Promise<FoundCompany | null> {
  const [row] = await db
    .select({ profile: companyProfiles.profile, logoKey: files.key })
    .from(companyProfiles)
    .leftJoin(files, eq(files.id, companyProfiles.logoFileId))
    .where(eq(companyProfiles.userId, userId));
  return row ?? null;
}

/** Sets what is given and leaves the rest as it was. */
export async function writeCompany(
  db: Db,
  values: Partial<CompanyRow> & Pick<CompanyRow, "userId" | "updatedAt">,
): Promise<void> {
  const { userId, ...changed } = values;
  await db
    .insert(companyProfiles)
    .values(values)
    .onConflictDoUpdate({ target: companyProfiles.userId, set: changed });
}
