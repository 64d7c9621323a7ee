import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

/** One band of a public page with its heading. */
export function Section({
  id,
  title,
  lead,
  tone = "canvas",
  aside = false,
  children,
}: {
  /** Also the anchor that footers link to. */
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: "canvas" | "surface";
  /** Where there is room, the words stand beside the content instead of above it. */
  aside?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        "band-below scroll-mt-4",
        tone === "surface" && "border-line border-y bg-surface",
      )}
    >
      <div
        className={classNames(
          "page-width py-16 md:py-24",
          aside && "grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]",
        )}
      >
        <div>
          <h2 id={`${id}-title`} className="max-w-[46rem] text-3xl md:text-4xl">
            {title}
          </h2>
          {lead ? <p className="mt-3 max-w-text text-ink-soft text-lg">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
