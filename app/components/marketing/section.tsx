import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

/** One band of a public page with its heading. */
export function Section({
  id,
  title,
  lead,
  tone = "canvas",
  children,
}: {
  /** Also the anchor that footers link to. */
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: "canvas" | "surface";
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("scroll-mt-4", tone === "surface" && "border-line border-y bg-surface")}
    >
      <div className="page-width py-16 md:py-24">
        <h2 id={`${id}-title`} className="max-w-[46rem] text-3xl md:text-4xl">
          {title}
        </h2>
        {lead ? <p className="mt-3 max-w-text text-ink-soft text-lg">{lead}</p> : null}
        {children}
      </div>
    </section>
  );
}
