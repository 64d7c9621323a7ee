import { type Dispatch, useEffect } from "react";
import type { ProjectList } from "#app/components/designer/project-step.tsx";
import type { Design, DesignEvent } from "./design.ts";

/** The project of the address, else the one of the last visit, else the first of the list. */
export function useProjectChoice(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  { status, projects }: ProjectList,
  wantedId: number | null,
  ready: boolean,
): void {
  const { projectId } = design;
  useEffect(() => {
    if (!ready || wantedId === null) return;
    dispatch({ type: "project chosen", projectId: wantedId });
  }, [ready, wantedId, dispatch]);

  useEffect(() => {
    if (!ready || status !== "ready") return;
    const isThere = projects.some(({ Id }) => Id === projectId);
    if (!isThere) dispatch({ type: "project chosen", projectId: projects[0]?.Id ?? null });
  }, [ready, status, projects, projectId, dispatch]);
}
