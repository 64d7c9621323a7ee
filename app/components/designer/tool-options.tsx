import { TextLink } from "#app/components/text-link.tsx";
import { AREAS_MAX } from "#contract/limits.ts";
import { moreAreas } from "#contract/plan-messages.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import { BrushOptions } from "./brush-options.tsx";
import type { HighlightChange, Highlights } from "./highlight-areas.ts";
import type { Measured } from "./measured.ts";
import { SizeOptions } from "./size-options.tsx";
import type { Tools } from "./use-tools.ts";

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
  found: KnownSize | null;
  full: boolean;
  areaLimit: number;
  plansPath: string;
  onHighlight(change: HighlightChange): void;
}) {
  const { tool } = tools;
  if (tool?.kind === "brush")
    return (
      <BrushOptions tools={tools} highlights={highlights} measured={measured} onHighlight={onHighlight} />
    );
  if (tool?.kind === "size")
    return <SizeOptions tools={tools} sizes={highlights.sizes} found={found} onHighlight={onHighlight} />;
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
