/** Characters that Windows-1252 has above Latin-1; the built-in fonts of PDF know these and Latin-1, nothing else. */
const ABOVE_LATIN_1 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const SPELLED: Record<string, string> = { "−": "-", "≥": ">=", "≤": "<=", "′": "'", "″": '"' };

function isBuiltIn(char: string) {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || ABOVE_LATIN_1.includes(char);
}

const spelled = (text: string): string[] =>
  [...text.normalize("NFC")].map((char) => SPELLED[char] ?? (/\s/.test(char) ? " " : char));

/** The same text as the built-in fonts of PDF can show it; null where they lack a letter of it. */
export function builtInText(text: string): string | null {
  const shown = spelled(text).join("");
  return [...shown].every(isBuiltIn) ? shown : null;
}

/** The text with a question mark in place of each letter that a font does not have, and which letters these are. */
export function textWithin(text: string, has: (codePoint: number) => boolean) {
  const missing = new Set<string>();
  const shown = spelled(text).map((char) => {
    if (has(char.codePointAt(0) ?? 0)) return char;
    missing.add(char);
    return "?";
  });
  return { shown: shown.join(""), missing };
}
