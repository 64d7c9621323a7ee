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
  /** What stands below the link. */
  outro?: string;
};

/** The frame of all our mails. */
export function letterTheme({ product, publicUrl }: LetterDeps): Mailgen {
  return new Mailgen({
    theme: "default",
    product: {
      name: asHtml(product.name),
      link: asHtml(publicUrl),
      copyright: `Questions? Write to ${asHtml(product.supportEmail)}.`,
    },
  });
}

/** The theme prints what it is given as HTML; the plain part is written here, so that no name shows as `&amp;`. */
export function letter(deps: LetterDeps, { to, subject, title, paragraphs, action, outro }: Letter): Mail {
  const html = letterTheme(deps).generate({
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
      ...(outro ? { outro: asHtml(outro) } : {}),
      signature: false as const,
    },
  });
  const told = [
    title,
    ...paragraphs,
    ...(action ? [action.before, action.link] : []),
    ...(outro ? [outro] : []),
  ];
  return { to, subject, text: told.join("\n\n"), html };
}
