import PDFDocument from "pdfkit";
import { missingLetters, type PaperFont, textIn } from "./paper-fonts.ts";

/** US Letter in points, 72 to the inch. */
export const PAGE = { width: 612, height: 792, margin: 48, footer: 40 };
/** Largest printed size of a logo, points. */
const LOGO = { width: 110, height: 48 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.footer;
export const INK = "#1c1916";
export const SOFT = "#5a5349";
export const LINE = "#d3ccc1";
export const BRAND = "#2d5a27";
export const REGULAR = "Helvetica";
export const BOLD = "Helvetica-Bold";

export type Pdf = PDFKit.PDFDocument;

/** A paper to draw on, and its file once everything is drawn. */
export function openPaper(info: { title: string; author: string; creator: string }) {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin },
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: info.creator },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("end", resolve)
      .on("error", reject);
  });
  const finish = async (): Promise<Uint8Array<ArrayBuffer>> => {
    pdf.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  };
  return { pdf, finish };
}

/** `round` = whole dollars, where the cents do not matter. */
export const moneyText = (cents: number | null, currency: string, round = false) =>
  cents === null
    ? "no price"
    : new Intl.NumberFormat("en-US", {
        style: "currency",
        currency,
        ...(round ? { maximumFractionDigits: 0 } : {}),
      }).format(cents / 100);

/** Writes at the left margin unless told, and leaves the pen below. */
export function say(pdf: Pdf, text: string, font: PaperFont, size: number, color: string, options = {}) {
  const shown = textIn(pdf, font, text);
  pdf.fontSize(size).fillColor(color);
  pdf.text(shown, PAGE.margin, pdf.y, { width: WIDTH, ...options });
}

/** Starts a new page unless `height` points are left on this one. */
export function keepTogether(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= BOTTOM) return false;
  pdf.addPage();
  pdf.y = PAGE.margin;
  return true;
}

/** Whose paper it is: the lines of the company that are there, its logo; the product's mark until there is one. */
export type LetterHead = {
  product: string;
  company: Record<"name" | "email" | "phone" | "address" | "licence" | "insurance", string | null> | null;
  logo: Uint8Array | null;
};

/** The company's own letter head, its logo at the right; the product's mark until there is one. Leaves the pen below. */
export function drawLetterHead(pdf: Pdf, { product, company, logo }: LetterHead) {
  const top = PAGE.margin;
  const beside = { x: PAGE.margin, width: WIDTH };
  if (logo) {
    const x = PAGE.width - PAGE.margin - LOGO.width;
    pdf.image(Buffer.from(logo), x, top, { fit: [LOGO.width, LOGO.height], align: "right" });
    beside.width -= LOGO.width + 12;
  } else if (!company) {
    drawMark(pdf, top);
    beside.x += 30;
  }
  const name = company?.name ?? (logo ? null : product);
  pdf.y = company || logo ? top : top + 6;
  const line = (text: string, font: PaperFont, size: number, color: string) => {
    const shown = textIn(pdf, font, text);
    pdf.fontSize(size).fillColor(color).text(shown, beside.x, pdf.y, { width: beside.width });
  };
  if (name) line(name, BOLD, 13, INK);
  const reach = company ? [company.address, company.phone, company.email] : [];
  const proofs = company ? [company.licence, company.insurance] : [];
  for (const facts of [reach, proofs]) {
    const text = facts.filter(Boolean).join("  ·  ");
    if (text) line(text, REGULAR, 8.5, SOFT);
  }
  pdf.y = Math.max(pdf.y + 14, top + (logo ? LOGO.height + 14 : 44));
}

function drawMark(pdf: Pdf, top: number) {
  pdf.roundedRect(PAGE.margin, top, 22, 22, 5).fill(BRAND);
  pdf
    .moveTo(PAGE.margin + 5, top + 11)
    .lineTo(PAGE.margin + 11, top + 6)
    .lineTo(PAGE.margin + 17, top + 11)
    .lineWidth(1.6)
    .stroke("#ffffff");
}

export type Column = { title: string; x: number; width: number; align: "left" | "right" };

export function drawTableHead(pdf: Pdf, columns: readonly Column[]) {
  const top = pdf.y;
  pdf.font(BOLD).fontSize(8).fillColor(SOFT);
  for (const { title, x, width, align } of columns) pdf.text(title, x, top, { width, align });
  pdf.y = top + 12;
  drawLine(pdf);
}

export function drawLine(pdf: Pdf) {
  pdf
    .moveTo(PAGE.margin, pdf.y)
    .lineTo(PAGE.width - PAGE.margin, pdf.y)
    .lineWidth(0.5)
    .stroke(LINE);
  pdf.y += 4;
}

/** The first cell is bold and takes the lines that it needs, `detail` stands below it; a new page begins with the head again. */
export function drawRow(pdf: Pdf, cells: readonly string[], detail: string, columns: readonly Column[]) {
  const width = columns[0]?.width;
  const heightOf = (text: string, font: PaperFont, size: number) => {
    const shown = textIn(pdf, font, text);
    return pdf.fontSize(size).heightOfString(shown, { width });
  };
  const nameHeight = heightOf(cells[0] ?? "", BOLD, 9.5);
  const detailHeight = detail ? heightOf(detail, REGULAR, 8) : 0;
  if (keepTogether(pdf, nameHeight + detailHeight + 8)) drawTableHead(pdf, columns);
  const top = pdf.y;
  columns.forEach(({ x, width: wide, align }, index) => {
    const shown = textIn(pdf, index === 0 ? BOLD : REGULAR, cells[index] ?? "");
    pdf.fontSize(9.5).fillColor(INK).text(shown, x, top, { width: wide, align });
  });
  if (detail) {
    const shown = textIn(pdf, REGULAR, detail);
    pdf.fontSize(8).fillColor(SOFT);
    pdf.text(shown, PAGE.margin, top + nameHeight, { width });
  }
  pdf.y = top + nameHeight + detailHeight + 4;
  drawLine(pdf);
}

export function drawSentences(pdf: Pdf, title: string, sentences: string[]) {
  if (sentences.length === 0) return;
  keepTogether(pdf, 50);
  say(pdf, title, BOLD, 10.5, INK);
  for (const sentence of sentences) {
    keepTogether(pdf, 30);
    say(pdf, sentences.length > 1 ? `•  ${sentence}` : sentence, REGULAR, 9, INK);
    pdf.moveDown(0.2);
  }
  pdf.moveDown(0.6);
}

/** Which letters the paper lacks, once everything else is drawn. */
export function drawMissingLetters(pdf: Pdf, more = "") {
  const sentence = missingLetters(pdf);
  if (!sentence) return;
  keepTogether(pdf, 40);
  say(pdf, `${sentence} ${more}`.trim(), REGULAR, 8, SOFT);
}

/** On every page: what it belongs to, and which page of how many. */
export function drawFooters(pdf: Pdf, text: string) {
  const { count } = pdf.bufferedPageRange();
  const y = PAGE.height - PAGE.margin - 12;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the bottom margin would open a page of its own.
    pdf.page.margins.bottom = 0;
    const shown = textIn(pdf, REGULAR, text);
    pdf.fontSize(8).fillColor(SOFT);
    pdf.text(shown, PAGE.margin, y, {
      width: WIDTH - 80,
      height: 12,
      ellipsis: true,
    });
    pdf.font(REGULAR).text(`Page ${page + 1} of ${count}`, PAGE.margin, y, { width: WIDTH, align: "right" });
  }
}
