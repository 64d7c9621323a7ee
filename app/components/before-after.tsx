import { useEffect, useRef, useState } from "react";
import { mountBeforeAfter, type Opening } from "./before-after-mount.ts";

/** `small` stands in its place until it has come, and comes first: on a slow line the whole picture takes many seconds. */
type Picture = { src: string; alt: string; small?: string | undefined };

const LABEL =
  "pointer-events-none absolute top-3 rounded-sm px-2 py-1 text-xs font-semibold tracking-wide text-white print:[print-color-adjust:exact]";

type BeforeAfterProps = {
  before: Picture;
  after: Picture;
  width: number;
  height: number;
  labels?: readonly [string, string];
  hint?: string;
};

/** Two pictures of one place, wiped over each other. Both fill the frame, which has the photo's proportions. */
export function BeforeAfter({
  before,
  after,
  opening = "middle",
  ...frame
}: BeforeAfterProps & { opening?: Opening }) {
  const root = useRef<HTMLDivElement>(null);
  // How it opens is decided once: an effect that ran again would take the line out of a person's hand.
  const opened = useRef(opening);
  useEffect(() => (root.current ? mountBeforeAfter(root.current, opened.current) : undefined), []);
  const size = { width: frame.width, height: frame.height, draggable: false };
  const beforeSrc = useAfterSmall(before);
  const afterSrc = useAfterSmall(after);
  const meanwhile = ({ small }: Picture) =>
    small ? { background: `url("${small}") center / cover no-repeat` } : undefined;
  return (
    <BeforeAfterFrame
      ref={root}
      {...frame}
      before={
        <img
          src={beforeSrc}
          alt={before.alt}
          {...size}
          style={meanwhile(before)}
          className={COMPARED.before}
        />
      }
      after={
        <img src={afterSrc} alt={after.alt} {...size} style={meanwhile(after)} className={COMPARED.after} />
      }
    />
  );
}

/** The small copy until it is here or cannot be had, then the picture itself. */
function useAfterSmall({ src, small }: Picture): string {
  const [smallDone, setSmallDone] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!small) return;
    const image = new Image();
    const done = () => setSmallDone(small);
    image.onload = done;
    image.onerror = done;
    image.src = small;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [small]);
  return small && smallDone !== small ? small : src;
}

/** How the two pictures lie in the frame: over each other, and on paper, where nobody moves the line, side by side. */
export const COMPARED = {
  before: "size-full object-cover print:h-auto",
  after:
    "absolute inset-0 size-full object-cover [clip-path:inset(0_0_0_var(--split))] print:static print:h-auto print:[clip-path:none]",
};

type FrameProps = Omit<BeforeAfterProps, "before" | "after"> & {
  ref?: React.Ref<HTMLDivElement>;
  before: React.ReactNode;
  after: React.ReactNode;
};

/** The slider's markup; `mountBeforeAfter` moves it, from React or without. */
export function BeforeAfterFrame({
  ref,
  before,
  after,
  width,
  height,
  labels = ["BEFORE", "AFTER"],
  hint = "Drag to compare",
}: FrameProps) {
  return (
    <div
      ref={ref}
      data-before-after
      className="group relative w-full touch-pan-y cursor-ew-resize overflow-hidden select-none [--split:50%] print:has-[>img+img]:grid print:has-[>img+img]:aspect-auto! print:grid-cols-2"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {before}
      {after}
      <span aria-hidden className={`${LABEL} left-3 bg-stone-950/75`}>
        {labels[0]}
      </span>
      <span aria-hidden className={`${LABEL} right-3 bg-terracotta-700/90`}>
        {labels[1]}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${labels[0]} and ${labels[1]}. ${hint}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={50}
        className="group/handle absolute inset-y-0 left-(--split) w-12 -translate-x-1/2 outline-none print:hidden"
      >
        <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_6px_rgb(0_0_0/0.45)]" />
        <span className="absolute top-1/2 left-0 flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-white text-stone-900 shadow-float group-focus-visible/handle:outline-3 group-focus-visible/handle:outline-offset-2 group-focus-visible/handle:outline-green-600">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
            <path d="M9 7 4 12l5 5M15 7l5 5-5 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-stone-950/85 px-3 py-1 text-xs font-medium text-white transition-opacity duration-200 group-data-moved:opacity-0 print:hidden"
      >
        {hint}
      </span>
    </div>
  );
}
