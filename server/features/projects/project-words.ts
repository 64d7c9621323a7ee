import type { Transaction } from "#server/db/connect.ts";
import { namesOfDesigns } from "#server/features/kept-designs/design-versions.ts";
import { insertProjectWords, lockProjectById, type ProjectRow, writeProjectWords } from "./projects.store.ts";
import { searchLexemes } from "./search-words.ts";

/** Designs whose names a project is found by, the last changed first. */
const DESIGNS_NAMED = 200;

/** What a project is found by: all that is said of it, and the names of its designs. */
function lexemesOf(project: ProjectRow, designs: readonly string[]): string {
  const { title, description, notes, tags, clientName, clientEmail, clientPhone, siteAddress } = project;
  const own = [title, clientName, siteAddress, tags, clientEmail, clientPhone, description, notes];
  return searchLexemes(project.userId, [...own, ...designs].join(" "));
}

export async function indexProject(tx: Transaction, project: ProjectRow): Promise<void> {
  const designs = await namesOfDesigns(tx, project.id, DESIGNS_NAMED);
  await writeProjectWords(tx, project.id, lexemesOf(project, designs));
}

/** Of projects that have no design yet. */
export const indexNewProjects = (tx: Transaction, rows: ProjectRow[]): Promise<void> =>
  insertProjectWords(
    tx,
    rows.map((row) => ({ projectId: row.id, searchLexemes: lexemesOf(row, []) })),
  );

/** Its designs have other names, or other designs are in it. Nothing where there is no project. */
export async function indexProjectAgain(tx: Transaction, projectId: number | null): Promise<void> {
  if (projectId === null) return;
  const project = await lockProjectById(tx, projectId);
  if (project) await indexProject(tx, project);
}
