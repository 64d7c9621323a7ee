import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { counted, formatDate } from "#app/lib/format.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { viewSearch } from "./gallery-address.ts";
import type { GalleryList, GalleryState } from "./gallery-list.ts";
import { CAPTION_HEIGHT, gridLayout, gridWindow } from "./grid-window.ts";
import { OPENING } from "./use-gallery-view.ts";

/** Thumbnails, and only those near the window: a thousand images cost what twenty do. */
export function ImageGrid({ list, state }: { list: GalleryList; state: GalleryState }) {
  const root = useRef<HTMLUListElement>(null);
  const { width, top, windowHeight } = usePlaceInWindow(root);
  const layout = gridLayout(width);
  const { start, end, above, below } = gridWindow(layout, state.total, top, windowHeight);

  useEffect(() => {
    if (end > start) void list.need(start, end);
  }, [list, start, end]);

  return (
    <ul
      ref={root}
      aria-label="Images"
      className="mt-6 grid"
      style={{
        gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))`,
        gridAutoRows: layout.rowHeight - layout.gap,
        gap: layout.gap,
        paddingTop: above,
        paddingBottom: below,
      }}
    >
      {Array.from({ length: end - start }, (_, i) => {
        const image = state.images[start + i];
        return (
          <li
            key={image?.id ?? `place-${start + i}`}
            aria-setsize={state.total}
            aria-posinset={start + i + 1}
          >
            {image ? <Tile image={image} /> : <TilePlace />}
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ image }: { image: SavedImage }) {
  const { id, thumbnail_url, original_prompt, edit_history, created_at } = image;
  const prompt = original_prompt?.trim() || "Landscape design";
  return (
    <Link
      to={{ search: viewSearch({ mode: "fullscreen", imageId: id }) }}
      {...OPENING}
      data-opens-image={id}
      className="group flex h-full flex-col rounded-md"
    >
      <span className="block min-h-0 flex-1 overflow-hidden rounded-md bg-sunken">
        <img
          src={thumbnail_url}
          alt=""
          decoding="async"
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
        />
      </span>
      <span className="block pt-2" style={{ height: CAPTION_HEIGHT }}>
        <span className="block truncate text-sm font-semibold">{prompt}</span>
        <span className="block truncate text-sm text-ink-soft">
          {formatDate(created_at)}
          {edit_history.length > 0 ? ` · ${counted(edit_history.length, "change")}` : null}
        </span>
      </span>
    </Link>
  );
}

export const TilePlace = () => (
  <span aria-hidden className="flex h-full animate-breathe flex-col">
    <span className="block min-h-0 flex-1 rounded-md bg-sunken" />
    <span className="block" style={{ height: CAPTION_HEIGHT }} />
  </span>
);

/** Measured anew with each scroll and each change of size. */
function usePlaceInWindow(root: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0, windowHeight: 0 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      setPlace((before) =>
        before.width === width && before.top === top && before.windowHeight === innerHeight
          ? before
          : { width, top, windowHeight: innerHeight },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      resized.disconnect();
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [root]);
  return place;
}
