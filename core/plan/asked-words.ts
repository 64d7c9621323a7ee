/** What was asked for, in one line that a design is named and found by: what goes in the highlights, then what is said of the whole yard. */
export const askedWords = (general: string, areas: readonly { description: string }[]): string =>
  [...new Set([...areas.map(({ description }) => description), general].map((text) => text.trim()))]
    .filter(Boolean)
    .join("; ");
