import { bomFileName, bomToCsv } from "#core/bom/bom-csv.ts";
import type { Actor } from "#server/actor.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import { type FileKind, fileAnswer } from "#server/http/file-answer.ts";
import { type BomRow, findPaperFacts } from "./bom.store.ts";
import { requireOwnBom } from "./bom.ts";
import type { BomDeps } from "./bom-deps.ts";
import type { BomDocument } from "./bom-document.ts";

type BillKind = Exclude<FileKind, "json">;
type Prices = BomDocument["prices"];

/** One's own bill as a file; a PDF for the client with the prices that it may show. */
export async function exportBom(
  deps: BomDeps,
  actor: Actor,
  id: string,
  { format: kind, prices }: { format: BillKind; prices: Prices },
): Promise<Response> {
  const row = await requireOwnBom(deps, actor, id);
  const name = bomFileName(row.title, dayOf(row.updatedAt), kind);
  return fileAnswer(await contentOf(deps, row, kind, prices), kind, name);
}

async function contentOf(
  deps: BomDeps,
  row: BomRow,
  kind: BillKind,
  prices: Prices,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case "csv":
      return bomToCsv(row.content);
    case "xlsx":
      return deps.papers.write({ kind: "xlsx", bom: row.content });
    case "pdf":
      return deps.papers.write({ kind: "pdf", document: await documentOf(deps, row, prices) });
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function documentOf(deps: BomDeps, row: BomRow, prices: Prices): Promise<BomDocument> {
  const facts = await findPaperFacts(deps.db, row.id);
  const picture = async (key: string | null) => (key === null ? null : readStored(deps.storage, key));
  const [before, after, logo] = await Promise.all(
    [facts.beforeKey, facts.afterKey, facts.logoKey].map(picture),
  );
  return {
    bom: row.content,
    prices,
    project: row.title,
    preparedBy: facts.preparedBy,
    company: facts.company,
    logo: logo ?? null,
    client: facts.client,
    date: dayOf(row.updatedAt),
    product: deps.product,
    before: before ?? null,
    after: after ?? null,
  };
}
