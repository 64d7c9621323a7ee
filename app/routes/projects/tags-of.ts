/** "patio, front yard" as single words to show. */
export const tagsOf = (tags: string | null): string[] =>
  (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
