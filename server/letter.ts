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

type Shape = { paragraphs: number; hasAction: boolean; hasOutro: boolean };

/** Stands in a frame where a text comes: without a sign that is written otherwise in HTML. */
const placeOf = (part: string) => `[[${part}]]`;
const PLACES = /\[\[(\w+)\]\]/g;

/** Frames with places for texts: to write the styles of one into its tags takes longer than all else that a letter does. */
const frames = new Map<string, string>();

function frameOf(deps: LetterDeps, shape: Shape): string {
  const key = JSON.stringify([deps.product.name, deps.product.supportEmail, deps.publicUrl, shape]);
  const known = frames.get(key);
  if (known !== undefined) return known;
  const frame = letterTheme(deps).generate({
    body: {
      title: placeOf("title"),
      intro: Array.from({ length: shape.paragraphs }, (_, nth) => placeOf(`paragraph${nth}`)),
      ...(shape.hasAction
        ? {
            action: {
              instructions: placeOf("before"),
              button: { color: "#2D5A27", text: placeOf("label"), link: placeOf("link") },
            },
          }
        : {}),
      ...(shape.hasOutro ? { outro: placeOf("outro") } : {}),
      signature: false as const,
    },
  });
  frames.set(key, frame);
  return frame;
}

/** The frame is HTML, in which texts are escaped; the plain part is written here, so that no name shows as `&amp;`. */
export function letter(deps: LetterDeps, { to, subject, title, paragraphs, action, outro }: Letter): Mail {
  const texts: Record<string, string> = {
    title,
    ...Object.fromEntries(paragraphs.map((text, nth) => [`paragraph${nth}`, text])),
    ...action,
    ...(outro ? { outro } : {}),
  };
  const shape = {
    paragraphs: paragraphs.length,
    hasAction: action !== undefined,
    hasOutro: Boolean(outro),
  };
  const html = frameOf(deps, shape).replaceAll(PLACES, (_, part: string) => asHtml(texts[part] ?? ""));
  const told = [
    title,
    ...paragraphs,
    ...(action ? [action.before, action.link] : []),
    ...(outro ? [outro] : []),
  ];
  return { to, subject, text: told.join("\n\n"), html };
}
