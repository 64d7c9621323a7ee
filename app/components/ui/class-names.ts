/** Joins class names and leaves out what is switched off. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");
