import type { ProposalRecord, RecordOption, RecordPictures } from "#contract/proposal-record.ts";
import { CATEGORY_NAMES } from "#core/bom/category-names.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { rangeSentence } from "#core/proposals/choice-price.ts";
import { RECORD_FILE } from "#core/seal/verify-seal.ts";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";
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
import type { PaperFont } from "#server/pdf/paper-fonts.ts";
import { drawCertificate } from "./certificate-page.ts";
import { dayText } from "./paper-dates.ts";

export type ProposalPaper = {
  record: ProposalRecord;
  /** By their hash; one that is lost is left out, and its place says so. */
  pictures: RecordPictures;
  logo: Uint8Array | null;
  product: string;
  verifyUrl: string;
};

/** Item, quantity, unit, and the price where the company shows it. */
function columnsOf(withPrices: boolean): Column[] {
  const widths: [string, number, Column["align"]][] = [
    ["Item", WIDTH - (withPrices ? 226 : 138), "left"],
    ["Quantity", 66, "right"],
    ["Unit", 72, "left"],
    ...(withPrices ? [["Price", 88, "right"] as [string, number, Column["align"]]] : []),
  ];
  let x = PAGE.margin;
  return widths.map(([title, width, align], index) => {
    const column = { title, x, width: width - (index === widths.length - 1 ? 0 : 8), align };
    x += width;
    return column;
  });
}

const quantityText = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** The paper of a signed proposal with its record inside, not sealed yet. */
export async function writeProposalPdf(paper: ProposalPaper, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { record, product } = paper;
  const { offer } = record;
  const { pdf, finish } = openPaper({
    title: `Signed proposal: ${offer.title}`,
    author: offer.company.name,
    creator: product,
  });
  drawFirstPage(pdf, paper);
  offer.options.forEach((option, index) => {
    pdf.addPage();
    drawOption(pdf, option, index, paper);
  });
  if (offer.change) {
    pdf.addPage();
    drawChange(pdf, offer.change, offer.currency);
  }
  pdf.addPage();
  drawTerms(pdf, offer);
  pdf.addPage();
  drawCertificate(pdf, record, paper.verifyUrl);
  drawMissingLetters(pdf, "The record inside this file has every word exactly.");
  drawFooters(pdf, `${offer.title}  ·  ${offer.company.name}  ·  ${product}`);
  // Its type description does not know `relationship`, which the library writes as PDF 2.0 has it.
  const attachment = {
    name: RECORD_FILE,
    type: "application/json",
    description: "The signed proposal as data: canonical JSON, RFC 8785",
    creationDate: now,
    modifiedDate: now,
    relationship: "Data",
  };
  pdf.file(Buffer.from(canonicalJson(record)), attachment);
  return finish();
}

function drawFirstPage(pdf: Pdf, { record, pictures, logo, product }: ProposalPaper) {
  const { offer } = record;
  const { company, client, choice, currency, dates } = offer;
  const money = (cents: number) => moneyText(cents, currency);
  drawLetterHead(pdf, { product, company, logo });
  say(pdf, offer.change ? "Signed change order" : "Signed proposal", BOLD, 22, INK);
  say(pdf, offer.title, BOLD, 13, INK);
  const forWhom = [`Prepared for ${client.name}`, offer.siteAddress ?? client.address];
  say(pdf, forWhom.filter(Boolean).join("  ·  "), REGULAR, 10.5, INK);
  const facts = [
    `Sent ${dayText(dates.sentAt.slice(0, 10))}`,
    `could be signed until ${dayText(dates.validUntil)}`,
    `amounts in ${currency}`,
  ];
  say(pdf, facts.join("  ·  "), REGULAR, 9.5, SOFT);
  pdf.moveDown(1);

  const chosen = offer.options.find(({ id }) => id === choice.optionId);
  if (chosen) {
    say(pdf, `Chosen: ${chosen.title}`, BOLD, 15, BRAND);
    drawPicture(pdf, chosen.picture, pictures, 250);
    const addOns = chosen.addOns.filter(({ id }) => choice.addOnIds.includes(id));
    for (const { title, priceCents } of addOns) amountLine(pdf, `with ${title}`, money(priceCents));
  }
  amountLine(pdf, choice.taxes.length > 0 ? "Price before tax" : "Price", money(choice.priceCents));
  for (const { name, cents } of choice.taxes) amountLine(pdf, name, money(cents));
  amountLine(pdf, "Total", money(choice.totalCents), BOLD, 15);
  if (choice.range) say(pdf, rangeSentence(choice.range, money), REGULAR, 10.5, INK);
  pdf.moveDown(0.8);
  drawSentences(
    pdf,
    "Payments",
    offer.schedule.map(({ title, cents }) => `${title}: ${money(cents)}`),
  );
  const work = [
    dates.startsOn && `Work starts ${dayText(dates.startsOn)}.`,
    dates.workDays !== null && `It takes ${dates.workDays} working ${dates.workDays === 1 ? "day" : "days"}.`,
  ].filter((sentence) => typeof sentence === "string");
  drawSentences(pdf, "Work", work);
}

function amountLine(pdf: Pdf, label: string, amount: string, font: PaperFont = REGULAR, size = 10) {
  keepTogether(pdf, size + 8);
  const top = pdf.y;
  say(pdf, label, font, size, INK, { width: WIDTH - 130 });
  const below = pdf.y;
  pdf.font(font).text(amount, PAGE.width - PAGE.margin - 120, top, { width: 120, align: "right" });
  pdf.y = below + 2;
}

