/** "White or light gray": the first of what may be. */
export const withoutSecondChoice = <T extends { is: string; from: number }>(
  tags: readonly T[],
  words: readonly string[],
): T[] =>
  tags.filter((tag, at) => {
    const isOr = (one: T | undefined): boolean => one?.is === "unknown" && words[one.from] === "or";
    const isSecond = (of: number): boolean =>
      isOr(tags[of]) && tags[of - 1]?.is === "value" && tags[of + 1]?.is === "value";
    return !isSecond(at) && !(tag.is === "value" && isSecond(at - 1));
  });
