/** What options are called until somebody renames them, by how good they are. */
const TITLES = ["Good", "Better", "Best", "Extra"];
/** One option alone is compared with nothing. */
const LONE_TITLE = "Your design";

/** The next name that none of the options has. */
export const nextOptionTitle = (taken: readonly string[]): string =>
  taken.includes(LONE_TITLE)
    ? `Option ${taken.length + 1}`
    : (TITLES.find((title) => !taken.includes(title)) ?? `Option ${taken.length + 1}`);

/** Names of the first options of a proposal. */
export const firstOptionTitles = (count: number): string[] =>
  count === 1 ? [LONE_TITLE] : Array.from({ length: count }, (_, nth) => TITLES[nth] ?? `Option ${nth + 1}`);
