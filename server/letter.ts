import Mailgen from "mailgen";
import type { Mail } from "./adapters/mail/mail.ts";
import { asHtml } from "./as-html.ts";

export type LetterDeps = { product: { name: string; supportEmail: string }; publicUrl: string };
type Letter = {
  to: string;
  subject: string;
  title: string;
  /** In both parts the same; whatever people wrote is escaped in the one with markup. */
  paragraphs: string[];
  action?: { before: string; label: string; link: string };
};

/** The theme prints what it is given as HTML; the plain part is written here, so that no name shows as `&amp;`. */
export function letter(
  { product, publicUrl }: LetterDeps,
  { to, subject, title, paragraphs, action }: Letter,
): Mail {
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
