import type { KeptPage } from "#contract/site.ts";

/** What a route says of pages that are the same for everybody. */
export type PageHandle = { kept: readonly KeptPage[] };

const keptBy = (handle: unknown): readonly KeptPage[] => (handle as PageHandle | undefined)?.kept ?? [];

/** Whether the page at this path is served without React in the browser. */
export const isKept = (matches: readonly { handle?: unknown }[], pathname: string): boolean =>
  matches.some(({ handle }) => keptBy(handle).some(({ path }) => path === pathname));
