import { Camera, ImagePlus, type LucideIcon } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Some systems give HEIC no type, so its endings are named too. */
const accept = "image/*,.heic,.heif,.tif,.tiff,.avif";

/** From the device's pictures and, where there is a thumb, straight from its camera. */
export function AddPhotoButtons({ onFiles, lead }: { onFiles(files: File[]): void; lead: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <PickButton icon={Camera} label="Take a photo" capture lead={lead} onFiles={onFiles} />
      <PickButton icon={ImagePlus} label="Add photos" lead={lead} onFiles={onFiles} />
    </div>
  );
}

function PickButton({
  icon: Icon,
  label,
  capture = false,
  lead,
  onFiles,
}: {
  icon: LucideIcon;
  label: string;
  capture?: boolean;
  lead: boolean;
  onFiles(files: File[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file again is a change, too.
    event.target.value = "";
  };
  const visible = capture ? "hidden pointer-coarse:inline-flex" : "";
  const primary = lead && capture ? "primary" : "secondary";
  return (
    <>
      <Button
        size="lg"
        variant={capture || !lead ? primary : "secondary"}
        className={`flex-1 px-4 ${visible}`}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden className="size-5" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={!capture}
        capture={capture ? "environment" : undefined}
        onChange={take}
        className="hidden"
        aria-label={label}
        tabIndex={-1}
      />
    </>
  );
}
