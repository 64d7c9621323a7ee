import after640 from "#app/pictures/front-yard-after-640.webp";
import after1280 from "#app/pictures/front-yard-after-1280.webp";
import before640 from "#app/pictures/front-yard-before-640.webp";
import before1280 from "#app/pictures/front-yard-before-1280.webp";
import { classNames } from "./ui/class-names.ts";

const LABEL = "absolute bottom-4 rounded-sm px-2 py-1 text-xs font-semibold tracking-wide text-white";

/** One yard, half as it was and half as designed. Decoration: it does not move. */
export function SplitPicture({ className, sizes = "50vw" }: { className?: string; sizes?: string }) {
  const shared = { sizes, width: 1280, height: 960, className: "absolute inset-0 size-full object-cover" };
  return (
    <div className={classNames("relative overflow-hidden", className)}>
      <img
        {...shared}
        src={after1280}
        srcSet={`${after640} 640w, ${after1280} 1280w`}
        alt="The same front yard, redesigned with a paver patio, planting and gravel"
      />
      <div className="absolute inset-0 [clip-path:inset(0_50%_0_0)]">
        <img
          {...shared}
          src={before1280}
          srcSet={`${before640} 640w, ${before1280} 1280w`}
          alt="A front yard with patchy lawn in front of a blue house"
        />
      </div>
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
