import { Maximize2 } from "lucide-react";
import type { CSSProperties } from "react";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { Rating, ReviewImage } from "#contract/endpoints/reviewer.ts";
import { shortEntry } from "./history-entry.ts";
import { RATING_WORDS } from "./rating-badge.tsx";
import { LEAVING_MS } from "./use-review-queue.ts";

const LABEL = "absolute top-3 left-3 rounded-sm px-2 py-1 text-xs font-semibold tracking-wide text-white";
const FRAMES = "grid gap-3 md:grid-cols-2";

/** Where it goes when it is rated: the way of the key and of the button. */
const GONE: Record<Rating, string> = {
  good: "translate-x-16 rotate-1 opacity-0",
  not_good: "-translate-x-16 -rotate-1 opacity-0",
};

/** One design as a reviewer judges it: the photo beside what was made of it, and what was asked for. */
export function ReviewCard({
  image,
  leaving,
  onCompare,
}: {
  image: ReviewImage;
  leaving: Rating | null;
  onCompare(): void;
}) {
  return (
    <article
      aria-label={`Image ${image.id}`}
      style={{ transitionDuration: `${LEAVING_MS}ms` }}
      className={`ease-in transition-[translate,rotate,opacity] ${leaving ? GONE[leaving] : "animate-rise-in"}`}
    >
      <div className="relative">
        <div className={FRAMES}>
          <Frame image={image} url={image.original_image} label="Original" tone="bg-stone-950/75" />
          <Frame image={image} url={image.cloudinary_url} label="Generated" tone="bg-terracotta-700/90" />
        </div>
        <div className="absolute right-2 bottom-2">
          <IconButton
            icon={Maximize2}
            label="Compare in large"
            onClick={onCompare}
            className="bg-stone-950/75 text-white hover:bg-stone-950 hover:text-white"
          />
        </div>
        {leaving ? (
          <p
            className={`absolute inset-0 m-auto flex h-fit w-fit rounded-md px-5 py-2 font-bold text-2xl text-white ${leaving === "good" ? "bg-green-700" : "bg-terracotta-700"}`}
          >
            {RATING_WORDS[leaving]}
          </p>
        ) : null}
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <section>
          <h2 className="text-ink-soft text-sm">Prompt</h2>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {image.original_prompt || "No words were given."}
          </p>
        </section>
        {image.edit_history.length > 0 ? (
          <section>
            <h2 className="text-ink-soft text-sm">Edit history</h2>
            <ol className="mt-1 list-decimal space-y-0.5 ps-5 [overflow-wrap:anywhere]">
              {image.edit_history.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be asked for twice, and the list never moves
                <li key={index} title={entry}>
                  {shortEntry(entry)}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <p className="text-ink-faint text-sm [overflow-wrap:anywhere] md:col-span-2">
          {[image.project_name, image.user_email, formatDate(image.created_at)].filter(Boolean).join(" · ")}
        </p>
      </div>
    </article>
  );
}

function Frame({
  image: { width, height },
  url,
  label,
  tone,
}: {
  image: ReviewImage;
  url: string | null;
  label: string;
  tone: string;
}) {
  return (
    <figure
      // Both pictures in view at once: side by side on wide screens, one above the other on a phone.
      className="relative mx-auto w-full max-w-[calc(29dvh*var(--ratio))] overflow-hidden rounded-lg bg-sunken md:max-w-[calc(72dvh*var(--ratio))]"
      style={{ aspectRatio: "var(--ratio)", "--ratio": width / height } as CSSProperties}
    >
      {url ? (
        <img src={url} alt={label} width={width} height={height} className="size-full object-cover" />
      ) : (
        <p className="flex size-full items-center justify-center p-6 text-center text-ink-soft">
          The photo of this design was not kept.
        </p>
      )}
      <figcaption className={`${LABEL} ${tone}`}>{label}</figcaption>
    </figure>
  );
}

export const ReviewCardSkeleton = () => (
  <div aria-busy>
    <div className={FRAMES}>
      <Skeleton className="aspect-4/3" />
      <Skeleton className="aspect-4/3" />
    </div>
    <Skeleton className="mt-4 h-5 w-24" />
    <Skeleton className="mt-2 h-5 w-72 max-w-full" />
  </div>
);
