import { useLayoutEffect, useRef } from "react";

/** A picture at preview size, over the photo that stays as sharp as it is. */
export function LiveLayer({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.canvas.width = bitmap.width;
    context.canvas.height = bitmap.height;
    context.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}

export const LiveMark = () => (
  <p className="pointer-events-none absolute top-3 left-3 rounded-sm bg-terracotta-700/90 px-2 py-1 text-xs font-semibold text-white">
    Live preview
  </p>
);
