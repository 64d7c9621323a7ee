const stems = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/['’]/g, " ")
    .replace(/\b(?:the|a|an|my|our) /g, "")
    .replace(/(\w{3})s\b/g, "$1")
    .replace(/\s+/g, " ")
    .trim()} `;

/** Whether words are a part of others, in whatever number and with whatever articles. */
export const isPartOf = (words: string, whole: string): boolean => stems(whole).includes(stems(words));

/** Whether a sentence quotes words, or words that hold them. */
export const quotes = (sentence: string, words: string): boolean =>
  [...sentence.matchAll(/“([^”]+)”/g)].some(
    ([, quoted]) => isPartOf(words, quoted!) || isPartOf(quoted!, words),
  );
