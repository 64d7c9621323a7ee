import type { Mail } from "#server/adapters/mail/mail.ts";
import { type LetterDeps as Deps, letter } from "#server/letter.ts";
import { dayText } from "./seal/paper-dates.ts";

/** What people may have written stands in quotation marks, cut to a length at which nobody takes it for a mail of ours. */
function quoted(words: string, max = 300): string {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return `“${plain.length > max ? `${plain.slice(0, max).toWellFormed()}…` : plain}”`;
}

export const sentMail = (
  deps: Deps,
  {
    to,
    company,
    title,
    link,
    validUntil,
  }: { to: string; company: string; title: string; link: string; validUntil: string },
): Mail =>
  letter(deps, {
    to,
    subject: `Your proposal from ${company}`,
    title: "Your proposal is ready",
    paragraphs: [
      `${company} has sent you the proposal ${quoted(title)}. It can be signed until ${dayText(validUntil)}.`,
    ],
    action: {
      before: "See the options, ask questions and sign here. Whoever has this link can see the proposal:",
      label: "See the proposal",
      link,
    },
  });

export const codeMail = (
  deps: Deps,
  { to, code, company, title }: { to: string; code: string; company: string; title: string },
): Mail =>
  letter(deps, {
    to,
    subject: `${code} is your code to sign`,
    title: `Your code: ${code}`,
    paragraphs: [
      `Enter it on the page of the proposal ${quoted(title)} from ${company}. It holds for ten minutes.`,
      "If you are not signing a proposal, ignore this mail and tell nobody the code.",
    ],
  });

/** The facts that the mails about what happened are written from. */
export type Happening = {
  company: string;
  companyEmail: string;
  client: string;
  clientEmail: string | null;
  title: string;
  validUntil: string | null;
  /** A question, its answer, or a reason. */
  words: string | null;
  answer: string | null;
  depositText: string | null;
  page: string;
};

const SAME_LINK = "Use the link of the first mail to see it.";
const SEALED_COPY = "The sealed copy is attached. Its seal proves that it is unchanged, not who signed.";

export const SIDES = ["company", "client"] as const;
type Side = (typeof SIDES)[number];

/** Who is told what when something happens. */
const HAPPENINGS = {
  opened: {
    company: (h) => [`${h.client} opened your proposal`, `${h.client} is looking at ${quoted(h.title)}.`],
  },
  asked: {
    company: (h) => [
      `${h.client} has a question`,
      `About ${quoted(h.title)}, ${h.client} asks: ${quoted(h.words ?? "", 1_000)}`,
    ],
  },
  answered: {
    client: (h) => [
      `${h.company} answered your question`,
      `You asked: ${quoted(h.words ?? "")}`,
      `${h.company} answers: ${quoted(h.answer ?? "", 1_000)}`,
      SAME_LINK,
    ],
  },
  signed: {
    company: (h) => [
      `${h.client} signed your proposal`,
      `${h.client} signed ${quoted(h.title)}. Sign it too, and both of you get the sealed copy.`,
    ],
    client: (h) => [
      "You signed a proposal",
      `You signed ${quoted(h.title)}. ${h.company} signs next; then you get a sealed copy by mail.`,
    ],
  },
  declined: {
    company: (h) => [
      `${h.client} declined your proposal`,
      `${h.client} declined ${quoted(h.title)}.${h.words ? ` The reason given: ${quoted(h.words)}` : ""}`,
    ],
  },
  withdrawn: {
    client: (h) => [
      `${h.company} withdrew a proposal`,
      `The proposal ${quoted(h.title)} can no longer be signed.`,
    ],
  },
  paid: {
    client: (h) => ["Your deposit has arrived", `${h.company} received your deposit for ${quoted(h.title)}.`],
  },
  "paid-online": {
    client: (h) => ["Your deposit is paid", `Your deposit for ${quoted(h.title)} went to ${h.company}.`],
    company: (h) => [
      `${h.client} paid the deposit`,
      `The deposit for ${quoted(h.title)} went to your account.`,
    ],
  },
  refunded: {
    client: (h) => [
      "Your deposit is given back",
      `${h.company} gave back your deposit for ${quoted(h.title)}. Your bank may need some days to show it.`,
    ],
  },
  ending: {
    client: (h) => [
      "Your proposal ends soon",
      `The proposal ${quoted(h.title)} from ${h.company} can be signed until ${h.validUntil && dayText(h.validUntil)}.`,
      SAME_LINK,
    ],
  },
  expired: {
    company: (h) => [
      "A proposal has ended",
      `${quoted(h.title)} for ${h.client} was not signed in time. You can send it again.`,
    ],
  },
  sealed: {
    client: (h) => [
      "Signed by both: your copy",
      `${quoted(h.title)} is signed by you and by ${h.company}.`,
      SEALED_COPY,
      ...(h.depositText
        ? [`The deposit is ${h.depositText}. The page of the first mail says how to pay it.`]
        : []),
    ],
    company: (h) => [
      "Signed by both: your copy",
      `${quoted(h.title)} is signed by ${h.client} and by you. ${SEALED_COPY}`,
    ],
  },
} satisfies Record<string, Partial<Record<Side, (happening: Happening) => [string, ...string[]]>>>;

export type HappeningKind = keyof typeof HAPPENINGS;
export const happeningKinds = Object.keys(HAPPENINGS) as [HappeningKind, ...HappeningKind[]];

/** Who is told of it. */
export const toldOf = (kind: HappeningKind): Side[] => SIDES.filter((side) => side in HAPPENINGS[kind]);

/** Null where there is nobody to tell: the one side hears nothing of it, or has no address. */
export function mailTo(deps: Deps, side: Side, kind: HappeningKind, happening: Happening): Mail | null {
  const row: Partial<Record<Side, (happening: Happening) => [string, ...string[]]>> = HAPPENINGS[kind];
  const to = side === "company" ? happening.companyEmail : happening.clientEmail;
  const words = row[side]?.(happening);
  if (!words || to === null) return null;
  const [subject, ...paragraphs] = words;
  const action = { before: "See it here:", label: "Open the proposal", link: happening.page };
  return letter(deps, {
    ...{ to, subject, title: subject, paragraphs },
    ...(side === "company" ? { action } : {}),
  });
}
