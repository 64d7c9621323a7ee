import { useCallback } from "react";
import { DesignTile } from "#app/components/design-tile.tsx";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";

const SHOWN = 8;

/** The designs of a project, those without a picture yet included; each opens where it was left. */
export function ProjectDesigns({ projectId }: { projectId: number }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("listDesigns", { query: { project_id: projectId, limit: SHOWN } }, { signal })).data
        .designs,
    [projectId],
  );
  const { data: designs = [] } = useAnswer(load);
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="designs" className="mt-8">
      <h2 id="designs" className="text-xl">
        Go on with a design
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {designs.map((design) => (
          <DesignTile key={design.id} design={design} />
        ))}
      </ul>
    </section>
  );
}
