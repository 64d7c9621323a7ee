import type { Project } from "#contract/endpoints/projects.ts";

const keyOf = (userId: string) => `designer-projects:${userId}`;

/** The list as the server last gave it, for a designer that opens without network. */
export function keepProjects(userId: string, projects: readonly Project[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(projects));
  } catch {
    // Full or forbidden storage: without network there is no list then.
  }
}

/** Null when none was kept. */
export function keptProjects(userId: string): Project[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null") as unknown;
    return Array.isArray(kept) ? (kept as Project[]) : null;
  } catch {
    return null;
  }
}
