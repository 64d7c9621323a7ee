import { and, eq, isNull } from "drizzle-orm";
import type { MemberRole } from "#contract/roles.ts";
import type { Database } from "#server/db/connect.ts";
import { companyMembers, sessions } from "#server/db/schema.ts";
import type { Person, TestClient } from "./test-client.ts";

/** Somebody new who works in this person's company, signed in for it. */
export async function joined(
  { client, database }: { client: TestClient; database: Database },
  company: Person,
  role: MemberRole,
): Promise<Person & { sessionId: string }> {
  const person = await client.registered();
  const companyId = company.user.id;
  await database.db.insert(companyMembers).values({ companyId, accountId: person.user.id, role });
  const [session] = await database.db
    .update(sessions)
    .set({ companyId })
    .where(and(eq(sessions.userId, person.user.id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return { ...person, sessionId: session!.id };
}
