import PDFDocument from "pdfkit";
import type { BomCategory, BomItem } from "#core/bom/bom.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import type { BomDocument } from "./bom-document.ts";
import { pdfText } from "./pdf-text.ts";

/** US Letter in points, 72 to the inch. */
const PAGE = { width: 612, height: 792, margin: 48, footer: 40 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.footer;
const INK = "#1c1916";
const SOFT = "#5a5349";
const LINE = "#d3ccc1";
const BRAND = "#2d5a27";
const REGULAR = "Helvetica";
const BOLD = "Helvetica-Bold";

type Column = { title: string; x: number; width: number; align: "left" | "right" };
const columns = (["left", "right", "left", "right", "right"] as const).map((align, index): Column => {
  const widths = [WIDTH - 260, 60, 56, 68, 76];
  const x = PAGE.margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const title = ["Item", "Quantity", "Unit", "Unit price", "Total"][index] ?? "";
  return { title, x, width: (widths[index] ?? 0) - (index === 4 ? 0 : 6), align };
});

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
      Author: document.preparedBy,
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
  drawHead(pdf, document);
  drawPictures(pdf, document);
  for (const category of document.bom.categories) drawCategory(pdf, category, money);
  drawTotals(pdf, document, money);
  drawSentences(
    pdf,
    "Please note",
    document.bom.flags.map(({ sentence }) => sentence),
  );
  drawSentences(pdf, "Not included", document.bom.exclusions);
  drawSentences(pdf, "Disclaimer", [document.bom.disclaimer]);
  drawSentences(pdf, "Price sources", document.bom.sources ?? []);
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

function drawHead(pdf: Pdf, { product, project, preparedBy, date, bom }: BomDocument) {
  pdf.roundedRect(PAGE.margin, PAGE.margin, 22, 22, 5).fill(BRAND);
  pdf
    .moveTo(PAGE.margin + 5, PAGE.margin + 11)
    .lineTo(PAGE.margin + 11, PAGE.margin + 6)
    .lineTo(PAGE.margin + 17, PAGE.margin + 11)
    .lineWidth(1.6)
    .stroke("#ffffff");
  pdf
    .font(BOLD)
    .fontSize(13)
    .fillColor(INK)
    .text(pdfText(product), PAGE.margin + 30, PAGE.margin + 6);
  pdf.y = PAGE.margin + 44;
  say(pdf, "Bill of materials", BOLD, 22, INK);
  say(pdf, project, BOLD, 13, INK);
  const facts = [preparedBy && `Prepared by ${preparedBy}`, date, `Amounts in ${bom.currency}`];
  say(pdf, facts.filter(Boolean).join("  ·  "), REGULAR, 9.5, SOFT);
  if (bom.description) {
    pdf.moveDown(0.4);
    say(pdf, bom.description, REGULAR, 9.5, INK);
  }
  pdf.moveDown(0.8);
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

const detailOf = ({ description, notes }: BomItem) => [description, notes].filter(Boolean).join(" · ");

function drawTableHead(pdf: Pdf) {
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

function drawCategory(pdf: Pdf, { name, items }: BomCategory, money: (cents: number | null) => string) {
  keepTogether(pdf, 80);
  say(pdf, name, BOLD, 12, BRAND);
  pdf.moveDown(0.3);
  drawTableHead(pdf);
  for (const item of items) {
    const first = columns[0];
    const detail = pdfText(detailOf(item));
    const nameHeight = pdf
      .font(BOLD)
      .fontSize(9.5)
      .heightOfString(pdfText(item.name), { width: first?.width });
    const detailHeight = detail
      ? pdf.font(REGULAR).fontSize(8).heightOfString(detail, { width: first?.width })
      : 0;
    if (keepTogether(pdf, nameHeight + detailHeight + 8)) drawTableHead(pdf);
    const top = pdf.y;
    const quantity = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(item.quantity);
    const cells = [
      item.name,
      quantity,
      unitText(item.quantity, item.unit),
      money(item.unitPriceCents),
      money(item.totalPriceCents),
    ];
    columns.forEach(({ x, width, align }, index) => {
      pdf
        .font(index === 0 ? BOLD : REGULAR)
        .fontSize(9.5)
        .fillColor(INK);
      pdf.text(pdfText(cells[index] ?? ""), x, top, { width, align });
    });
    if (detail) {
      pdf.font(REGULAR).fontSize(8).fillColor(SOFT);
      pdf.text(detail, PAGE.margin, top + nameHeight, { width: first?.width });
    }
    pdf.y = top + nameHeight + detailHeight + 4;
    drawLine(pdf);
  }
  const sum = items.reduce((cents, { totalPriceCents }) => cents + (totalPriceCents ?? 0), 0);
  const top = pdf.y;
  say(pdf, `${name}: ${money(sum)}`, BOLD, 9.5, INK, { align: "right" });
  pdf.y = top + 22;
}

function drawTotals(pdf: Pdf, { bom }: BomDocument, money: (cents: number | null) => string) {
  const { totals, terms, summary } = bom;
  keepTogether(pdf, 110);
  const rows: [string, number][] = [
    ["Subtotal", totals.subtotalCents],
    ...(totals.markupCents > 0
      ? [[terms.markup.kind === "margin" ? "Margin" : "Markup", totals.markupCents] as [string, number]]
      : []),
    ...(totals.taxCents > 0 ? [["Tax", totals.taxCents] as [string, number]] : []),
  ];
  for (const [label, cents] of rows)
    say(pdf, `${label}: ${money(cents)}`, REGULAR, 10, INK, { align: "right" });
  say(pdf, `Total: ${money(totals.totalCents)}`, BOLD, 15, INK, { align: "right" });
  const range = `${money(totals.lowCents)} to ${money(totals.highCents)}`;
  say(pdf, `Likely range: ${range}`, REGULAR, 9.5, SOFT, { align: "right" });
  const priced = summary.itemsWithPricing + summary.itemsWithoutPricing;
  const accuracy = `${summary.itemsWithPricing} of ${priced} items have a price (${summary.costAccuracyPercent} %)`;
  say(pdf, accuracy, REGULAR, 9.5, SOFT, { align: "right" });
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
