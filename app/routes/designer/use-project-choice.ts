import { type Dispatch, useEffect, useRef } from "react";
import type { ProjectList } from "#app/components/designer/project-step.tsx";
import type { Design, DesignEvent } from "./design.ts";

/**
 * The project of the address, else the one of the last visit, else the first of the list. One that the list does not show is
 * looked up before it is given up: the list holds the 50 changed last.
 */
export function useProjectChoice(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  { list: { status, projects }, find }: { list: ProjectList; find(id: number): Promise<boolean> },
  wantedId: number | null,
  ready: boolean,
): void {
  const { projectId } = design;
  const soughtId = useRef<number | null>(null);
  useEffect(() => {
    if (!ready || wantedId === null) return;
    dispatch({ type: "project chosen", projectId: wantedId });
  }, [ready, wantedId, dispatch]);

  useEffect(() => {
    if (!ready || status !== "ready" || projects.some(({ Id }) => Id === projectId)) return;
    const chooseFirst = () => dispatch({ type: "project chosen", projectId: projects[0]?.Id ?? null });
    if (projectId === null || soughtId.current === projectId) return chooseFirst();
    soughtId.current = projectId;
    void find(projectId).then((found) => found || chooseFirst());
  }, [ready, status, projects, projectId, dispatch, find]);
}
