import { createHash } from "node:crypto";
import type { ProposalRecord, Signature } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import {
  BOLD,
  drawLine,
  drawSentences,
  INK,
  keepTogether,
  LINE,
  PAGE,
  type Pdf,
  REGULAR,
  SOFT,
  say,
  WIDTH,
} from "#server/pdf/letter-paper.ts";
import { textIn } from "#server/pdf/paper-fonts.ts";
import { localText, utcText } from "./paper-dates.ts";

const ROLES = { client: "Client", company: "Company" } satisfies Record<Signature["role"], string>;
const IDENTIFIED = {
  "code-by-mail": "typed a one-time code that was sent to this address",
  "signed-in": "was signed in to the account with this address",
} satisfies Record<Signature["identifiedBy"], string>;

/** What the strokes of a drawn signature lie in. */
const BOX = { width: 1000, height: 400 };
const DRAWN_WIDTH = 190;

/** Who signed, how each was identified, when, and the hashes of all that was signed. */
export function drawCertificate(pdf: Pdf, record: ProposalRecord, verifyUrl: string): void {
  const { offer, signatures, log } = record;
  say(pdf, "Certificate", BOLD, 22, INK);
  say(
    pdf,
    "The seal of this file proves that nothing in it has changed since it was sealed. It does not prove who somebody is: that rests on how each person was identified, below.",
    REGULAR,
    10,
    INK,
  );
  pdf.moveDown(0.8);
  for (const signature of signatures) drawSignature(pdf, signature);

  say(pdf, "What was signed", BOLD, 12, INK);
  pdf.moveDown(0.3);
  const facts: [string, string | null][] = [
    ["Proposal", `${offer.proposalId}, revision ${offer.revision}`],
    ["Record (SHA-256)", createHash("sha256").update(canonicalJson(record)).digest("hex")],
    ["Offer on the screen", record.offerSha256],
    ["Terms", offer.terms?.sha256 ?? null],
    ["Consent sentence", offer.consent.sha256],
    ["Price sheet", offer.priceSheetSha256],
    ["Event log", `row ${log.sequence}, ${log.sha256}`],
  ];
  for (const [name, value] of facts) if (value) drawFact(pdf, name, value);
  for (const { title, photo, picture, maskSha256, house, renderer } of offer.options) {
    keepTogether(pdf, 60);
    pdf.moveDown(0.3);
    say(pdf, title, BOLD, 9, INK);
    drawFact(pdf, "Picture", picture.sha256);
    if (photo) drawFact(pdf, "Photo of the house", photo.sha256);
    if (maskSha256) drawFact(pdf, "Marked area", maskSha256);
    drawFact(pdf, "Drawn by", `${renderer.engine} ${renderer.model}`);
    if (house)
      drawFact(
        pdf,
        "House unchanged",
        `${(100 * house.score).toFixed(2)}%, ${house.changedPixels} of ${house.protectedPixels} pixels differ`,
      );
  }
  pdf.moveDown(0.8);
  drawSentences(pdf, "How to check it", [
    `Open ${verifyUrl} and choose this file. It is read in the browser and sent nowhere.`,
    "The record is embedded in this file as proposal.json, and any program that checks signatures in PDF files can check the seal.",
    "A program that does not know the seal's certificate says that its issuer is unknown. What counts is that the signature is valid and that the certificate is the one that the page above names.",
  ]);
}

function drawSignature(
  pdf: Pdf,
  { role, name, email, identifiedBy, at, localTime, timeZone, ...rest }: Signature,
) {
  keepTogether(pdf, 130);
  const top = pdf.y;
  const lines = [
    `${email}: ${IDENTIFIED[identifiedBy]}`,
    `${utcText(at)}, where it was signed ${localText(localTime, timeZone)}`,
    `From ${rest.ipAddress}`,
    rest.userAgent ?? "",
  ].filter(Boolean);
  const textWidth = WIDTH - DRAWN_WIDTH - 16;
  say(pdf, `${ROLES[role]}: ${name}`, BOLD, 11, INK, { width: textWidth });
  for (const line of lines) say(pdf, line, REGULAR, 8.5, SOFT, { width: textWidth });
  const textEnd = pdf.y;
  drawHand(pdf, rest.signature, top);
  pdf.y = Math.max(textEnd, top + (DRAWN_WIDTH * BOX.height) / BOX.width) + 8;
  drawLine(pdf);
  pdf.y += 4;
}

/** The signature itself, at the right. */
function drawHand(pdf: Pdf, signature: Signature["signature"], top: number) {
  const left = PAGE.width - PAGE.margin - DRAWN_WIDTH;
  const scale = DRAWN_WIDTH / BOX.width;
  const height = BOX.height * scale;
  pdf.rect(left, top, DRAWN_WIDTH, height).lineWidth(0.5).stroke(LINE);
  if (signature.kind === "typed") {
    const text = textIn(pdf, "Times-Italic", signature.text);
    pdf.fillColor(INK);
    const size = fittingSize(pdf, text, DRAWN_WIDTH - 16);
    pdf.fontSize(size).text(text, left + 8, top + (height - size) / 2, {
      width: DRAWN_WIDTH - 16,
      height: size + 4,
      ellipsis: true,
    });
    return;
  }
  for (const stroke of signature.strokes) {
    const points = Array.from({ length: Math.floor(stroke.length / 2) }, (_, i) => ({
      x: left + (stroke[2 * i] ?? 0) * scale,
      y: top + Math.min(stroke[2 * i + 1] ?? 0, BOX.height) * scale,
    }));
    const [first, ...rest] = points;
    if (!first) continue;
    pdf.moveTo(first.x, first.y);
    // A dot of the pen is a line to the same place; round ends show it.
    for (const { x, y } of rest.length > 0 ? rest : [first]) pdf.lineTo(x, y);
    pdf.lineWidth(1.1).lineCap("round").lineJoin("round").stroke(INK);
  }
}

/** From 24 points down to what fits on one line. */
function fittingSize(pdf: Pdf, text: string, width: number): number {
  const wide = pdf.fontSize(24).widthOfString(text);
  return Math.max(9, Math.min(24, (24 * width) / wide));
}

function drawFact(pdf: Pdf, name: string, value: string) {
  keepTogether(pdf, 14);
  const top = pdf.y;
  say(pdf, name, REGULAR, 8, SOFT, { width: 110 });
  const shown = textIn(pdf, REGULAR, value);
  pdf
    .fontSize(8)
    .fillColor(INK)
    .text(shown, PAGE.margin + 114, top, { width: WIDTH - 114 });
  pdf.y += 1.5;
}
