import { Image as ImageIcon, MousePointerClick } from "lucide-react";
import { type Dispatch, type ReactNode, Suspense, useState } from "react";
import { BeforeAfter } from "#app/components/before-after.tsx";
import type { Photo } from "#app/components/designer/sketch.ts";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import type { Live } from "#app/components/designer/use-live-preview.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import { CompareChoice } from "./compare-choice.tsx";
import { type Comparison, canWipe, isGenerating } from "./design.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import type { Hand } from "./hand.ts";
import { versionBefore } from "./version-steps.ts";

// With the catalogue of plants and all choices: fetched by who asks for it.
const HandsStage = latePart(() => import("./hands/hands-stage.tsx"));

/** A finished picture, wiped over the photo or over another version where both look from one place. */
export default function ResultStage({
  api,
  userId,
  design,
  photo,
  photoUrl,
  compared,
  overlay,
  dispatch,
  onHand,
  live,
  onHold,
  tried,
  onTried,
}: {
  api: Api;
  userId: string;
  design: Design;
  photo: Photo;
  photoUrl: string;
  compared: Comparison;
  /** Lies over the picture. */
  overlay: ReactNode;
  dispatch: Dispatch<DesignEvent>;
  /** Asks for changes that were made by hand, each in its sentence. */
  onHand(sentences: readonly string[]): void;
  /** What this device draws of the changes that a hand is at, over the photo. */
  live: Live | null;
  /** What a hand is at; null when elements are no longer edited. */
  onHold(hand: Hand | null): void;
  /** Changes by hand that were tried and are not drawn yet, each in its sentence. */
  tried: readonly string[];
  onTried(sentences: readonly string[]): void;
}) {
  const { width, height } = photo;
  const [byHand, setByHand] = useState(false);
  const hasHands = (compared.after.viewpoint ?? "same") === "same";
  const after = {
    src: compared.after.imageUrl,
    alt: "The yard as designed",
    small: compared.after.thumbnailUrl,
  };
  const before = versionBefore(design.versions, compared.after.id);
  const still = (
    <img src={after.src} alt={after.alt} width={width} height={height} className="h-auto w-full" />
  );
  return (
    <>
      {byHand && hasHands ? (
        <Suspense fallback={<StageFrame photo={photo}>{still}</StageFrame>}>
          <HandsStage
            {...{ api, userId }}
            photo={photo}
            photoUrl={photoUrl}
            version={compared.after}
            busy={isGenerating(design)}
            failure={design.error?.message ?? null}
            overlay={overlay}
            onChange={onHand}
            live={live}
            onHold={onHold}
            waiting={tried}
            onWaiting={onTried}
            onUndo={before && (() => dispatch({ type: "version shown", versionId: before.id }))}
          />
        </Suspense>
      ) : (
        <StageFrame photo={photo}>
          {canWipe(compared) ? (
            <BeforeAfter
              key={`${compared.before?.id} ${compared.after.id}`}
              before={{
                src: compared.before?.imageUrl ?? photoUrl,
                alt: compared.before ? "An earlier version" : "Your photo",
                small: compared.before?.thumbnailUrl,
              }}
              after={after}
              opening={design.freshId === compared.after.id ? "sweep" : "middle"}
              width={width}
              height={height}
            />
          ) : (
            still
          )}
          {overlay}
        </StageFrame>
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 sm:px-0">
        <Button
          variant="secondary"
          className="min-h-12"
          onClick={() => dispatch({ type: "viewed", view: "photo" })}
        >
          <ImageIcon aria-hidden className="size-5" />
          Back to the photo
        </Button>
        {hasHands ? (
          <Button
            variant="secondary"
            className="min-h-12"
            aria-pressed={byHand}
            onClick={() => setByHand(!byHand)}
          >
            <MousePointerClick aria-hidden className="size-5" />
            {byHand ? "Done editing" : "Edit elements"}
            {!byHand && tried.length > 0 ? ` (${tried.length} not drawn)` : null}
          </Button>
        ) : null}
        <CompareChoice
          design={design}
          onCompare={(versionId) => dispatch({ type: "version compared", versionId })}
        />
      </div>
    </>
  );
}
