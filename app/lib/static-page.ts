import type { KeptPage } from "#contract/site.ts";

/** What a route says of pages that are the same for everybody. */
export type PageHandle = {
  kept: readonly KeptPage[];
  /** Addresses of scripts beside the one that all these pages have. */
  scripts?: readonly string[];
};

const keptBy = (handle: unknown): readonly KeptPage[] => (handle as PageHandle | undefined)?.kept ?? [];

export const scriptsOf = (matches: readonly { handle?: unknown }[]): readonly string[] =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.scripts ?? []);

/** Whether the page at this path is served without React in the browser. */
export const isKept = (matches: readonly { handle?: unknown }[], pathname: string): boolean =>
  matches.some(({ handle }) => keptBy(handle).some(({ path }) => path === pathname));
