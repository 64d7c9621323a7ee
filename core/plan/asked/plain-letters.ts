const PLAIN: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201b": "'",
  "\u2032": "'",
  "\u00b4": "'",
  "`": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2033": '"',
  "\u00d7": "x",
  "\u2013": ",",
  "\u2014": ",",
  "\u2022": ",",
};

/** A text in lower case and plain marks, each character at its place: what is found in it is there in the text as it was written. */
export const plainLetters = (text: string): string =>
  text.replace(/[^a-z0-9 ]/g, (sign) => {
    const plain = PLAIN[sign] ?? sign.toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });
