/** A change with names in the place of words that pointed at something. */
export type Named = {
  text: string;
  /** The person's own words for each name. */
  names: { name: string; said: string }[];
  /** What is asked back: words that may mean several things, or one of several that words do not tell apart. */
  asks: { said: string; among: string[]; isOfSeveral?: true }[];
};
