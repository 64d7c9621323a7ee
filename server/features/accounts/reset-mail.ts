import Mailgen from "mailgen";
import type { Mail } from "../../adapters/mail/mail.ts";

/** The mail with the link to a new password. */
export function resetMail(input: {
  to: string;
  firstName: string;
  link: string;
  product: { name: string; supportEmail: string };
  publicUrl: string;
}): Mail {
  const generator = new Mailgen({
    theme: "default",
    product: {
      name: input.product.name,
      link: input.publicUrl,
      copyright: `Questions? Write to ${input.product.supportEmail}.`,
    },
  });
  const content = {
    body: {
      name: input.firstName,
      intro: `You asked for a new password for ${input.product.name}.`,
      action: {
        instructions: "Choose it here within one hour; the link works once:",
        button: { color: "#2D5A27", text: "Choose a new password", link: input.link },
      },
      outro: "If this was not you, nothing has changed and you can ignore this mail.",
      signature: false as const,
    },
  };
  return {
    to: input.to,
    subject: `Reset your ${input.product.name} password`,
    text: generator.generatePlaintext(content),
    html: generator.generate(content),
  };
}
