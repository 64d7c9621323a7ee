import type { Dispatch } from "react";
import { useNavigate } from "react-router";
import type { ProjectList } from "#app/components/designer/project-step.tsx";
import { isBegun } from "./design-content.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import type { Keeping } from "./use-keeping.ts";

/**
 * Choosing another project opens a new design in it: a house never moves from one client to another by a slip. A design that has no
 * project yet gets the one that is chosen.
 */
export function useChooseProject(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  keeping: Keeping,
  { projects }: ProjectList,
): (projectId: number) => void {
  const navigate = useNavigate();
  return (projectId) => {
    if (projectId === design.projectId) return;
    if (design.projectId === null || !isBegun(design)) return dispatch({ type: "project chosen", projectId });
    const project = projects.find(({ Id }) => Id === design.projectId)?.Title ?? null;
    const stays = { id: keeping.id, project };
    void keeping
      .keepNow()
      .catch(() => null)
      .then(() => navigate(`/designer/new?project=${projectId}`, { state: { stays } }));
  };
}
