import { Image as ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { BeforeAfter } from "#app/components/before-after.tsx";
import type { Photo } from "#app/components/designer/sketch.ts";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { type Comparison, canWipe, type Design } from "./design.ts";

/** A finished picture, wiped over the photo or over another version where both look from one place. */
export default function ResultStage({
  design,
  photo,
  photoUrl,
  compared,
  overlay,
  onPhoto,
  onCompare,
}: {
  design: Design;
  photo: Photo;
  photoUrl: string;
  compared: Comparison;
  /** Lies over the picture. */
  overlay: ReactNode;
  onPhoto(): void;
  onCompare(versionId: string | null): void;
}) {
  const { width, height } = photo;
  const after = { src: compared.after.imageUrl, alt: "The yard as designed" };
  return (
    <>
      <StageFrame photo={photo}>
        {canWipe(compared) ? (
          <BeforeAfter
            key={`${compared.before?.id} ${compared.after.id}`}
            before={{
              src: compared.before?.imageUrl ?? photoUrl,
              alt: compared.before ? "An earlier version" : "Your photo",
            }}
            after={after}
            opening={design.freshId === compared.after.id ? "sweep" : "middle"}
            width={width}
            height={height}
          />
        ) : (
          <img src={after.src} alt={after.alt} width={width} height={height} className="h-auto w-full" />
        )}
        {overlay}
      </StageFrame>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 sm:px-0">
        <Button variant="secondary" className="min-h-12" onClick={onPhoto}>
          <ImageIcon aria-hidden className="size-5" />
          Back to the photo
        </Button>
        <CompareChoice design={design} onCompare={onCompare} />
      </div>
    </>
  );
}
