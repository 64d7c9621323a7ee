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

const isWhole = new WeakSet<NotoSans>();

/**
 * The font takes "ị" apart into a dot and an "i", and the file would then say that each "i" of it reads "ị" where text is searched or
 * copied. Letters stay whole: the font has every one of them.
 */
function keepWhole(font: NotoSans): NotoSans {
  if (isWhole.has(font)) return font;
  const layOut = font.layout.bind(font);
  font.layout = (text, features, ...rest) => layOut(text, { ...features, ccmp: false }, ...rest);
  isWhole.add(font);
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
  const inUse = keepWhole((pdf as unknown as FontInUse)._font.font);
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
