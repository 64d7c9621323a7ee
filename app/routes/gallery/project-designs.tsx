import { Suspense, useCallback, useState } from "react";
import { DesignTile } from "#app/components/design-tile.tsx";
import { call } from "#app/lib/api.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";
import { DesignMenu } from "./design-menu.tsx";

const MoveDialog = latePart(() => import("./move-dialog.tsx"));

const SHOWN = 8;

type ProjectDesignsProps = {
  projectId: number;
  /** A design came, or went with its pictures. */
  onChanged(): void;
};

/** The designs of a project, those without a picture yet included; each opens where it was left. */
export function ProjectDesigns({ projectId, onChanged }: ProjectDesignsProps) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("listDesigns", { query: { project_id: projectId, limit: SHOWN } }, { signal })).data
        .designs,
    [projectId],
  );
  const { data: designs = [], reload } = useAnswer(load);
  const canChange = useMay()("moveDesign");
  const [moving, setMoving] = useState<DesignSummary | null>(null);
  const changed = () => {
    setMoving(null);
    reload();
    onChanged();
  };
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="designs" className="mt-8">
      <h2 id="designs" className="text-xl">
        {canChange ? "Go on with a design" : "Designs"}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {designs.map((design) => (
          <DesignTile
            key={design.id}
            design={design}
            menu={
              canChange ? (
                <DesignMenu design={design} onMove={() => setMoving(design)} onChanged={changed} />
              ) : null
            }
          />
        ))}
      </ul>
      <Suspense>
        {moving ? <MoveDialog design={moving} onClose={() => setMoving(null)} onMoved={changed} /> : null}
      </Suspense>
    </section>
  );
}
