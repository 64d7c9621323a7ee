import sharp from "sharp";
import type { ComputedBom } from "#core/bom/bom.ts";
import { serveThread } from "#server/threads/serve-thread.ts";
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
/** A logo is printed at a sixth of that width; its edges are hard, so it gets twice the dots. */
const LOGO_WIDTH_PX = 400;

async function writePdf(document: BomDocument): Promise<Uint8Array<ArrayBuffer>> {
  const printed = async (content: Uint8Array | null, widthPx: number) =>
    content &&
    sharp(content)
      .resize(widthPx, widthPx, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 82 })
      .toBuffer();
  const [before, after, logo] = await Promise.all([
    printed(document.before, PICTURE_WIDTH_PX),
    printed(document.after, PICTURE_WIDTH_PX),
    printed(document.logo, LOGO_WIDTH_PX),
  ]);
  return writeBomPdf({ ...document, before, after, logo });
}
