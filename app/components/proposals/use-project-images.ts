import { useCallback } from "react";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";

/** As many as the server gives at once; whoever has more takes one of the newest. */
const SHOWN = 100;

/** The saved designs of a project, newest first. */
export function useProjectImages(projectId: number) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (
        await call("listImages", { query: { project_id: projectId, limit: SHOWN } }, { signal })
      ).data.images.filter(({ image_type }) => image_type === "generated"),
    [projectId],
  );
  return useAnswer(load);
}
export type ProjectImages = ReturnType<typeof useProjectImages>;
