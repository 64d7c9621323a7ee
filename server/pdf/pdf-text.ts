/** Characters that Windows-1252 has above Latin-1; the built-in fonts of PDF know these and Latin-1, nothing else. */
const ABOVE_LATIN_1 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const SPELLED: Record<string, string> = { "−": "-", "≥": ">=", "≤": "<=", "′": "'", "″": '"' };

const isPrintable = (char: string) => {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || ABOVE_LATIN_1.includes(char);
};

/** The nearest text that the built-in fonts can show: "Ć" loses its mark, other scripts become question marks. */
export const pdfText = (text: string): string =>
  [...text.normalize("NFC")]
    .map((char) => {
      if (isPrintable(char)) return char;
      if (/\s/.test(char)) return " ";
      const bare = SPELLED[char] ?? char.normalize("NFKD").replaceAll(/\p{M}/gu, "");
      return [...bare].every(isPrintable) ? bare : "?";
    })
    .join("");
