import type { RouterContextProvider } from "react-router";
import type { PageFaults } from "#contract/site.ts";

/** What our own server hands a page; without one (Vite alone, a test) faults go to the console. */
export type LoadContext = Readonly<RouterContextProvider> & Partial<PageFaults>;

/** Into the log of our own server. A visitor who left early is no fault. */
export function tellPageFault(error: unknown, request: Request, context: LoadContext): void {
  const { tellFault = console.error } = context;
  if (!request.signal.aborted) tellFault(error);
}
