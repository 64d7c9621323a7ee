import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from "react";
import { DEMO_PROJECT_ID, loadDemoVisit, saveDemoVisit } from "#app/components/designer/demo-visit.ts";
import {
  changeSketch,
  EMPTY_SKETCH,
  type Sketch,
  type SketchEvent,
} from "#app/components/designer/sketch.ts";
import { fromStoredSketch, toStoredSketch } from "#app/components/designer/stored-sketch.ts";
import { useStoredPhotos } from "#app/components/designer/use-stored-photos.ts";
import { demoPhotos } from "#app/photo/stored-photos.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { restoreSketch } from "./restore-sketch.ts";

/** Typing should not write to the disk on every key. */
const PAUSE_MS = 250;

const localProject = (id: number, title: string, description: string | null, now: Date): Project => ({
  Id: id,
  Title: title,
  Description: description,
  Tags: null,
  Notes: null,
  Status: "lead",
  ClientName: null,
  ClientEmail: null,
  ClientPhone: null,
  SiteAddress: null,
  MadeBy: null,
  CreatedAt: now.toISOString(),
  UpdatedAt: now.toISOString(),
  ArchivedAt: null,
});

const change = (sketch: Sketch, event: SketchEvent | { type: "restored"; sketch: Sketch }): Sketch =>
  event.type === "restored" ? restoreSketch(event.sketch, sketch) : changeSketch(sketch, event);

/** A visitor's project and sketch: in this browser alone, there again after a reload, taken along by a sign-up. */
export function useDemoSketch() {
  const [sketch, dispatch] = useReducer(change, EMPTY_SKETCH);
  const [projects, setProjects] = useState<Project[]>([]);
  const [projectId, setProjectId] = useState(DEMO_PROJECT_ID);
  const [restored, setRestored] = useState(false);
  const project = projects.find(({ Id }) => Id === projectId);

  useEffect(() => {
    let left = false;
    const restore = async () => {
      const visit = loadDemoVisit();
      const kept = visit && {
        project: visit.project,
        sketch: fromStoredSketch(
          visit.sketch,
          await demoPhotos.load(visit.sketch.photos.map(({ id }) => id)),
        ),
      };
      if (left) return;
      const project = kept?.project ?? localProject(DEMO_PROJECT_ID, "My first project", null, new Date());
      setProjects([project]);
      setProjectId(project.Id);
      if (kept) dispatch({ type: "restored", sketch: kept.sketch });
      setRestored(true);
    };
    void restore();
    return () => {
      left = true;
    };
  }, []);

  const keepNow = () => {
    if (restored && project) saveDemoVisit({ version: 1, project, sketch: toStoredSketch(sketch) });
  };
  const save = useEffectEvent(keepNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved after a pause
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sketch, project]);
  useEffect(() => {
    const onHide = () => save();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      // The page is left by a link before the pause is over.
      onHide();
    };
  }, []);

  useStoredPhotos(demoPhotos, sketch.photos, restored);

  const createProject = async (title: string, description: string): Promise<Project> => {
    const id = Math.max(...projects.map(({ Id }) => Id), DEMO_PROJECT_ID) + 1;
    const project = localProject(id, title, description || null, new Date());
    setProjects((before) => [project, ...before]);
    return project;
  };

  return {
    sketch,
    dispatch: dispatch as Dispatch<SketchEvent>,
    restored,
    /** Before a page is opened that takes it over: that one looks for it before this one is left. */
    keepNow,
    projects,
    projectId,
    chooseProject: setProjectId,
    createProject,
  };
}
