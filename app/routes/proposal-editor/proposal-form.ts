import { readAmount } from "#app/components/bom/bom-figures.ts";
import { PIN_TEXT_MAX, PROPOSAL_TITLE_MAX, WORK_DAYS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { validDaysFault } from "#contract/rules/company.ts";

type Option = ProposalBody["options"][number];
export type AddOnForm = Option["addOns"][number];
export type OptionForm = {
  id: string;
  title: string;
  savedImageId: number;
  description: string;
  /** "bill" = the bill's own. */
  markup: "bill" | "markup" | "margin";
  markupPercent: string;
  addOns: AddOnForm[];
};
/** `percent` of the last payment is not asked: it is whatever the others leave. */
export type PaymentForm = { id: string; title: string; percent: string; atMost: string };

/** A proposal as it is typed. */
export type ProposalForm = {
  title: string;
  options: OptionForm[];
  prices: ProposalBody["prices"];
  schedule: PaymentForm[];
  validDays: string;
  startsOn: string;
  workDays: string;
};

/** By the path of the field, such as "options.ID.title". */
export type FormFaults = Record<string, string>;

const numberText = (value: number | null | undefined): string => (value == null ? "" : String(value));

export const formOf = (body: ProposalBody): ProposalForm => ({
  title: body.title,
  options: body.options.map(({ description, markup, addOns, ...option }) => ({
    ...option,
    description: description ?? "",
    markup: markup?.kind ?? "bill",
    markupPercent: numberText(markup?.percent),
    addOns,
  })),
  prices: body.prices,
  schedule: body.schedule.map(({ title, percent, atMostCents }, nth) => ({
    id: String(nth),
    title,
    percent: String(percent),
    atMost: atMostCents === null ? "" : String(atMostCents / 100),
  })),
  validDays: numberText(body.validDays),
  startsOn: body.startsOn ?? "",
  workDays: numberText(body.workDays),
});

const wholeOrNull = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** What is sent of a form without faults. */
export function bodyOf(form: ProposalForm): ProposalBody {
  const shares = form.schedule.slice(0, -1).map(({ percent }) => Number(percent));
  // Rounded, because 100 - 33.3 - 33.3 is not 33.4 in binary.
  const rest = Math.round((100 - shares.reduce((sum, share) => sum + share, 0)) * 100) / 100;
  return {
    title: form.title.trim(),
    options: form.options.map(({ markup, markupPercent, description, title, addOns, ...option }) => ({
      ...option,
      title: title.trim(),
      description: description.trim() || null,
      markup: markup === "bill" ? null : { kind: markup, percent: Number(markupPercent) },
      addOns: addOns.map((addOn) => ({ ...addOn, title: addOn.title.trim() })),
    })),
    prices: form.prices,
    schedule: form.schedule.map(({ title, atMost }, nth) => ({
      title: title.trim(),
      percent: shares[nth] ?? rest,
      atMostCents: atMost.trim() === "" ? null : Math.round(Number(atMost) * 100),
    })),
    validDays: wholeOrNull(form.validDays),
    startsOn: form.startsOn || null,
    workDays: wholeOrNull(form.workDays),
  };
}

function titleFault(title: string): string | undefined {
  const { length } = title.trim();
  return length < 1 || length > PROPOSAL_TITLE_MAX ? PROPOSAL_MESSAGES.proposalTitleInvalid : undefined;
}

const percentOf = (text: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;

/** NaN compares false: what is no number is out of range. */
const isWithin = (value: number, max: number): boolean => value >= 0 && value <= max;

/** The sentences of the fields that are wrong; empty where nothing is. */
export function faultsOfForm(form: ProposalForm): FormFaults {
  const found: Record<string, string | undefined> = {
    title: titleFault(form.title),
    validDays: validDaysFault(form.validDays),
    workDays: workDaysFault(form.workDays),
  };
  for (const option of form.options) {
    const at = `options.${option.id}`;
    found[`${at}.title`] = titleFault(option.title);
    if (option.description.trim().length > PIN_TEXT_MAX)
      found[`${at}.description`] = PROPOSAL_MESSAGES.pinTextRequired;
    if (option.markup !== "bill" && !isWithin(percentOf(option.markupPercent), 90))
      found[`${at}.markupPercent`] = MESSAGES.markupInvalid;
    for (const { id, title, lineIds } of option.addOns) {
      found[`${at}.addOns.${id}.title`] = titleFault(title);
      if (lineIds.length === 0) found[`${at}.addOns.${id}.lines`] = PROPOSAL_MESSAGES.addOnEmpty;
    }
  }
  let percent = 0;
  for (const [nth, payment] of form.schedule.entries()) {
    const at = `schedule.${payment.id}`;
    found[`${at}.title`] = titleFault(payment.title);
    if (nth === form.schedule.length - 1) continue;
    percent += percentOf(payment.percent);
    if (!isWithin(percent, 100)) found[`${at}.percent`] = PROPOSAL_MESSAGES.scheduleInvalid;
    const atMost = readAmount(payment.atMost);
    if (atMost !== null && !(atMost > 0)) found[`${at}.atMost`] = PROPOSAL_MESSAGES.amountInvalid;
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function workDaysFault(typed: string): string | undefined {
  const days = typed.trim();
  if (days === "" || (/^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= WORK_DAYS_MAX)) return;
  return PROPOSAL_MESSAGES.workDaysInvalid;
}

export const isSameForm = (one: ProposalForm, other: ProposalForm): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
