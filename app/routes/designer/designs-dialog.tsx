import { useCallback } from "react";
import { DesignTile, DesignTilePlace } from "#app/components/design-tile.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { MESSAGES } from "#contract/messages.ts";

const SHOWN = 24;

/** The designs that were worked on last, whichever project they belong to. */
export default function DesignsDialog({ api, onClose }: { api: Api; onClose(): void }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await api.call("listDesigns", { query: { limit: SHOWN } }, { signal })).data.designs,
    [api],
  );
  const { status, data: designs = [], error } = useDesigns(load);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Open a design" size="lg">
      {error ? <Banner tone="error">{sentenceOf(error, MESSAGES.designOpenFailed)}</Banner> : null}
      {status === "ready" && designs.length === 0 ? (
        <p className="text-ink-soft">There is no design yet. Add a photo to begin one.</p>
      ) : null}
      <ul aria-busy={status === "loading"} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {status === "loading"
          ? [0, 1, 2].map((place) => <DesignTilePlace key={place} />)
          : designs.map((design) => <DesignTile key={design.id} design={design} onOpen={onClose} />)}
      </ul>
    </Dialog>
  );
}

function useDesigns<T>(load: (signal: AbortSignal) => Promise<T>) {
  const answer = useAnswer(load);
  return {
    status: answer.status,
    data: answer.data,
    error: answer.status === "failed" ? answer.error : null,
  };
}
