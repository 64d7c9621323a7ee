import { Star } from "lucide-react";
import { useEffect, useRef } from "react";
import { versionName } from "./design.ts";
import type { Version } from "./version.ts";

/** Every result of this design, oldest first; the photo itself stands in front. */
export function VersionStrip({
  versions,
  photoUrl,
  shownId,
  view,
  onShow,
  onPhoto,
}: {
  versions: Version[];
  photoUrl: string;
  shownId: string | null;
  view: "photo" | "result";
  onShow(versionId: string): void;
  onPhoto(): void;
}) {
  const strip = useRef<HTMLUListElement>(null);
  // Sideways alone: the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is shown, or one more is there
  useEffect(() => {
    const shown = strip.current?.querySelector("[aria-pressed=true]")?.getBoundingClientRect();
    if (!strip.current || !shown) return;
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += shown.left + shown.width / 2 - (left + width / 2);
  }, [shownId, view, versions.length]);
  return (
    <ul ref={strip} aria-label="Versions" className="flex min-w-0 grow gap-2 overflow-x-auto p-1">
      <Tile name="Photo" src={photoUrl} shown={view === "photo"} onShow={onPhoto} />
      {versions.map((version, i) => (
        <Tile
          key={version.id}
          name={versionName(version, i)}
          starred={version.starred}
          src={version.thumbnailUrl}
          title={version.editHistory.at(-1) ?? version.prompt}
          shown={view === "result" && version.id === shownId}
          onShow={() => onShow(version.id)}
        />
      ))}
    </ul>
  );
}

function Tile({
  name,
  src,
  title,
  starred,
  shown,
  onShow,
}: {
  name: string;
  src: string;
  title?: string;
  starred?: boolean | undefined;
  shown: boolean;
  onShow(): void;
}) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        onClick={onShow}
        aria-pressed={shown}
        title={title}
        className={`relative block h-16 w-24 overflow-hidden rounded-md bg-sunken ${shown ? "outline-3 outline-offset-1 outline-brand" : ""}`}
      >
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
        <span className="absolute inset-x-0 bottom-0 truncate bg-stone-950/70 px-1 py-0.5 text-xs font-semibold text-white">
          {name}
        </span>
        {starred ? (
          <span className="absolute end-1 top-1 rounded-full bg-stone-950/70 p-1 text-white">
            <Star aria-hidden className="size-3.5 fill-current" />
            <span className="sr-only">, starred</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}
