import type { ComponentProps } from "react";
import { DesignTile, DesignTilePlace } from "#app/components/design-tile.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { call } from "#app/lib/api.ts";
import type { Answer } from "#app/lib/use-answer.ts";

/** One row of four on a laptop, two of two on a phone. */
const SHOWN = 4;

type RecentDesign = ComponentProps<typeof DesignTile>;

/** Kept designs; for who has none, the pictures saved before designs were kept, each of which opens as one. */
export async function loadRecentDesigns(signal: AbortSignal): Promise<RecentDesign[]> {
  const kept = await call("listDesigns", { query: { limit: SHOWN } }, { signal });
  if (kept.data.designs.length > 0) return kept.data.designs.map((design) => ({ design }));
  const { data } = await call("listImages", { query: { limit: SHOWN } }, { signal });
  return data.images.map((image) => ({
    to: `/designer/new?image=${image.id}`,
    design: {
      id: String(image.id),
      name: image.original_prompt || "Landscape Design",
      projectId: image.project_id,
      projectTitle: image.project_name,
      thumbnailUrl: image.thumbnail_url,
      versionCount: 1,
      updatedAt: image.created_at,
    },
  }));
}

/** The designs that were worked on last, each leading to where it was left. Says nothing when there are none. */
export function RecentDesigns({ status, data: designs = [] }: Answer<RecentDesign[]>) {
  if (status !== "loading" && designs.length === 0) return null;
  const isFirstLoad = status === "loading" && designs.length === 0;
  return (
    <section aria-labelledby="recent" aria-busy={status === "loading"} className="mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-xl">
          Recent designs
        </h2>
        <TextLink to="/projects">All projects</TextLink>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {isFirstLoad
          ? Array.from({ length: SHOWN }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
              <DesignTilePlace key={index} />
            ))
          : designs.map((recent) => <DesignTile key={recent.design.id} {...recent} />)}
      </ul>
    </section>
  );
}
