import { type PointerEvent, useRef } from "react";
import { swipeStep } from "./swipe.ts";

/**
 * The picture follows the finger and the next one comes. Two fingers are the browser's zoom, and a zoomed picture is moved, not
 * swiped. The element needs `touch-action: pan-y pinch-zoom` and styles `--drag` (px).
 */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const move = (event: PointerEvent<HTMLElement>, dx: number) =>
    event.currentTarget.style.setProperty("--drag", `${dx}px`);
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    move(event, 0);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isFirstFinger = event.isPrimary && event.pointerType === "touch";
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      start.current =
        isFirstFinger && !isZoomed ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerId === start.current?.id) move(event, event.clientX - start.current.x);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (event.pointerId !== from?.id) return;
      end(event);
      const by = swipeStep({ dx: event.clientX - from.x, dy: event.clientY - from.y });
      if (by) step(by);
    },
    onPointerCancel: end,
  };
}
