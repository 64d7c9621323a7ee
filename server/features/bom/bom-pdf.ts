import PDFDocument from "pdfkit";
import type { BomDocument } from "./bom-document.ts";
import { type BomSheet, sheetOf } from "./bom-sheet.ts";
import { pdfText } from "./pdf-text.ts";

/** US Letter in points, 72 to the inch. */
const PAGE = { width: 612, height: 792, margin: 48, footer: 40 };
/** Largest printed size of a logo, points. */
const LOGO = { width: 110, height: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.footer;
const INK = "#1c1916";
const SOFT = "#5a5349";
const LINE = "#d3ccc1";
const BRAND = "#2d5a27";
const REGULAR = "Helvetica";
const BOLD = "Helvetica-Bold";

type Column = { title: string; x: number; width: number; align: "left" | "right" };
const AMOUNT = 76;

/** Item, quantity, unit, and a column for each amount. */
function columnsOf(amountTitles: readonly string[]): Column[] {
  const rest = 60 + 62 + amountTitles.length * AMOUNT;
  const facts: [string, number, Column["align"]][] = [
    ["Item", WIDTH - rest, "left"],
    ["Quantity", 60, "right"],
    ["Unit", 62, "left"],
    ...amountTitles.map((title): [string, number, Column["align"]] => [title, AMOUNT, "right"]),
  ];
  let x = PAGE.margin;
  return facts.map(([title, width, align], index) => {
    const column = { title, x, width: width - (index === facts.length - 1 ? 0 : 6), align };
    x += width;
    return column;
  });
}

type Pdf = PDFKit.PDFDocument;

/** The bill as a paper to print or send: letter head, pictures, items by category, totals, advice, page numbers. */
export async function writeBomPdf(document: BomDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin },
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `Bill of materials: ${document.project}`,
      Author: document.company?.name ?? document.preparedBy,
      Creator: document.product,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("end", resolve)
      .on("error", reject);
  });
  const money = (cents: number | null) => moneyText(cents, document.bom.currency);
  const sheet = sheetOf(document.bom, document.prices);
  drawHead(pdf, document, sheet);
  drawPictures(pdf, document);
  const columns = columnsOf(sheet.amountTitles);
  for (const section of sheet.sections) drawSection(pdf, section, columns, money);
  drawTotals(pdf, sheet, money);
  for (const { title, sentences } of sheet.lists) drawSentences(pdf, title, sentences);
  drawSentences(pdf, "Terms", termsOf(document));
  drawFooters(pdf, document);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const moneyText = (cents: number | null, currency: string) =>
  cents === null
    ? "no price"
    : new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** Writes at the left margin unless told, and leaves the pen below. */
function say(pdf: Pdf, text: string, font: string, size: number, color: string, options = {}) {
  pdf.font(font).fontSize(size).fillColor(color);
  pdf.text(pdfText(text), PAGE.margin, pdf.y, { width: WIDTH, ...options });
}

/** Starts a new page unless `height` points are left on this one. */
function keepTogether(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= BOTTOM) return false;
  pdf.addPage();
  pdf.y = PAGE.margin;
  return true;
}

