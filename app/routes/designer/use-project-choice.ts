import { type Dispatch, useEffect, useRef } from "react";
import type { ProjectList } from "#app/components/designer/project-step.tsx";
import type { Design, DesignEvent } from "./design-state.ts";

/**
 * The project of the design or of the address, else the first of the list. One that the list does not show is
 * looked up before it is given up: the list holds the 50 changed last.
 */
export function useProjectChoice(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  { list: { status, projects }, find }: { list: ProjectList; find(id: number): Promise<boolean> },
): void {
  const { projectId } = design;
  const soughtId = useRef<number | null>(null);
  useEffect(() => {
    if (status !== "ready" || projects.some(({ Id }) => Id === projectId)) return;
    const chooseFirst = () => dispatch({ type: "project chosen", projectId: projects[0]?.Id ?? null });
    if (projectId === null || soughtId.current === projectId) return chooseFirst();
    soughtId.current = projectId;
    void find(projectId).then((found) => found || chooseFirst());
  }, [status, projects, projectId, dispatch, find]);
}
