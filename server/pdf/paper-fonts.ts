import { fileURLToPath } from "node:url";
import { builtInText, textWithin } from "./pdf-text.ts";

/**
 * The built-in fonts, which a PDF has without a file, and in whose place a text stands that has letters beyond Latin-1: of the other
 * one only the letters that are used are put into the file. Noto Sans has Latin, Greek, Cyrillic and Devanagari.
 */
const FONTS = {
  Helvetica: import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  "Helvetica-Bold": import.meta.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  "Times-Italic": import.meta.resolve(
    "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  ),
} as const;
export type PaperFont = keyof typeof FONTS;

type Pdf = PDFKit.PDFDocument;
/** What the library knows of the font in use; its type description leaves it out. */
type NotoSans = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Record<string, boolean>, ...rest: unknown[]): unknown;
};
type FontInUse = { _font: { font: NotoSans } };

const isPlain = new WeakSet<NotoSans>();

/** What a layout does by itself; reading the tables of it takes most of a second. */
const USUAL = ["ccmp", "locl", "rlig", "mark", "mkmk", "calt", "clig", "liga", "rclt", "curs", "kern"];
const NONE = Object.fromEntries(USUAL.map((feature) => [feature, false]));
const NEEDS_SHAPING = /\p{M}|\p{Script=Devanagari}/u;

/**
 * Letters stand side by side as they are, but for scripts and marks that need more. That is also what keeps the text of the file right:
 * by itself the font takes "ị" apart into a dot and an "i", and then each "i" of the file reads "ị" where it is searched or copied.
 */
function plainLayout(font: NotoSans): NotoSans {
  if (isPlain.has(font)) return font;
  const layOut = font.layout.bind(font);
  font.layout = (text, features, ...rest) =>
    layOut(text, { ...features, ...(NEEDS_SHAPING.test(text) ? { ccmp: false } : NONE) }, ...rest);
  isPlain.add(font);
  return font;
}

const missingOf = new WeakMap<Pdf, Set<string>>();

/** Takes the font, or the one that has the letters of this text; answers the text as that font shows it. */
export function textIn(pdf: Pdf, font: PaperFont, text: string): string {
  const plain = builtInText(text);
  if (plain !== null) {
    pdf.font(font);
    return plain;
  }
  pdf.font(fileURLToPath(FONTS[font]));
  const inUse = plainLayout((pdf as unknown as FontInUse)._font.font);
  const { shown, missing } = textWithin(text, (codePoint) => inUse.hasGlyphForCodePoint(codePoint));
  const before = missingOf.get(pdf) ?? new Set<string>();
  missingOf.set(pdf, new Set([...before, ...missing]));
  return shown;
}

/** Nobody is to take a question mark for what was written. Null when every letter is on the paper. */
export function missingLetters(pdf: Pdf): string | null {
  const letters = [...(missingOf.get(pdf) ?? [])].map((char) => char.codePointAt(0) ?? 0);
  if (letters.length === 0) return null;
  const names = letters.slice(0, 40).map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
  const more = letters.length > names.length ? ` and ${letters.length - names.length} more` : "";
  return `The fonts of this file do not have every letter. A question mark stands for: ${names.join(", ")}${more}.`;
}
