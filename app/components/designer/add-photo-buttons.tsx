import { Camera, ImagePlus, type LucideIcon } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Some systems give HEIC no type, so its endings are named too. */
const ACCEPT = "image/*,.heic,.heif,.tif,.tiff,.avif";

type Source = { icon: LucideIcon; label: string; capture: boolean };

/** Where there is a thumb, straight from the camera; everywhere, from the device's pictures. */
const sources: Source[] = [
  { icon: Camera, label: "Take a photo", capture: true },
  { icon: ImagePlus, label: "Add photos", capture: false },
];
const MOUSE_HIDES = "pointer-fine:hidden";

export function AddPhotoButtons({ onFiles }: { onFiles(files: File[]): void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {sources.map(({ icon: Icon, label, capture }) => (
        <FilePick key={label} capture={capture} onFiles={onFiles}>
          {(open) => (
            <Button
              variant={capture ? "primary" : "secondary"}
              className={`min-h-12 flex-1 whitespace-nowrap ${capture ? MOUSE_HIDES : "pointer-fine:border-transparent pointer-fine:bg-brand pointer-fine:text-on-brand pointer-fine:hover:bg-brand-hover"}`}
              onClick={open}
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </Button>
          )}
        </FilePick>
      ))}
    </div>
  );
}

/** The same as tiles, at the end of the photo grid. */
export function AddPhotoTiles({ onFiles }: { onFiles(files: File[]): void }) {
  return sources.map(({ icon: Icon, label, capture }) => (
    <li key={label} className={`aspect-square ${capture ? MOUSE_HIDES : ""}`}>
      <FilePick capture={capture} onFiles={onFiles}>
        {(open) => (
          <button
            type="button"
            onClick={open}
            className="flex size-full flex-col items-center justify-center gap-1 rounded-md border border-line-strong/60 border-dashed text-xs leading-4 font-semibold lg:text-sm hover:bg-sunken"
          >
            <Icon aria-hidden className="size-6" />
            {label}
          </button>
        )}
      </FilePick>
    </li>
  ));
}

function FilePick({
  capture,
  onFiles,
  children,
}: {
  capture: boolean;
  onFiles(files: File[]): void;
  children(open: () => void): ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file again is a change, too.
    event.target.value = "";
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple={!capture}
        capture={capture ? "environment" : undefined}
        onChange={take}
        className="hidden"
        tabIndex={-1}
      />
    </>
  );
}
