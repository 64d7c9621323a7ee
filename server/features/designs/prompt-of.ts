import type { DesignRequest } from "#server/db/stored/design-request.ts";

/** The words a saved design is found by: the general description, else those of the areas. */
export const promptOf = ({ prompt, annotations }: DesignRequest): string =>
  prompt ||
  annotations
    .map((area) => area.description)
    .filter(Boolean)
    .join("; ");
