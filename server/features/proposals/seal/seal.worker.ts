import sharp from "sharp";
import { serveThread } from "#server/threads/serve-thread.ts";
import { type ProposalPaper, writeProposalPdf } from "./proposal-pdf.ts";
import type { SealKey } from "./seal-key.ts";
import { signPdf } from "./sign-pdf.ts";

/** Pictures and logo as they are stored. */
export type SealTask = { paper: ProposalPaper; key: SealKey; tsaUrl: string | undefined; now: Date };
export type Sealed = { file: Uint8Array<ArrayBuffer>; warning: string | null };

serveThread<SealTask, never, Sealed>(async ({ paper, key, tsaUrl, now }) => {
  const body = await writeProposalPdf(await withPrintedPictures(paper), now);
  const sealed = await signPdf(body, { key, tsaUrl, now });
  return { result: sealed, transfer: [sealed.file.buffer] };
});

/** The printed width at 150 dots per inch, as in the bill. */
const PICTURE_WIDTH_PX = 1075;
const LOGO_WIDTH_PX = 400;

async function withPrintedPictures(paper: ProposalPaper): Promise<ProposalPaper> {
  const printed = async (content: Uint8Array, widthPx: number) =>
    new Uint8Array(
      await sharp(content)
        .resize(widthPx, widthPx, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#fff" })
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
  const used = new Set(paper.record.offer.options.flatMap(({ photo, picture }) => [photo, picture]));
  const hashes = new Set([...used].flatMap((picture) => picture?.sha256 ?? []));
  const pictures = await Promise.all(
    [...paper.pictures].flatMap(([sha256, content]) =>
      hashes.has(sha256)
        ? [printed(content, PICTURE_WIDTH_PX).then((small): [string, Uint8Array] => [sha256, small])]
        : [],
    ),
  );
  const logo = paper.logo && (await printed(paper.logo, LOGO_WIDTH_PX));
  return { ...paper, pictures: new Map(pictures), logo };
}
