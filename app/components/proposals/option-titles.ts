/** What options are called until somebody renames them, by how good they are. */
const TITLES = ["Good", "Better", "Best", "Extra"];

/** The next name that none of the options has. */
export const nextOptionTitle = (taken: readonly string[]): string =>
  TITLES.find((title) => !taken.includes(title)) ?? `Option ${taken.length + 1}`;
