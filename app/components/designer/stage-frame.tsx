import type { ReactNode } from "react";

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

/** The place of the picture, reserved before it has loaded. */
export function StageFrame({ photo, children }: { photo: Size; children: ReactNode }) {
  return (
    <div
      className="relative mx-auto overflow-hidden bg-sunken sm:rounded-lg"
      style={{ width: `min(100%, ${pictureWidth(photo)})` }}
    >
      {children}
    </div>
  );
}
