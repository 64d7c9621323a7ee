import { forgetDesigner } from "./offline-designer.ts";

/** The browser's database of photos that are not sent yet. */
export const DESIGNER_PHOTOS = "designer-photos";

/** Sends what is not sent; true when nothing is left. */
type Send = () => Promise<boolean>;

const guards = new Set<Send>();

/** Screens with work of their own are asked before the person signs out. Answers the end of it. */
export function guardWork(send: Send): () => void {
  guards.add(send);
  return () => void guards.delete(send);
}

const LONGEST_MS = 5_000;

/** True when the server has everything that was done in this tab. */
export async function sendUnsaved(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_MS, false));
  const all = Promise.all([...guards].map((send) => send())).then((sent) => sent.every(Boolean));
  return Promise.race([all.catch(() => false), late]);
}

/** How names of a person's things in the browser's storage begin; the person's id comes next. */
export const OWN_KEYS = ["designer-draft:", "designer-tried:", "designer-projects:", "designer-terms:"];

/** Drafts, tried changes, photos, names of projects and prices leave this browser with whoever signs out, and so does the designer that was kept for them. */
export async function forgetWork(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (OWN_KEYS.some((own) => key.startsWith(own))) localStorage.removeItem(key);
  indexedDB.deleteDatabase(DESIGNER_PHOTOS);
  await forgetDesigner();
}
