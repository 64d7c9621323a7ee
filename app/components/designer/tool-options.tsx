import { Suspense } from "react";
import { TextLink } from "#app/components/text-link.tsx";
import { latePart } from "#app/lib/late-part.ts";
import type { FoundSize } from "#app/photo/live-wish.ts";
import { AREAS_MAX } from "#contract/limits.ts";
import { moreAreas } from "#contract/plan-messages.ts";
import type { HighlightChange, Highlights } from "./highlight-areas.ts";
import type { Measured } from "./measured.ts";
import type { Tools } from "./use-tools.ts";

const BrushOptions = latePart(() => import("./brush-options.tsx"));
/** Most people never mark a size. */
const SizeOptions = latePart(() => import("./size-options.tsx"));

/** What there is to say and to set of the tool in hand. Holds its line also when that is nothing, so that nothing below jumps. */
export function ToolOptions({
  tools,
  highlights,
  measured,
  found,
  full,
  areaLimit,
  plansPath,
  onHighlight,
}: {
  tools: Tools;
  highlights: Highlights;
  measured: Measured[];
  found: readonly FoundSize[];
  full: boolean;
  areaLimit: number;
  plansPath: string;
  onHighlight(change: HighlightChange): void;
}) {
  const { tool } = tools;
  if (tool?.kind === "brush")
    return (
      <Suspense fallback={<p className="min-h-5 w-full" />}>
        <BrushOptions tools={tools} highlights={highlights} measured={measured} onHighlight={onHighlight} />
      </Suspense>
    );
  if (tool?.kind === "size")
    return (
      <Suspense fallback={<p className="min-h-5 w-full" />}>
        <SizeOptions tools={tools} sizes={highlights.sizes} found={found} onHighlight={onHighlight} />
      </Suspense>
    );
  return (
    <p className="min-h-5 w-full text-sm text-ink-soft" aria-live="polite">
      {full ? (
        areaLimit < AREAS_MAX ? (
          <>
            {areaLimit} areas are as many as your plan takes. {moreAreas()}{" "}
            <TextLink to={plansPath}>See plans</TextLink>
          </>
        ) : (
          `${AREAS_MAX} areas are as many as one design takes.`
        )
      ) : tool ? (
        <>
          Draw around a part of the yard.
          <span className="pointer-fine:hidden"> Two fingers zoom.</span>
          <span className="pointer-coarse:hidden"> Ctrl and the wheel zoom.</span>
        </>
      ) : null}
    </p>
  );
}
