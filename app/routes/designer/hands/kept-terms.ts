import type { ElementsOfVersion } from "#contract/endpoints/generations.ts";

/** What a change is counted with where no server can be asked: prices, and whether the plan counts pictures. */
export type KeptTerms = Pick<ElementsOfVersion, "pricing"> & { isLimited: boolean };

const keyOf = (userId: string) => `designer-terms:${userId}`;

/** As the server last told them, for elements that are taken in hand without network. */
export function keepTerms(userId: string, terms: KeptTerms): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(terms));
  } catch {
    // Full or forbidden storage: without network there are no prices then.
  }
}

/** Null when none were kept. */
export function keptTerms(userId: string): KeptTerms | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null") as KeptTerms | null;
    return typeof kept?.isLimited === "boolean" ? kept : null;
  } catch {
    return null;
  }
}
