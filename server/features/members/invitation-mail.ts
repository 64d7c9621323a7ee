import Mailgen from "mailgen";
import type { Mail } from "#server/adapters/mail/mail.ts";
import { asHtml } from "#server/as-html.ts";

const NAME_MAX = 80;

/** What people wrote stands in quotation marks, cut to a length at which nobody takes it for a mail of ours. */
export function quoted(words: string): string {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return `“${plain.length > NAME_MAX ? `${plain.slice(0, NAME_MAX).toWellFormed()}…` : plain}”`;
}

/** The same whether or not the address has an account. */
export function invitationMail({ to, company, does, days, link, product, publicUrl }: InvitationMail): Mail {
  const generator = new Mailgen({
    theme: "default",
    product: {
      name: asHtml(product.name),
      link: asHtml(publicUrl),
      copyright: `Questions? Write to ${asHtml(product.supportEmail)}.`,
    },
  });
  const title = `You are invited to ${product.name}`;
  const intro = `${quoted(company)} invites you to work in its company on ${product.name}. ${does}`;
  const before = `Open this link within ${days} days; it works once, for this address:`;
  const outro = "If you do not know this company, you can ignore this mail: nothing happens without you.";
  return {
    to,
    subject: title,
    text: [title, intro, before, link, outro].join("\n\n"),
    html: generator.generate({
      body: {
        title: asHtml(title),
        intro: asHtml(intro),
        action: {
          instructions: asHtml(before),
          button: { color: "#2D5A27", text: "See the invitation", link: asHtml(link) },
        },
        outro: asHtml(outro),
        signature: false as const,
      },
    }),
  };
}

type InvitationMail = {
  to: string;
  company: string;
  /** What the role may, as a sentence. */
  does: string;
  days: number;
  link: string;
  product: { name: string; supportEmail: string };
  publicUrl: string;
};
