import {
  BOLD,
  BRAND,
  type Column,
  drawFooters,
  drawLetterHead,
  drawMissingLetters,
  drawRow,
  drawSentences,
  drawTableHead,
  INK,
  keepTogether,
  moneyText,
  openPaper,
  PAGE,
  type Pdf,
  REGULAR,
  SOFT,
  say,
  WIDTH,
} from "#server/pdf/letter-paper.ts";
import type { BomDocument } from "./bom-document.ts";
import { type BomSheet, sheetOf } from "./bom-sheet.ts";

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

/** The bill as a paper to print or send: letter head, pictures, items by category, totals, advice, page numbers. */
export async function writeBomPdf(document: BomDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, finish } = openPaper({
    title: `Bill of materials: ${document.project}`,
    author: document.company?.name ?? document.preparedBy,
    creator: document.product,
  });
  const money: Money = (cents, round) => moneyText(cents, document.bom.currency, round);
  const sheet = sheetOf(document.bom, document.prices);
  drawHead(pdf, document, sheet);
  drawPictures(pdf, document);
  const columns = columnsOf(sheet.amountTitles);
  for (const section of sheet.sections) drawSection(pdf, section, columns, money);
  drawTotals(pdf, sheet, money);
  for (const { title, sentences } of sheet.lists) drawSentences(pdf, title, sentences);
  drawSentences(pdf, "Terms", termsOf(document));
  drawMissingLetters(pdf);
  drawFooters(pdf, `${document.project}  ·  ${document.date}`);
  return finish();
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

type Money = (cents: number | null, round?: boolean) => string;

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
  for (const { name: item, detail, quantity, unit, amounts } of rows) {
    const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(quantity);
    drawRow(pdf, [item, count, unit, ...amounts.map((cents) => money(cents))], detail, columns);
  }
  const top = pdf.y;
  if (totalCents !== null) say(pdf, `${name}: ${money(totalCents)}`, BOLD, 9.5, INK, { align: "right" });
  pdf.y = top + (totalCents === null ? 10 : 22);
}

function drawTotals(pdf: Pdf, { totals, range, remarks }: BomSheet, money: Money) {
  const total = totals.at(-1);
  if (!total) return;
  keepTogether(pdf, 110);
  const right = { align: "right" };
  for (const { label, cents } of totals.slice(0, -1))
    say(pdf, `${label}: ${money(cents)}`, REGULAR, 10, INK, right);
  const span = range && `${money(range.lowCents, true)} to ${money(range.highCents, true)}`;
  const { rough } = range ?? {};
  if (rough) say(pdf, rough, BOLD, 10, INK, right);
  say(pdf, `${total.label}: ${rough ? span : money(total.cents)}`, BOLD, 15, INK, right);
  const likely = span && !rough ? [`Likely range: ${span}`] : [];
  for (const remark of [...likely, ...remarks]) say(pdf, remark, REGULAR, 9.5, SOFT, right);
  pdf.moveDown(1);
}
