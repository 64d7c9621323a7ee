import Mailgen from "mailgen";
import type { Mail } from "../../adapters/mail/mail.ts";
import { asHtml } from "../../as-html.ts";
import type { ProposalJobDeps } from "./proposal-deps.ts";

type Deps = Pick<ProposalJobDeps, "product" | "publicUrl">;
type Letter = {
  to: string;
  subject: string;
  title: string;
  /** In both parts the same; whatever people wrote is escaped in the one with markup. */
  paragraphs: string[];
  action?: { before: string; label: string; link: string };
};

/** The theme prints what it is given as HTML; the plain part is written here, so that no name shows as `&amp;`. */
function letter({ product, publicUrl }: Deps, { to, subject, title, paragraphs, action }: Letter): Mail {
  const generator = new Mailgen({
    theme: "default",
    product: {
      name: asHtml(product.name),
      link: asHtml(publicUrl),
      copyright: `Questions? Write to ${asHtml(product.supportEmail)}.`,
    },
  });
  const html = generator.generate({
    body: {
      title: asHtml(title),
      intro: paragraphs.map(asHtml),
      ...(action
        ? {
            action: {
              instructions: asHtml(action.before),
              button: { color: "#2D5A27", text: asHtml(action.label), link: asHtml(action.link) },
            },
          }
        : {}),
      signature: false as const,
    },
  });
  const text = [title, ...paragraphs, ...(action ? [action.before, action.link] : [])].join("\n\n");
  return { to, subject, text, html };
}

/** What people may have written stands in quotation marks, cut to a length at which nobody takes it for a mail of ours. */
const quoted = (words: string, max = 300): string => {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return `“${plain.length > max ? `${plain.slice(0, max).toWellFormed()}…` : plain}”`;
};

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
      `${company} has sent you the proposal ${quoted(title)}. It can be signed until ${validUntil}.`,
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

const ownPage = ({ page }: Happening) => ({ before: "See it here:", label: "Open the proposal", link: page });
const sameLink = "Use the link of the first mail to see it.";

/** Who is told what when something happens. Nobody to tell = no mail. */
const HAPPENINGS = {
  opened: (h) => [
    toCompany(h, `${h.client} opened your proposal`, `${h.client} is looking at ${quoted(h.title)}.`),
  ],
  asked: (h) => [
    toCompany(
      h,
      `${h.client} has a question`,
      `About ${quoted(h.title)}, ${h.client} asks: ${quoted(h.words ?? "", 1_000)}`,
    ),
  ],
  answered: (h) => [
    toClient(
      h,
      `${h.company} answered your question`,
      `You asked: ${quoted(h.words ?? "")}`,
      `${h.company} answers: ${quoted(h.answer ?? "", 1_000)}`,
      sameLink,
    ),
  ],
  signed: (h) => [
    toCompany(
      h,
      `${h.client} signed your proposal`,
      `${h.client} signed ${quoted(h.title)}. Sign it too, and both of you get the sealed copy.`,
    ),
    toClient(
      h,
      "You signed a proposal",
      `You signed ${quoted(h.title)}. ${h.company} signs next; then you get a sealed copy by mail.`,
    ),
  ],
  declined: (h) => [
    toCompany(
      h,
      `${h.client} declined your proposal`,
      `${h.client} declined ${quoted(h.title)}.${h.words ? ` The reason given: ${quoted(h.words)}` : ""}`,
    ),
  ],
  withdrawn: (h) => [
    toClient(
      h,
      `${h.company} withdrew a proposal`,
      `The proposal ${quoted(h.title)} can no longer be signed.`,
    ),
  ],
  paid: (h) => [
    toClient(h, "Your deposit has arrived", `${h.company} received your deposit for ${quoted(h.title)}.`),
  ],
  ending: (h) => [
    toClient(
      h,
      "Your proposal ends soon",
      `The proposal ${quoted(h.title)} from ${h.company} can be signed until ${h.validUntil}.`,
      sameLink,
    ),
  ],
  expired: (h) => [
    toCompany(
      h,
      "A proposal has ended",
      `${quoted(h.title)} for ${h.client} was not signed in time. You can send it again.`,
    ),
  ],
  sealed: (h) => {
    const deposit = h.depositText ? [`The deposit is ${h.depositText}.`] : [];
    const words = "The sealed copy is attached. Its seal proves that it is unchanged, not who signed.";
    return [
      toClient(
        h,
        "Signed by both: your copy",
        `${quoted(h.title)} is signed by you and by ${h.company}.`,
        words,
        ...deposit,
      ),
      toCompany(
        h,
        "Signed by both: your copy",
        `${quoted(h.title)} is signed by ${h.client} and by you. ${words}`,
      ),
    ];
  },
} satisfies Record<string, (happening: Happening) => (Letter | null)[]>;

export type HappeningKind = keyof typeof HAPPENINGS;
export const happeningKinds = Object.keys(HAPPENINGS) as [HappeningKind, ...HappeningKind[]];

const toCompany = (h: Happening, subject: string, text: string): Letter => ({
  ...{ to: h.companyEmail, subject, title: subject },
  paragraphs: [text],
  action: ownPage(h),
});

const toClient = (h: Happening, subject: string, ...paragraphs: string[]): Letter | null =>
  h.clientEmail === null ? null : { to: h.clientEmail, subject, title: subject, paragraphs };

export const mailsOf = (deps: Deps, kind: HappeningKind, happening: Happening): Mail[] =>
  HAPPENINGS[kind](happening).flatMap((one) => (one ? [letter(deps, one)] : []));
