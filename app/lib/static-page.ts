import type { KeptPage } from "#contract/site.ts";

/** What a route says of pages that are the same for everybody. */
export type PageHandle = {
  kept: readonly KeptPage[];
  /** Addresses of scripts beside the one that all these pages have. */
  scripts?: readonly string[];
};

/** What a route says of a page that is rendered for each visitor and ships no React: its one script. */
export type PlainHandle = { plain: { script: string } };

/** The script of a page without React that is rendered anew for each visitor; null = another kind of page. */
export const plainScriptOf = (matches: readonly { handle?: unknown }[]): string | null =>
  matches.map(({ handle }) => (handle as Partial<PlainHandle> | undefined)?.plain?.script).find(Boolean) ??
  null;

const keptBy = (handle: unknown): readonly KeptPage[] => (handle as PageHandle | undefined)?.kept ?? [];

export const scriptsOf = (matches: readonly { handle?: unknown }[]): readonly string[] =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.scripts ?? []);

/** Whether the page at this path is served without React in the browser. */
export const isKept = (matches: readonly { handle?: unknown }[], pathname: string): boolean =>
  matches.some(({ handle }) => keptBy(handle).some(({ path }) => path === pathname));
