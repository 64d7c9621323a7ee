import { TriangleAlert } from "lucide-react";
import type { Bom } from "#contract/endpoints/bom.ts";

/** What the design asks the contractor to look at; advice, never engineering. */
export const BomFlags = ({ flags }: Pick<Bom, "flags">) =>
  flags.length > 0 ? (
    <section aria-label="Please note" className="rounded-md bg-notice-soft p-4 text-notice-ink">
      <ul className="space-y-2 text-sm">
        {flags.map(({ code, sentence }) => (
          <li key={code + sentence} className="flex gap-2.5">
            <TriangleAlert aria-hidden className="size-5" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

/** What the amounts do not hold, that they are estimates, and where the prices come from. */
export const BomFinePrint = ({
  exclusions,
  sources,
  disclaimer,
}: Pick<Bom, "exclusions" | "sources" | "disclaimer">) => (
  <section className="space-y-2 text-sm text-ink-soft">
    {exclusions.length > 0 ? (
      <>
        <h3 className="text-ink">Not included</h3>
        <ul className="list-disc space-y-1 ps-5">
          {exclusions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
    ) : null}
    <p>{disclaimer}</p>
    {sources.length > 0 ? (
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-ink">Price sources</summary>
        <ul className="list-disc space-y-1 ps-5 break-words">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    ) : null}
  </section>
);