/** The company's own letter head, its logo at the right; the product's mark until there is one. Leaves the pen below. */
function drawLetterHead(pdf: Pdf, { product, company, logo }: BomDocument) {
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
  const line = (text: string, font: string, size: number, color: string) =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(pdfText(text), beside.x, pdf.y, { width: beside.width });
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

function drawHead(pdf: Pdf, document: BomDocument, sheet: BomSheet) {
  const { project, preparedBy, date, bom, client } = document;
  drawLetterHead(pdf, document);
  say(pdf, "Bill of materials", BOLD, 22, INK);
  say(pdf, project, BOLD, 13, INK);
  const forWhom = [client.name && `Prepared for ${client.name}`, client.siteAddress].filter(Boolean);
  if (forWhom.length > 0) say(pdf, forWhom.join("  ·  "), REGULAR, 10.5, INK);
  const hasAmounts = sheet.totals.length > 0;
  const facts = [preparedBy && `Prepared by ${preparedBy}`, date, hasAmounts && `Amounts in ${bom.currency}`];
  say(pdf, facts.filter(Boolean).join("  ·  "), REGULAR, 9.5, SOFT);
  if (sheet.mark) say(pdf, sheet.mark, BOLD, 9.5, INK);
  if (bom.description) {
    pdf.moveDown(0.4);
    say(pdf, bom.description, REGULAR, 9.5, INK);
  }
  pdf.moveDown(0.8);
}

/** The company's terms, and until when prices that are shown hold. */
function termsOf({ company, date, prices }: BomDocument): string[] {
  const { terms, validDays } = company ?? { terms: null, validDays: null };
  const showsPrices = prices !== "none" && prices !== "cost";
  return [
    ...(terms ? terms.split(/\r?\n/).filter((line) => line.trim() !== "") : []),
    ...(validDays && showsPrices ? [`These prices hold until ${lastDay(date, validDays)}.`] : []),
  ];
}

/** The day so many days after one written YYYY-MM-DD, in words. */
function lastDay(date: string, days: number): string {
  const last = new Date(`${date}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days);
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(last);
}

function drawPictures(pdf: Pdf, { before, after }: BomDocument) {
  const pictures = [
    { content: before, name: "Before" },
    { content: after, name: "After" },
  ].flatMap(({ content, name }) => (content ? [{ content, name }] : []));
  const gap = 12;
  const width = (WIDTH - gap) / 2;
  const height = 190;
  const top = pdf.y;
  pictures.forEach(({ content, name }, index) => {
    const x = PAGE.margin + index * (width + gap);
    pdf.font(BOLD).fontSize(9).fillColor(SOFT).text(name, x, top);
    pdf.image(Buffer.from(content), x, top + 13, { fit: [width, height] });
  });
  if (pictures.length > 0) pdf.y = top + height + 28;
}

function drawTableHead(pdf: Pdf, columns: readonly Column[]) {
  const top = pdf.y;
  pdf.font(BOLD).fontSize(8).fillColor(SOFT);
  for (const { title, x, width, align } of columns) pdf.text(title, x, top, { width, align });
  pdf.y = top + 12;
  drawLine(pdf);
}

function drawLine(pdf: Pdf) {
  pdf
    .moveTo(PAGE.margin, pdf.y)
    .lineTo(PAGE.width - PAGE.margin, pdf.y)
    .lineWidth(0.5)
    .stroke(LINE);
  pdf.y += 4;
}

type Money = (cents: number | null) => string;

function drawSection(
  pdf: Pdf,
  { name, totalCents, rows }: BomSheet["sections"][number],
  columns: readonly Column[],
  money: Money,
) {
  keepTogether(pdf, 80);
  say(pdf, name, BOLD, 12, BRAND);
  pdf.moveDown(0.3);
  drawTableHead(pdf, columns);
  for (const row of rows) drawRow(pdf, row, columns, money);
  const top = pdf.y;
  if (totalCents !== null) say(pdf, `${name}: ${money(totalCents)}`, BOLD, 9.5, INK, { align: "right" });
  pdf.y = top + (totalCents === null ? 10 : 22);
}

function drawRow(
  pdf: Pdf,
  { name, detail, quantity, unit, amounts }: BomSheet["sections"][number]["rows"][number],
  columns: readonly Column[],
  money: Money,
) {
  const width = columns[0]?.width;
  const below = pdfText(detail);
  const nameHeight = pdf.font(BOLD).fontSize(9.5).heightOfString(pdfText(name), { width });
  const detailHeight = below ? pdf.font(REGULAR).fontSize(8).heightOfString(below, { width }) : 0;
  if (keepTogether(pdf, nameHeight + detailHeight + 8)) drawTableHead(pdf, columns);
  const top = pdf.y;
  const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(quantity);
  const cells = [name, count, unit, ...amounts.map(money)];
  columns.forEach(({ x, width: wide, align }, index) => {
    pdf
      .font(index === 0 ? BOLD : REGULAR)
      .fontSize(9.5)
      .fillColor(INK);
    pdf.text(pdfText(cells[index] ?? ""), x, top, { width: wide, align });
  });
  if (below) {
    pdf.font(REGULAR).fontSize(8).fillColor(SOFT);
    pdf.text(below, PAGE.margin, top + nameHeight, { width });
  }
  pdf.y = top + nameHeight + detailHeight + 4;
  drawLine(pdf);
}

function drawTotals(pdf: Pdf, { totals, range, remarks }: BomSheet, money: Money) {
  const total = totals.at(-1);
  if (!total) return;
  keepTogether(pdf, 110);
  const right = { align: "right" };
  for (const { label, cents } of totals.slice(0, -1))
    say(pdf, `${label}: ${money(cents)}`, REGULAR, 10, INK, right);
  const span = range && `${money(range.lowCents)} to ${money(range.highCents)}`;
  const { rough } = range ?? {};
  if (rough) say(pdf, rough, BOLD, 10, INK, right);
  say(pdf, `${total.label}: ${rough ? span : money(total.cents)}`, BOLD, 15, INK, right);
  const likely = span && !rough ? [`Likely range: ${span}`] : [];
  for (const remark of [...likely, ...remarks]) say(pdf, remark, REGULAR, 9.5, SOFT, right);
  pdf.moveDown(1);
}

function drawSentences(pdf: Pdf, title: string, sentences: string[]) {
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

function drawFooters(pdf: Pdf, { project, date }: BomDocument) {
  const { count } = pdf.bufferedPageRange();
  const y = PAGE.height - PAGE.margin - 12;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the bottom margin would open a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font(REGULAR).fontSize(8).fillColor(SOFT);
    pdf.text(pdfText(`${project}  ·  ${date}`), PAGE.margin, y, {
      width: WIDTH - 80,
      height: 12,
      ellipsis: true,
    });
    pdf.text(`Page ${page + 1} of ${count}`, PAGE.margin, y, { width: WIDTH, align: "right" });
  }
}
