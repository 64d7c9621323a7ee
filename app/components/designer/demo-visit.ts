import type { Project } from "#contract/endpoints/projects.ts";
import type { StoredSketch } from "./stored-sketch.ts";

/** What a visitor put together on the demo page; the designer takes it over after sign-up. */
export type DemoVisit = { version: 1; project: Project; sketch: StoredSketch };

/** The demo's own project, until a visitor names one. */
export const DEMO_PROJECT_ID = 1;

const KEY = "demo-visit";

export function loadDemoVisit(): DemoVisit | null {
  try {
    const visit = JSON.parse(localStorage.getItem(KEY) ?? "null") as DemoVisit | null;
    return visit?.version === 1 ? visit : null;
  } catch {
    return null;
  }
}

export function saveDemoVisit(visit: DemoVisit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Full or forbidden storage: the demo works, and starts anew after a reload.
  }
}

export function forgetDemoVisit(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden storage held nothing.
  }
}

/** Something that a person would miss: a photo, or words. */
export const hasWork = ({ sketch }: DemoVisit): boolean =>
  sketch.photos.length > 0 || sketch.description.trim() !== "";
