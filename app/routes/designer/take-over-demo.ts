import {
  DEMO_PROJECT_ID,
  type DemoVisit,
  forgetDemoVisit,
  hasWork,
  loadDemoVisit,
} from "#app/components/designer/demo-visit.ts";
import type { Api } from "#app/lib/api-type.ts";
import { demoPhotos, designerPhotos } from "#app/photo/stored-photos.ts";
import { savePending } from "./pending-drafts.ts";

/** Makes what a visitor left in this browser a design of the person. */
export async function takeOverDemo(userId: string, api: Api): Promise<void> {
  const visit = loadDemoVisit();
  if (!visit) return;
  if (hasWork(visit)) {
    const files = await demoPhotos.load(visit.sketch.photos.map(({ id }) => id));
    await Promise.all([...files].map(([id, file]) => designerPhotos.store(id, file)));
    const projectId = await startProject(api, visit);
    // A design of its own: what was begun here before stays as it is.
    savePending(userId, {
      ...visit.sketch,
      ...{ version: 2, id: crypto.randomUUID(), base: null, at: Date.now() },
      ...{ projectId, title: null, change: "", view: "photo", run: { kind: "idle" }, shownId: null },
      versions: [],
    });
  }
  // After all is in the designer's keeping: a page closed before this starts again with the next visit.
  forgetDemoVisit();
  await demoPhotos.keep([]);
}

/** The visitor's project becomes a real one when they named it, or have no other; null when it cannot be. */
async function startProject(api: Api, { project }: DemoVisit): Promise<number | null> {
  try {
    const isNamed = project.Id !== DEMO_PROJECT_ID;
    if (!isNamed && (await api.call("listProjects", { query: { limit: 1 } })).data.total > 0) return null;
    const body = { title: project.Title, description: project.Description };
    return (await api.call("createProject", { body })).data.project.Id;
  } catch {
    return null;
  }
}
