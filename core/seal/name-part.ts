import { SealFault } from "./der.ts";
import {
  isReference,
  lastIndexOf,
  openPdf,
  type Pdf,
  type PdfDict,
  type PdfReference,
  type PdfValue,
  pdfDict,
  pdfObject,
} from "./pdf-objects.ts";

/** What a byte of a sealed file belongs to; `page` counts from 1. */
export type FilePart =
  | { kind: "page" | "picture"; page: number }
  /** The embedded JSON. */
  | { kind: "record" }
  | { kind: "structure" };

/** Names the parts of a file by its objects; where a file is too damaged to be read, all of it is structure. */
export function nameParts(bytes: Uint8Array): (at: number) => FilePart {
  try {
    const pdf = openPdf(bytes);
    const named = partsOf(pdf);
    const starts = [...pdf.offsets].sort(([, a], [, b]) => a - b);
    return (at) => {
      const owner = starts.findLast(([, from]) => from <= at);
      const ends = owner && lastIndexOf(bytes, "endobj", nextAfter(starts, owner[1], bytes.length));
      // Behind the last object of a part stands its table of objects.
      const inside = owner && ends !== null && ends !== undefined && at < ends + "endobj".length;
      return (inside && named.get(owner[0])) || { kind: "structure" };
    };
  } catch (error) {
    if (error instanceof SealFault) return () => ({ kind: "structure" });
    throw error;
  }
}

const nextAfter = (starts: [number, number][], offset: number, end: number) =>
  starts.find(([, from]) => from > offset)?.[1] ?? end;

/** Which part each object is. An object that cannot be read leaves out what it leads to. */
function partsOf(pdf: Pdf): Map<number, FilePart> {
  const parts = new Map<number, FilePart>();
  const root = pdfDict(pdf, pdf.trailer.get("/Root"));
  const embedded = attempt(() => embeddedFile(pdf, root, "proposal.json"));
  if (embedded) parts.set(embedded.object, { kind: "record" });
  const pages = attempt(() => pdfObject(pdf, pdfDict(pdf, root.get("/Pages")).get("/Kids")));
  if (!Array.isArray(pages)) return parts;
  pages.forEach((page, index) => {
    const part: FilePart = { kind: "page", page: index + 1 };
    const dict = attempt(() => pdfDict(pdf, page));
    if (isReference(page)) parts.set(page.object, part);
    const content = dict?.get("/Contents");
    if (isReference(content)) parts.set(content.object, part);
    const pictures = attempt(() => pdfDict(pdf, pdfDict(pdf, dict?.get("/Resources")).get("/XObject")));
    for (const picture of pictures?.values() ?? [])
      if (isReference(picture) && !parts.has(picture.object))
        parts.set(picture.object, { kind: "picture", page: index + 1 });
  });
  return parts;
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SealFault) return null;
    throw error;
  }
}

/** The stream of an embedded file with this name. @throws SealFault */
export function embeddedFile(pdf: Pdf, root: PdfDict, name: string): PdfReference | null {
  const tree = pdfDict(pdf, pdfDict(pdf, root.get("/Names")).get("/EmbeddedFiles"));
  const names = pdfObject(pdf, tree.get("/Names"));
  if (!Array.isArray(names)) return null;
  for (let i = 0; i + 1 < names.length; i += 2) {
    if (!isText(names[i], name)) continue;
    const held = pdfDict(pdf, pdfDict(pdf, names[i + 1]).get("/EF")).get("/F");
    if (isReference(held)) return held;
  }
  return null;
}

const isText = (value: PdfValue | undefined, text: string) =>
  value instanceof Uint8Array && String.fromCharCode(...value) === text;
