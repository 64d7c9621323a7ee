import sharp from "sharp";
import type { ComputedBom } from "#core/bom/bom.ts";
import { serveThread } from "../../threads/serve-thread.ts";
import type { BomDocument } from "./bom-document.ts";
import { writeBomPdf } from "./bom-pdf.ts";
import { writeBomWorkbook } from "./bom-workbook.ts";

/** Pictures of a PDF as they are stored. */
export type PaperTask = { kind: "pdf"; document: BomDocument } | { kind: "xlsx"; bom: ComputedBom };

serveThread<PaperTask, never, Uint8Array<ArrayBuffer>>(async (task) => {
  const result = task.kind === "pdf" ? await writePdf(task.document) : await writeBomWorkbook(task.bom);
  return { result, transfer: [result.buffer] };
});

/** Twice the printed width at 150 dots per inch: sharp on paper, and light enough to send by mail. */
const PICTURE_WIDTH_PX = 1000;

async function writePdf(document: BomDocument): Promise<Uint8Array<ArrayBuffer>> {
  const printed = async (content: Uint8Array | null) =>
    content &&
    sharp(content)
      .resize(PICTURE_WIDTH_PX, PICTURE_WIDTH_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 82 })
      .toBuffer();
  const [before, after] = await Promise.all([printed(document.before), printed(document.after)]);
  return writeBomPdf({ ...document, before, after });
}
