import type { CSSProperties, ReactNode } from "react";

type Size = { width: number; height: number };

/** As large as the window allows with its tools in view; the photo's own proportions, always. */
const pictureWidth = ({ width, height }: Size) => `max(50dvh, 100dvh - 15rem) * ${width / height}`;

/** The column of the picture and what stands below it, no wider than the picture may be. */
export function StageColumn({ photo, children }: { photo: Size; children: ReactNode }) {
  return (
    <div className="mx-auto space-y-4" style={{ width: `min(100%, max(30rem, ${pictureWidth(photo)}))` }}>
      {children}
    </div>
  );
}

/**
 * The place of the picture, reserved before it has loaded. While somebody types on a phone the picture stands at the upper edge of what
 * the keyboard leaves, and its place stays empty.
 */
export function StageFrame({ photo, children }: { photo: Size; children: ReactNode }) {
  const shape = photo.width / photo.height;
  return (
    <div className="mx-auto" style={{ width: `min(100%, ${pictureWidth(photo)})`, aspectRatio: shape }}>
      <div
        data-stage-frame
        className="group-data-typing/screen:fixed group-data-typing/screen:inset-x-0 group-data-typing/screen:top-(--seen-top,0px) group-data-typing/screen:z-40 group-data-typing/screen:border-line group-data-typing/screen:border-b group-data-typing/screen:bg-canvas"
      >
        <div
          className="relative mx-auto overflow-hidden bg-sunken group-data-typing/screen:w-[min(100%,var(--typing-height)*var(--shape))] sm:rounded-lg"
          style={{ "--shape": shape } as CSSProperties}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
