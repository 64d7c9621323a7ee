import type { Mail } from "#server/adapters/mail/mail.ts";
import { asHtml } from "#server/as-html.ts";
import { type LetterDeps, letterTheme } from "#server/letter.ts";

/**
 * The mail with the link to a new password. Nothing in it is of the person's making, the name neither: anybody can register any
 * address, and would have us send their words to it. The theme prints what it is given as HTML.
 */
export function resetMail({ to, link, ...deps }: ResetMail): Mail {
  const theme = letterTheme(deps);
  const content = {
    body: {
      title: "Choose a new password",
      intro: `You asked for a new password for ${asHtml(deps.product.name)}.`,
      action: {
        instructions: "Choose it here within one hour; the link works once:",
        button: { color: "#2D5A27", text: "Choose a new password", link: asHtml(link) },
      },
      outro: "If this was not you, nothing has changed and you can ignore this mail.",
      signature: false as const,
    },
  };
  return {
    to,
    subject: `Reset your ${deps.product.name} password`,
    text: theme.generatePlaintext(content),
    html: theme.generate(content),
  };
}

type ResetMail = LetterDeps & { to: string; link: string };
