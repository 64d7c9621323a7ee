import { Image as ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { BeforeAfter } from "#app/components/before-after.tsx";
import type { Photo } from "#app/components/designer/sketch.ts";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import type { Comparison, Design } from "./design.ts";

/** A finished picture, wiped over the photo or over another version. */
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
  return (
    <>
      <StageFrame photo={photo}>
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
        {overlay}
      </StageFrame>
      <div className="flex flex-wrap items-center px-4 sm:gap-1 sm:px-0">
        <Button variant="secondary" className="min-h-12" onClick={onPhoto}>
          <ImageIcon aria-hidden className="size-5" />
          Back to the photo
        </Button>
        <CompareChoice design={design} onCompare={onCompare} />
      </div>
    </>
  );
}
