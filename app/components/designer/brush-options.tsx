import { RotateCcw } from "lucide-react";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import type { HighlightChange, Highlights } from "./highlight-areas.ts";
import { MeasureText } from "./measure-text.tsx";
import type { Measured } from "./measured.ts";
import type { BrushWidth, Tools } from "./use-tools.ts";

const MODES = [
  { value: "add", name: "Add", title: "Paint more ground that may change" },
  { value: "remove", name: "Keep", title: "Paint over what must stay as it is" },
] as const;

const dot = (sizeClass: string, name: string) => (
  <>
    <span aria-hidden className={`rounded-full bg-current ${sizeClass}`} />
    <span className="sr-only">{name}</span>
  </>
);
const widths: { value: BrushWidth; name: ReturnType<typeof dot>; title: string }[] = [
  { value: "fine", name: dot("size-2", "Fine"), title: "Fine" },
  { value: "medium", name: dot("size-4", "Medium"), title: "Medium" },
  { value: "wide", name: dot("size-6", "Wide"), title: "Wide" },
];

/** The brush that makes the part that may change larger or smaller. */
export default function BrushOptions({
  tools,
  highlights,
  measured,
  onHighlight,
}: {
  tools: Tools;
  highlights: Highlights;
  measured: Measured[];
  onHighlight(change: HighlightChange): void;
}) {
  const wholeYard = measured.find(({ annotationId }) => annotationId === null);
  return (
    <div className="w-full space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <ChoiceRow
          label="Brush"
          value={tools.mode}
          choices={MODES}
          onChoose={(mode) => tools.setMode(mode)}
        />
        <ChoiceRow
          label="Brush width"
          value={tools.width}
          choices={widths}
          onChoose={(width) => tools.setWidth(width)}
        />
        <IconButton
          icon={RotateCcw}
          label="Reset the area"
          size={48}
          disabled={highlights.brush.length === 0}
          onClick={() => onHighlight({ type: "brush cleared" })}
        />
      </div>
      <p className="text-sm text-ink-soft">
        The striped part may change
        {wholeYard ? (
          <>
            , <MeasureText measured={wholeYard} />
          </>
        ) : null}
        . Paint to add ground, or to keep what must stay. Walls are never painted over.
      </p>
    </div>
  );
}
