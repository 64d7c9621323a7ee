import type { ImportedRow } from "#contract/endpoints/projects.ts";
import type { Actor } from "#server/actor.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { type ClientRow, readClients, writeClients } from "./client-file.ts";
import { type ProjectRow, selectAllProjects } from "./projects.store.ts";
import { type GivenFields, type ProjectDeps, startProjects } from "./projects.ts";

type Import = { rows: ImportedRow[]; taken: number; noted: string[] };

/**
 * Starts a project for each good row that is not there already, all in one transaction: a file that is mended and sent again brings
 * what was left out the first time, and nothing twice.
 */
export async function importProjects(
  deps: Pick<ProjectDeps, "db" | "now">,
  actor: Actor,
  { csv, preview }: { csv: string; preview: boolean },
): Promise<Import> {
  const { rows, noted } = readClients(csv);
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.companyId);
    const there = new Set((await selectAllProjects(tx, actor.companyId)).map(identityOf));
    const shown: ImportedRow[] = [];
    const taken: GivenFields[] = [];
    for (const { row, body, shown: said, faults } of rows) {
      const identity = body && identityOf(body);
      const known = identity !== null && there.has(identity);
      shown.push({ row, ...said, faults, known });
      if (!body || known) continue;
      there.add(identityOf(body));
      taken.push(body);
    }
    if (!preview) await startProjects(tx, actor, taken, deps.now());
    return { rows: shown, taken: taken.length, noted };
  });
}

type Identity = Pick<ProjectRow, "title"> &
  Partial<Record<"clientName" | "clientEmail" | "siteAddress", string | null | undefined>>;

/** Two rows that say the same of all these are one project. */
const identityOf = ({
  title,
  clientName,
  clientEmail,
  siteAddress,
}: Identity | NonNullable<ClientRow["body"]>) =>
  JSON.stringify([title, clientName, clientEmail, siteAddress].map((text) => (text ?? "").toLowerCase()));

export const projectsCsv = async (
  { db }: Pick<ProjectDeps, "db">,
  { companyId: userId }: Actor,
): Promise<string> => writeClients(await selectAllProjects(db, userId));
