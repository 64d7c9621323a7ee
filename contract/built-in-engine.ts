/** Our own renderer. It is apart from the table of engines, which is too large for pages that ask this alone. */
export const BUILT_IN_ENGINE = "concept";
