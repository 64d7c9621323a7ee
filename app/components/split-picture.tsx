import { ShowcasePicture } from "./showcase-picture.tsx";
import { classNames } from "./ui/class-names.ts";

const LABEL = "absolute bottom-4 rounded-sm px-2 py-1 text-xs font-semibold tracking-wide text-white";

/** One yard, half as it was and half as designed. Decoration: it does not move. */
export function SplitPicture({ className, sizes = "50vw" }: { className?: string; sizes?: string }) {
  return (
    <div className={classNames("relative overflow-hidden", className)}>
      <ShowcasePicture
        name="front-yard-split"
        alt="A brick house: a patchy lawn on the left, and on the right the same yard redesigned with a new lawn, flower beds and path lights"
        sizes={sizes}
        loading="eager"
        className="absolute inset-0 size-full object-cover"
      />
      <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white" />
      <span aria-hidden className={classNames(LABEL, "left-4 bg-stone-950/75")}>
        BEFORE
      </span>
      <span aria-hidden className={classNames(LABEL, "right-4 bg-terracotta-700/90")}>
        AFTER
      </span>
    </div>
  );
}
