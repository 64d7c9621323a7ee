import type { Canvas } from "#renderer/composite/canvas.ts";

/** Notes which pixels of a photo show something that stands in the design: those that change when it is laid over the ground. */
export function freshlyStanding({ width, height }: { width: number; height: number }): {
  begin: (canvas: Canvas) => void;
  end: (canvas: Canvas) => void;
  /** 1 per pixel of the photo that shows something new that stands; all 0 where nobody asked. */
  pixels: Uint8Array;
} {
  const pixels = new Uint8Array(width * height);
  let before: Float32Array | null = null;
  return {
    pixels,
    begin: ({ light, width: across, height: down }) => {
      // Green alone: nothing that is drawn has just the green of what it hides.
      before = Float32Array.from({ length: across * down }, (_, i) => light[i * 3 + 1]!);
    },
    end: ({ light, rect, width: across }) => {
      for (let i = 0; before && i < before.length; i++) {
        if (before[i] === light[i * 3 + 1]) continue;
        pixels[(rect.top + Math.floor(i / across)) * width + rect.left + (i % across)] = 1;
      }
      before = null;
    },
  };
}
