import { Eraser, Eye, EyeOff, Pencil, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TextLink } from "#app/components/text-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { LivePicture } from "#app/photo/live-preview.ts";
import { AREAS_MAX } from "#contract/limits.ts";
import type { HighlightChange } from "./highlight-areas.ts";
import { HighlightPhoto } from "./highlight-photo.tsx";
import { LiveLayer, LiveMark } from "./live-layer.tsx";
import { MeasureText } from "./measure-text.tsx";
import type { Measured } from "./measured.ts";
import type { Photo } from "./sketch.ts";
import { StageFrame } from "./stage-frame.tsx";

/** The photo to highlight areas on, with its tools below; what would become of it shows while a person works. */
export function PhotoStage({
  photo,
  photoUrl,
  measured,
  livePicture,
  liveOn,
  onLiveOn,
  areaLimit,
  overlay,
  onHighlight,
}: {
  photo: Photo;
  photoUrl: string;
  measured: Measured[];
  /** What Generate would make of it, drawn on this device. */
  livePicture: LivePicture | null;
  liveOn: boolean;
  onLiveOn(on: boolean): void;
  /** Areas that the person's plan takes in one design. */
  areaLimit: number;
  /** Lies over the picture. */
  overlay?: ReactNode;
  onHighlight(change: HighlightChange): void;
}) {
  const [drawing, setDrawing] = useState(false);
  const { areas, past, future } = photo.highlights;
  const isFull = areas.length >= areaLimit;
  return (
    <>
      <StageFrame photo={photo}>
        <HighlightPhoto
          key={photo.id}
          src={photoUrl}
          alt={photo.name}
          width={photo.width}
          height={photo.height}
          highlights={photo.highlights}
          drawing={drawing && !isFull}
          onChange={onHighlight}
          badgeNote={(areaId) => {
            const area = measured.find(({ annotationId }) => annotationId === areaId);
            return area ? <MeasureText measured={area} /> : null;
          }}
        >
          {livePicture ? <LiveLayer bitmap={livePicture.bitmap} /> : null}
        </HighlightPhoto>
        {livePicture ? <LiveMark /> : null}
        {overlay}
      </StageFrame>
      <div className="flex flex-wrap items-center px-4 sm:gap-1 sm:px-0">
        <Button
          variant={drawing && !isFull ? "primary" : "secondary"}
          className="min-h-12"
          aria-pressed={drawing && !isFull}
          disabled={isFull}
          onClick={() => setDrawing(!drawing)}
        >
          <Pencil aria-hidden className="size-5" />
          Highlight
        </Button>
        <span className="flex-1" />
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
        <DrawingHint drawing={drawing} full={isFull} areaLimit={areaLimit} />
      </div>
    </>
  );
}

/** Holds its line also when it has nothing to say, so that the list below does not jump. */
function DrawingHint({ drawing, full, areaLimit }: { drawing: boolean; full: boolean; areaLimit: number }) {
  return (
    <p className="min-h-5 w-full text-sm text-ink-soft" aria-live="polite">
      {full ? (
        areaLimit < AREAS_MAX ? (
          <>
            {areaLimit} areas are as many as your plan takes. With Pro you can highlight up to {AREAS_MAX}.{" "}
            <TextLink to="/subscription">See plans</TextLink>
          </>
        ) : (
          `${AREAS_MAX} areas are as many as one design takes.`
        )
      ) : drawing ? (
        <>
          Draw around a part of the yard.
          <span className="pointer-fine:hidden"> Two fingers zoom.</span>
          <span className="pointer-coarse:hidden"> Ctrl and the wheel zoom.</span>
        </>
      ) : null}
    </p>
  );
}
