/**
 * What a project is found by, as lexemes of PostgreSQL's text search. No extension is needed: `pg_trgm` may not be created on
 * many hosted databases. For the word "patio" of a project stand
 *
 * - `patio`: the word. Asked for with a prefix, it is found while it is typed.
 * - `-atio`, `-tio`, `-io`: its ends, so that "yard" finds "backyard".
 * - `~0atio`, `~1ptio`, ... `~4pati`: the word without its letter at that place. One letter typed wrong, or left out, at place i meets
 *   the lexeme with the same i: exactly the words one slip away, and no others.
 * - `@` and the owner's id, so that the index looks through one person's projects alone.
 */

/** Longer ones are cut: a word of a thousand letters would bring a thousand ends. */
const WORD_MAX = 32;
/** Shorter words have too many neighbors, and numbers have nothing else: 4211 is another house than 4212. */
const SLIP_MIN = 4;
/** What is typed is looked for inside words from this length on. */
const INSIDE_MIN = 3;

const LEXEMES_MAX_CHARS = 250_000;

/** Words in lower case and without accents, each once. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, WORD_MAX).join("")))];
}

const ownerLexeme = (userId: string) => `@${userId}`;
const without = (letters: string[], i: number) => letters.toSpliced(i, 1).join("");
/** Words with digits have none, so that place and rest never run together. */
const slip = (place: number, rest: string) => `~${place}${rest}`;
const takesSlips = (word: string) => [...word].length >= SLIP_MIN && !/\p{N}/u.test(word);
/** Words hold letters and digits alone, so that nothing in the quotes needs escaping. */
const quoted = (lexeme: string) => `'${lexeme}'`;

function lexemesOfWord(word: string): string[] {
  const letters = [...word];
  const ends = letters.slice(1, -1).map((_, i) => `-${letters.slice(i + 1).join("")}`);
  const slips = takesSlips(word) ? letters.map((_, i) => slip(i, without(letters, i))) : [];
  return [word, ...ends, ...slips];
}

/**
 * The `tsvector` of a project, in its text form. PostgreSQL takes 1 MiB of one; past `LEXEMES_MAX_CHARS`, where letters have two bytes
 * and each lexeme two more, the words at the end are left out.
 */
export function searchLexemes(userId: string, text: string): string {
  const lexemes = new Set([ownerLexeme(userId)]);
  let chars = 0;
  for (const word of wordsOf(text)) {
    const own = lexemesOfWord(word);
    chars += own.join("  ").length;
    if (chars > LEXEMES_MAX_CHARS) break;
    for (const lexeme of own) lexemes.add(lexeme);
  }
  return [...lexemes].map(quoted).join(" ");
}

const anyPrefix = (lexemes: string[]) =>
  `(${[...new Set(lexemes)].map((lexeme) => `${quoted(lexeme)}:*`).join(" | ")})`;
const ofOwner = (userId: string, parts: string[]) => [quoted(ownerLexeme(userId)), ...parts].join(" & ");

/** `tsquery` for projects that hold every word, at the start of one of theirs or inside. */
export const holdingQuery = (userId: string, words: string[]): string =>
  ofOwner(
    userId,
    words.map((word) => anyPrefix([...word].length >= INSIDE_MIN ? [word, `-${word}`] : [word])),
  );

/**
 * `tsquery` for projects that hold every word but for one slip in each: a letter wrong, left out, too many, or two letters
 * swapped. The word may still be in typing.
 */
export const nearQuery = (userId: string, words: string[]): string =>
  ofOwner(
    userId,
    words.map((word) => anyPrefix(takesSlips(word) ? [word, ...slipsOf([...word])] : [word])),
  );

function slipsOf(letters: string[]): string[] {
  const typed = letters.join("");
  const swapped = (i: number) =>
    letters
      .with(i, letters[i + 1]!)
      .with(i + 1, letters[i]!)
      .join("");
  return letters.flatMap((_, i) => [
    slip(i, without(letters, i)), // wrong
    slip(i, typed), // left out
    without(letters, i), // too many
    ...(i + 1 < letters.length ? [swapped(i)] : []),
  ]);
}
