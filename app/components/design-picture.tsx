import type { ComponentProps } from "react";
import type { Viewpoint } from "#contract/viewpoint.ts";
import { BeforeAfter } from "./before-after.tsx";

type DesignPictureProps = Omit<ComponentProps<typeof BeforeAfter>, "before"> & {
  before: { src: string | null; alt: string };
  viewpoint: Viewpoint;
};

/** A design wiped over its photo; alone without one, and where it is seen from elsewhere: a plan over a photo would hide half of either. */
export const DesignPicture = ({ before: { src, alt }, after, viewpoint, ...frame }: DesignPictureProps) =>
  src && viewpoint === "same" ? (
    <BeforeAfter before={{ src, alt }} after={after} {...frame} />
  ) : (
    <img src={after.src} alt={after.alt} width={frame.width} height={frame.height} className="w-full" />
  );
