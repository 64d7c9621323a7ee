import type { Mail } from "#server/adapters/mail/mail.ts";
import { type LetterDeps, letter } from "#server/letter.ts";

const NAME_MAX = 80;

/** What people wrote stands in quotation marks, cut to a length at which nobody takes it for a mail of ours. */
export function quoted(words: string): string {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return `“${plain.length > NAME_MAX ? `${plain.slice(0, NAME_MAX).toWellFormed()}…` : plain}”`;
}

/** The same whether or not the address has an account. */
export function invitationMail({ to, company, does, days, link, ...deps }: InvitationMail): Mail {
  const title = `You are invited to ${deps.product.name}`;
  return letter(deps, {
    ...{ to, subject: title, title },
    paragraphs: [`${quoted(company)} invites you to work in its company on ${deps.product.name}. ${does}`],
    action: {
      before: `Open this link within ${days} days; it works once, for this address:`,
      label: "See the invitation",
      link,
    },
    outro: "If you do not know this company, you can ignore this mail: nothing happens without you.",
  });
}

type InvitationMail = LetterDeps & {
  to: string;
  company: string;
  /** What the role may, as a sentence. */
  does: string;
  days: number;
  link: string;
};
