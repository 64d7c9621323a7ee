import { type FocusEvent, type KeyboardEvent, useEffect, useState } from "react";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { HighlightChange } from "./highlight-areas.ts";
import {
  type Frame,
  type PhotoView,
  panBy,
  scaleOf,
  toScreenPoint,
  WHOLE_PHOTO,
  zoomAt,
} from "./highlight-view.ts";
import { firstPointing, KEY_STEPS, type Pointing, pressKey } from "./photo-keys.ts";
import type { PhotoTool } from "./photo-tool.ts";

type Options = {
  frame: Frame;
  view: PhotoView;
  onView(view: PhotoView): void;
  photo: { width: number; height: number };
  tool: PhotoTool | null;
  onChange(change: HighlightChange): void;
  onEnd?: ((point: PhotoPoint) => void) | undefined;
};

/** Room that is kept between the cross and the frame of a zoomed photo, CSS pixels. */
const MARGIN_CSS = 24;
const ZOOM_FACTOR = 1.5;

/** The tools by keyboard: arrows move a cross over the photo, Enter uses the tool there, + and - zoom. */
export function usePhotoKeys({ frame, view, onView, photo, tool, onChange, onEnd }: Options) {
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const [said, say] = useState("");
  const kind = tool?.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one tool has begun is nothing to another
  useEffect(() => setPointing((now) => now && { ...now, path: [] }), [kind]);

  const scale = scaleOf(view, frame);
  const follow = (at: PhotoPoint) => {
    const { x, y } = toScreenPoint(view, frame, at);
    const off = (place: number, length: number) =>
      Math.max(0, MARGIN_CSS - place) - Math.max(0, place - (length - MARGIN_CSS));
    onView(panBy(view, frame, off(x, frame.widthCss), off(y, frame.heightCss)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!tool || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = pointing ?? firstPointing(photo);
    const zoom = { "+": ZOOM_FACTOR, "=": ZOOM_FACTOR, "-": 1 / ZOOM_FACTOR }[event.key];
    if (zoom) {
      event.preventDefault();
      setPointing(now);
      return onView(zoomAt(view, frame, toScreenPoint(view, frame, now.at), zoom));
    }
    const pressed = pressKey(
      now,
      { key: event.key, shift: event.shiftKey },
      tool,
      photo,
      KEY_STEPS.plain / scale,
    );
    if (!pressed) return;
    event.preventDefault();
    // Escape that lets go of a corner must not close what lies around.
    event.stopPropagation();
    setPointing(pressed.pointing);
    say(pressed.said);
    if (view !== WHOLE_PHOTO) follow(pressed.pointing.at);
    const { done } = pressed;
    if (done?.kind === "end") onEnd?.(done.at);
    else if (done?.kind === "area")
      onChange({ type: "stroke kept", id: crypto.randomUUID(), path: done.path });
    else if (done && tool.kind === "brush")
      onChange({
        type: "brushed",
        stroke: { mode: tool.mode, radius: tool.radiusCss / scale, path: done.path },
      });
  };

  return {
    pointing: tool ? pointing : null,
    said,
    handlers: {
      onKeyDown,
      onFocus(event: FocusEvent) {
        // A tool that is taken by key gives the focus away before this knows of it.
        if (event.currentTarget.matches(":focus-visible")) setPointing((now) => now ?? firstPointing(photo));
      },
      onBlur: () => setPointing(null),
    },
    /** A pointer is used: the cross goes. */
    drop: () => setPointing(null),
  };
}
