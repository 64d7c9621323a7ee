import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";
import { call } from "#app/lib/api.ts";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { DESIGN_PAGE_SIZE } from "#contract/limits.ts";
import { daysLeft } from "./days-left.ts";
import { Restorable } from "./restorable.tsx";
import { Shelf } from "./shelf.tsx";

export function DeletedDesigns() {
  const [pages, setPages] = useState(1);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const items: DesignSummary[] = [];
      let cursor = null as string | null;
      for (let page = 0; page < pages && (page === 0 || cursor); page++) {
        const query = {
          ...({ archived: "true", limit: DESIGN_PAGE_SIZE } as const),
          ...(cursor ? { cursor } : {}),
        };
        const { data }: ReplyOf<"listDesigns"> = await call("listDesigns", { query }, { signal });
        items.push(...data.designs);
        cursor = data.nextCursor;
      }
      return { items, hasMore: cursor !== null };
    },
    [pages],
  );
  const may = useMay();
  const answer = useAnswer(load);
  return (
    <Shelf
      id="deleted-designs"
      title="Designs"
      empty="No design is deleted."
      answer={answer}
      onMore={() => setPages(pages + 1)}
    >
      {(design) => (
        <Restorable
          key={design.id}
          name={design.name}
          facts={[
            design.projectTitle ?? "",
            daysLeft(design.archivedAt, KEPT_DAYS.archivedDesigns, Date.now()),
          ]}
          picture={<Thumbnail url={design.thumbnailUrl} />}
          restore={may("restoreDesign") ? () => call("restoreDesign", { params: { id: design.id } }) : null}
          onRestored={answer.reload}
        />
      )}
    </Shelf>
  );
}

const Thumbnail = ({ url }: { url: string | null }) =>
  url ? (
    <img src={url} alt="" loading="lazy" className="h-14 w-20 rounded-md bg-sunken object-cover" />
  ) : (
    <span className="flex h-14 w-20 items-center justify-center rounded-md bg-sunken text-ink-faint">
      <ImageOff aria-hidden className="size-5" />
    </span>
  );
