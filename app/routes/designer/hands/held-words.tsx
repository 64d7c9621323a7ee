import type { ReactNode } from "react";

type Point = { x: number; y: number };

/** Above the place by so much a finger does not cover it. */
const ABOVE = "3.25rem";
/** It is as high as this where it is one line. */
const HIGH = "2.25rem";

/** How far and how large, and for how much: beside the finger, or above what the keys move. */
export const HeldWords = ({ at, children }: { at: Point; children: ReactNode }) => (
  <p
    role="status"
    className="figures pointer-events-none absolute w-max max-w-full rounded-sm bg-stone-950/80 px-2 py-1 text-sm font-semibold text-white"
    // As far to its own left as the place is to the right: it never leaves the picture.
    style={{
      left: `${at.x * 100}%`,
      top: `max(${HIGH}, ${at.y * 100}% - ${ABOVE} + ${HIGH})`,
      transform: `translate(${-at.x * 100}%, -100%)`,
    }}
  >
    {children}
  </p>
);
