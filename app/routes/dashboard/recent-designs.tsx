import { Link } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { formatDate } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";

/** One row of four on a laptop, two of two on a phone. */
const SHOWN = 4;

async function loadRecent(signal: AbortSignal) {
  // Originals lie between the designs: asking for more than is shown still fills the row.
  const { data } = await call("listImages", { query: { limit: SHOWN * 3 } }, { signal });
  return data.images.filter((image) => image.image_type === "generated").slice(0, SHOWN);
}

/** The last pictures, each leading back to its project. Says nothing when there are none. */
export function RecentDesigns() {
  const { status, data: images = [] } = useAnswer(loadRecent);
  if (status !== "loading" && images.length === 0) return null;
  return (
    <section aria-labelledby="recent" aria-busy={status === "loading"} className="mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-xl">
          Recent designs
        </h2>
        <TextLink to="/projects">All projects</TextLink>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {status === "loading" && images.length === 0
          ? Array.from({ length: SHOWN }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
              <li key={index}>
                <Skeleton className="aspect-4/3 w-full" />
                <Skeleton className="mt-2 h-5 w-3/4" />
                <Skeleton className="mt-1 h-4 w-1/2" />
              </li>
            ))
          : images.map((image) => (
              <li key={image.id}>
                <Link to={`/designer?project=${image.project_id ?? ""}`} className="group block rounded-md">
                  <img
                    src={image.thumbnail_url}
                    alt=""
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                    className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
                  />
                  <span className="mt-2 block truncate font-semibold group-hover:underline">
                    {image.project_name ?? "Landscape Design"}
                  </span>
                  <span className="block text-sm text-ink-soft">{formatDate(image.created_at)}</span>
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}
