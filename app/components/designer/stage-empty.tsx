import { ImagePlus } from "lucide-react";
import { AddPhotoButtons } from "./add-photo-buttons.tsx";

/** The stage before the first photo: the largest target of the screen says what to do. */
export function StageEmpty({ over, onFiles }: { over: boolean; onFiles(files: File[]): void }) {
  return (
    <div
      className={`flex aspect-4/3 max-h-[68dvh] w-full flex-col items-center justify-center rounded-lg border-2 border-dashed p-8 text-center ${over ? "border-brand bg-brand-soft" : "border-line-strong/50 bg-surface"}`}
    >
      <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <ImagePlus aria-hidden className="size-7" />
      </span>
      <h2 className="mt-4 text-xl">Start with a photo of the yard</h2>
      <p className="mt-1 mb-6 max-w-md text-ink-soft">
        Stand where the client would stand, hold the phone level, and get the house and the ground in.
      </p>
      <AddPhotoButtons onFiles={onFiles} />
    </div>
  );
}
