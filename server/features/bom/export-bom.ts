import sharp from "sharp";
import { bomFileName, bomToCsv } from "#core/bom/bom-csv.ts";
import { readStored } from "../../adapters/storage/storage.ts";
import type { Actor } from "../../http/context.ts";
import { type FileKind, fileAnswer } from "../../http/file-answer.ts";
import { type BomRow, findPaperFacts } from "./bom.store.ts";
import type { BomDeps } from "./bom.ts";
import { requireOwnBom } from "./bom.ts";
import type { BomDocument } from "./bom-document.ts";

/** Twice the printed width at 150 dots per inch: sharp on paper, and light enough to send by mail. */
const PICTURE_WIDTH_PX = 1000;

/** One's own bill as a file. The writers of PDF and XLSX are loaded when somebody first asks: a server that never does stays small. */
export async function exportBom(deps: BomDeps, actor: Actor, id: string, kind: FileKind): Promise<Response> {
  const row = await requireOwnBom(deps, actor, id);
  const name = bomFileName(row.title, dayOf(row.updatedAt), kind);
  return fileAnswer(await contentOf(deps, row, kind), kind, name);
}

async function contentOf(
  deps: BomDeps,
  row: BomRow,
  kind: FileKind,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case "csv":
      return bomToCsv(row.content);
    case "xlsx": {
      const { writeBomWorkbook } = await import("./bom-workbook.ts");
      return writeBomWorkbook(row.content);
    }
    case "pdf": {
      const { writeBomPdf } = await import("./bom-pdf.ts");
      return writeBomPdf(await documentOf(deps, row));
    }
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function documentOf(deps: BomDeps, row: BomRow): Promise<BomDocument> {
  const facts = await findPaperFacts(deps.db, row.id);
  const picture = async (key: string | null) =>
    key === null
      ? null
      : sharp(await readStored(deps.storage, key))
          .resize(PICTURE_WIDTH_PX, PICTURE_WIDTH_PX, { fit: "inside", withoutEnlargement: true })
          .flatten({ background: "#fff" })
          .jpeg({ quality: 82 })
          .toBuffer();
  const [before, after] = await Promise.all([picture(facts.beforeKey), picture(facts.afterKey)]);
  return {
    bom: row.content,
    project: row.title,
    preparedBy: facts.preparedBy,
    date: dayOf(row.updatedAt),
    product: deps.product,
    before,
    after,
  };
}
