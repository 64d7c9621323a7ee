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

/** While files are held over a page that has photos already. */
export const DropHint = () => (
  <p className="pointer-events-none fixed inset-3 z-40 flex items-center justify-center rounded-lg border-2 border-brand border-dashed bg-brand-soft/85 text-xl font-semibold text-brand-ink">
    Drop to add these photos
  </p>
);
