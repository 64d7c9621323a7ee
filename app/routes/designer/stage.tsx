import { Eraser, Eye, EyeOff, Image as ImageIcon, LoaderCircle, Pencil, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BeforeAfter } from "#app/components/before-after.tsx";
import type { HighlightChange } from "#app/components/highlight-areas.ts";
import { HighlightPhoto } from "#app/components/highlight-photo.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { LivePicture } from "#app/photo/live-preview.ts";
import { AREAS_MAX } from "#contract/limits.ts";
import { CompareChoice } from "./compare-choice.tsx";
import { comparison, type Design, type Photo } from "./design.ts";
import { LiveLayer, LiveMark } from "./live-layer.tsx";
import { MeasureText } from "./measure-text.tsx";
import type { Measured } from "./measured.ts";

/** The photo with its areas, or the picture made of it: the largest thing on the screen. */
export function Stage({
  design,
  photo,
  photoUrl,
  measured,
  livePicture,
  liveOn,
  onLiveOn,
  areaLimit,
  children,
  onHighlight,
  onView,
  onCompare,
}: {
  design: Design;
  photo: Photo;
  photoUrl: string;
  measured: Measured[];
  /** What Generate would make of it, drawn on this device. */
  livePicture: LivePicture | null;
  liveOn: boolean;
  onLiveOn(on: boolean): void;
  /** Stands below, as wide as the picture. */
  children?: ReactNode;
  /** Areas that the person's plan takes in one design. */
  areaLimit: number;
  onHighlight(change: HighlightChange): void;
  onView(view: Design["view"]): void;
  onCompare(versionId: string | null): void;
}) {
  const [drawing, setDrawing] = useState(false);
  const compared = design.view === "result" ? comparison(design) : null;
  const { areas, past, future } = photo.highlights;
  const isFull = areas.length >= areaLimit;
  // As large as the window allows with its tools in view; the photo's own proportions, always.
  const pictureWidth = `max(50dvh, 100dvh - 15rem) * ${photo.width / photo.height}`;
  return (
    <div className="mx-auto space-y-4" style={{ width: `min(100%, max(30rem, ${pictureWidth}))` }}>
      <div
        className="relative mx-auto overflow-hidden bg-sunken sm:rounded-lg"
        style={{ width: `min(100%, ${pictureWidth})` }}
      >
        {compared ? (
          <BeforeAfter
            key={`${compared.before?.id} ${compared.after.id}`}
            before={{
              src: compared.before?.imageUrl ?? photoUrl,
              alt: compared.before ? "An earlier version" : "Your photo",
            }}
            after={{ src: compared.after.imageUrl, alt: "The yard as designed" }}
            width={photo.width}
            height={photo.height}
          />
        ) : (
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
        )}
        {livePicture ? <LiveMark /> : null}
        <RunningOverlay run={design.run} />
      </div>

      <div className="flex flex-wrap items-center px-4 sm:gap-1 sm:px-0">
        {compared ? (
          <>
            <Button variant="secondary" className="min-h-12" onClick={() => onView("photo")}>
              <ImageIcon aria-hidden className="size-5" />
              Back to the photo
            </Button>
            <CompareChoice design={design} onCompare={onCompare} />
          </>
        ) : (
          <>
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
          </>
        )}
      </div>
      {children}
    </div>
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

/** Says that the picture is being made, and shows what there is of it; the photo itself is never dimmed. */
function RunningOverlay({ run }: { run: Design["run"] }) {
  if (run.kind === "idle") return null;
  const partialUrl = run.kind === "running" ? run.partialUrl : null;
  return (
    <div className="pointer-events-none absolute inset-0 flex items-end justify-center p-3">
      {partialUrl ? (
        <img src={partialUrl} alt="The yard so far" className="absolute inset-0 size-full object-cover" />
      ) : null}
      <p className="relative flex items-center gap-2 rounded-full bg-stone-950/80 py-2 ps-3 pe-4 font-semibold text-white">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        Editing...
      </p>
    </div>
  );
}
