import { Eraser, Eye, EyeOff, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { isRulerNote, isSize } from "#core/measure/known-size.ts";
import type { HighlightChange } from "./highlight-areas.ts";
import { HighlightPhoto } from "./highlight-photo.tsx";
import { LiveLayer, LiveMark } from "./live-layer.tsx";
import { MeasureText } from "./measure-text.tsx";
import type { Measured } from "./measured.ts";
import type { Photo } from "./sketch.ts";
import { StageFrame } from "./stage-frame.tsx";
import { ToolBar } from "./tool-bar.tsx";
import { ToolOptions } from "./tool-options.tsx";
import type { Live } from "./use-live-preview.ts";
import type { Tools } from "./use-tools.ts";

/** The photo to be marked, with its tools below; what would become of it shows while a person works. */
export default function PhotoStage({
  photo,
  photoUrl,
  measured,
  live,
  liveOn,
  onLiveOn,
  tools,
  areaLimit,
  plansPath = "/subscription",
  overlay,
  onHighlight,
}: {
  photo: Photo;
  photoUrl: string;
  measured: Measured[];
  live: Live;
  liveOn: boolean;
  onLiveOn(on: boolean): void;
  tools: Tools;
  /** Areas that the person's plan takes in one design. */
  areaLimit: number;
  /** Where more areas are to be had. */
  plansPath?: string;
  /** Lies over the picture. */
  overlay?: ReactNode;
  onHighlight(change: HighlightChange): void;
}) {
  const { areas, past, future } = photo.highlights;
  const root = useRef<HTMLDivElement>(null);
  const { sizes } = photo.highlights;
  // A person's own mark says more.
  const found = sizes.some(isSize)
    ? []
    : live.found.filter(({ ruler }) => !sizes.some((size) => isRulerNote(size) && size.ruler === ruler));
  const isFull = areas.length >= areaLimit;
  const tool = tools.tool?.kind === "highlight" && isFull ? null : tools.tool;
  // The tint lies on the photo itself: over a design one could not tell what may change from what did.
  const layer = tool?.kind === "brush" ? live.region?.bitmap : tool?.kind === "size" ? null : live.picture;
  return (
    <>
      <StageFrame photo={photo}>
        <HighlightPhoto
          key={photo.id}
          root={root}
          src={photoUrl}
          alt={photo.name}
          width={photo.width}
          height={photo.height}
          highlights={photo.highlights}
          tool={tool}
          ends={tools.ends}
          found={found}
          brushShown={live.region?.strokes ?? 0}
          onChange={onHighlight}
          onEnd={tools.addEnd}
          badgeNote={(areaId) => {
            const area = measured.find(({ annotationId }) => annotationId === areaId);
            return area ? <MeasureText measured={area} /> : null;
          }}
        >
          {layer ? <LiveLayer bitmap={layer} /> : null}
        </HighlightPhoto>
        {layer && layer === live.picture ? <LiveMark /> : null}
        {overlay}
      </StageFrame>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 sm:px-0">
        <ToolBar tool={tool} full={isFull} onTool={tools.take} onKeyboard={() => root.current?.focus()} />
        <div className="flex flex-1 justify-end max-sm:justify-between">
          <IconButton
            icon={liveOn ? Eye : EyeOff}
            label="Live preview"
            size={48}
            pressed={liveOn}
            onClick={() => onLiveOn(!liveOn)}
          />
          <IconButton
            icon={Undo2}
            label="Undo"
            size={48}
            disabled={past.length === 0}
            onClick={() => onHighlight({ type: "undone" })}
          />
          <IconButton
            icon={Redo2}
            label="Redo"
            size={48}
            disabled={future.length === 0}
            onClick={() => onHighlight({ type: "redone" })}
          />
          <IconButton
            icon={Eraser}
            label="Clear all areas"
            size={48}
            disabled={areas.length === 0}
            onClick={() => onHighlight({ type: "areas cleared" })}
          />
        </div>
        <ToolOptions
          tools={{ ...tools, tool }}
          highlights={photo.highlights}
          measured={measured}
          found={found}
          full={isFull}
          areaLimit={areaLimit}
          plansPath={plansPath}
          onHighlight={onHighlight}
        />
      </div>
    </>
  );
}
