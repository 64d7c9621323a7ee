import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import pool from "#app/pictures/backyard-pool-after-480.avif";
import poolFallback from "#app/pictures/backyard-pool-after-1280.webp";
import deck from "#app/pictures/cedar-deck-after-480.avif";
import deckFallback from "#app/pictures/cedar-deck-after-1280.webp";
import classic from "#app/pictures/front-yard-after-480.avif";
import classicFallback from "#app/pictures/front-yard-after-1280.webp";
import modern from "#app/pictures/modern-garden-after-480.avif";
import modernFallback from "#app/pictures/modern-garden-after-1280.webp";

/** In the order in which a first design comes to them. */
const HINTS = {
  words: "Draw around the ground that should change and write what goes there, or describe the whole yard.",
  change: "Not quite it? Make Changes takes your own words, and Edit elements moves single things by hand.",
  show: "Ready to show it? Share link lets a client look at it, and Generate BOM counts and prices what is drawn.",
} as const;
export type HintName = keyof typeof HINTS;
const NAMES = Object.keys(HINTS) as HintName[];

/** Says of nobody anything: it stays in the browser when its person signs out. */
const KEY = "dismissed-hints";

function readDismissed(): HintName[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? NAMES.filter((name) => stored.includes(name)) : [];
  } catch {
    return [];
  }
}

/** One hint at a time, until it is dismissed for good. */
export function Hint({ name }: { name: HintName }) {
  const [dismissed, setDismissed] = useState(readDismissed);
  if (dismissed.includes(name)) return null;
  function dismiss(names: HintName[]) {
    const now = [...new Set([...readDismissed(), ...names])];
    setDismissed(now);
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing shows it again next time.
    }
  }
  const isLast = NAMES.every((other) => other === name || dismissed.includes(other));
  return (
    <section aria-label="Hint" className="rounded-md bg-brand-soft py-2 ps-4 pe-1">
      <div className="flex items-start gap-2">
        <p className="flex-1 py-1.5 text-sm">{HINTS[name]}</p>
        <IconButton icon={X} label="Dismiss this hint" onClick={() => dismiss([name])} />
      </div>
      {isLast ? null : (
        <Button variant="quiet" className="-ms-3" onClick={() => dismiss(NAMES)}>
          No more hints
        </Button>
      )}
    </section>
  );
}

/** What our own engine drew of these words on photos of other yards (`script/showcase/designs.ts`). */
const STYLES = [
  {
    name: "Modern",
    ...{ src: modern, fallback: modernFallback },
    words: "Modern planting beds with ornamental grasses and lavender, new lawn",
  },
  {
    name: "Classic",
    ...{ src: classic, fallback: classicFallback },
    words:
      "New lawn, curved planting beds along the house with hydrangea, boxwood and lavender, path lights along the walk, a serviceberry tree",
  },
  {
    name: "Pool",
    ...{ src: pool, fallback: poolFallback },
    words: "Rectangular pool with a travertine deck, new lawn, planting beds along the house",
  },
  {
    name: "Deck",
    ...{ src: deck, fallback: deckFallback },
    words: "Cedar deck 20 by 14 feet, new lawn, planting beds along the fence with hydrangea and lavender",
  },
];

/** For who does not know what to write: pictures to begin with, each with the words that it was drawn from. */
export function StyleTiles({ onChoose }: { onChoose(words: string): void }) {
  return (
    <section aria-labelledby="styles">
      <h3 id="styles" className="mb-2 text-sm">
        Or begin with a style
      </h3>
      <ul className="grid grid-cols-2 gap-2">
        {STYLES.map(({ name, src, fallback, words }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(words)}
              title={words}
              className="group relative block w-full overflow-hidden rounded-md bg-sunken"
            >
              <picture>
                <source type="image/avif" srcSet={src} />
                <img
                  src={fallback}
                  alt=""
                  width={480}
                  height={360}
                  loading="lazy"
                  className="aspect-4/3 w-full object-cover"
                />
              </picture>
              <span className="absolute inset-x-0 bottom-0 bg-stone-950/70 px-2 py-1 text-start text-sm font-semibold text-white group-hover:underline">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