/** As wide as the page allows within this height. */
function drawPicture(
  pdf: Pdf,
  picture: { sha256: string; width: number; height: number },
  pictures: RecordPictures,
  heightMax: number,
) {
  const scale = Math.min(WIDTH / picture.width, heightMax / picture.height);
  const height = picture.height * scale;
  const content = pictures.get(picture.sha256);
  keepTogether(pdf, height + 10);
  const top = pdf.y + 4;
  if (content) pdf.image(Buffer.from(content), PAGE.margin, top, { width: picture.width * scale, height });
  else say(pdf, "This picture is not kept any more; its hash stands on the last page.", REGULAR, 9.5, SOFT);
  pdf.y = content ? top + height + 10 : pdf.y + 10;
}

/** One option: its picture, what is in it, what it costs, and whether it was chosen. */
function drawOption(pdf: Pdf, option: RecordOption, index: number, { record, pictures }: ProposalPaper) {
  const { offer } = record;
  const { choice, currency } = offer;
  const money = (cents: number | null) => moneyText(cents, currency);
  const isChosen = option.id === choice.optionId;
  const verdict = isChosen ? "chosen" : "declined";
  say(pdf, `Option ${index + 1} of ${offer.options.length}, ${verdict}`, BOLD, 9.5, isChosen ? BRAND : SOFT);
  say(pdf, option.title, BOLD, 17, INK);
  if (option.description) say(pdf, option.description, REGULAR, 10, INK);
  pdf.moveDown(0.4);
  drawPicture(pdf, option.picture, pictures, 300);

  const withPrices = offer.prices === "lines";
  const columns = columnsOf(withPrices);
  const drawLines = (title: string, lines: RecordOption["lines"], priceCents: number | null) => {
    keepTogether(pdf, 70);
    say(pdf, title, BOLD, 12, BRAND);
    pdf.moveDown(0.3);
    drawTableHead(pdf, columns);
    for (const { name, description, quantity, unit, priceCents: linePrice } of lines)
      drawRow(
        pdf,
        [name, quantityText.format(quantity), unit, ...(withPrices ? [money(linePrice)] : [])],
        description,
        columns,
      );
    if (priceCents !== null) say(pdf, money(priceCents), BOLD, 9.5, INK, { align: "right" });
    pdf.moveDown(0.6);
  };
  for (const key of CATEGORY_KEYS) {
    const lines = option.lines.filter(({ category, addOnId }) => category === key && addOnId === null);
    const section = option.sections?.find((own) => own.key === key);
    if (lines.length > 0) drawLines(section?.name ?? CATEGORY_NAMES[key], lines, section?.priceCents ?? null);
  }
  amountLine(pdf, `Price of ${option.title}`, money(option.base.priceCents), BOLD, 11);
  for (const addOn of option.addOns) {
    const taken = isChosen && choice.addOnIds.includes(addOn.id);
    const title = `Add-on, ${taken ? "chosen" : "declined"}: ${addOn.title}`;
    drawLines(
      title,
      option.lines.filter(({ addOnId }) => addOnId === addOn.id),
      addOn.priceCents,
    );
  }
  pdf.moveDown(0.4);
  drawSentences(pdf, "Not included", option.exclusions);
}

type Offer = ProposalRecord["offer"];

function drawChange(pdf: Pdf, change: NonNullable<Offer["change"]>, currency: string) {
  say(pdf, "What changes", BOLD, 17, INK);
  if (change.reason) say(pdf, change.reason, REGULAR, 10, INK);
  pdf.moveDown(0.5);
  const [item, quantity, unit] = columnsOf(true);
  if (!item || !quantity || !unit) return;
  const columns: Column[] = [
    item,
    { ...quantity, title: "Before" },
    { ...unit, title: "After", align: "right" },
    { ...columnsOf(true)[3]!, title: "Unit", align: "left" },
  ];
  drawTableHead(pdf, columns);
  for (const { name, unit: counted, quantityBefore, quantityAfter } of change.lines)
    drawRow(
      pdf,
      [name, quantityText.format(quantityBefore), quantityText.format(quantityAfter), counted],
      "",
      columns,
    );
  const signed = (cents: number) => `${cents > 0 ? "+" : ""}${moneyText(cents, currency)}`;
  amountLine(pdf, "Total before", moneyText(change.totalBeforeCents, currency));
  amountLine(pdf, "Change", signed(change.deltaCents), BOLD, 12);
  amountLine(pdf, "Working days", `${change.days > 0 ? "+" : ""}${change.days}`);
  say(pdf, `Changes the record ${change.parentRecordSha256}`, REGULAR, 8, SOFT);
}

function drawTerms(pdf: Pdf, { terms, consent, disclaimer }: Offer) {
  const lines = (terms?.text ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
  if (terms) drawSentences(pdf, `Terms, version of ${dayText(terms.version)}`, lines);
  drawSentences(pdf, "Consent to sign electronically", [consent.sentence]);
  say(
    pdf,
    `After ${consent.source}, as of ${dayText(consent.asOf)}; version ${consent.version}.`,
    REGULAR,
    8,
    SOFT,
  );
  pdf.moveDown(1);
  drawSentences(pdf, "Please note", disclaimer ? [disclaimer] : []);
}
