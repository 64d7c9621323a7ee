import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far beside an element its shadow, its edge and what grows over it are taken along, as a share of the picture's width. */
const BESIDE = 0.03;

/**
 * What this device draws of a change, where the changed element was and where it will be. Everywhere else the finished picture stays,
 * which has the photo's own sharpness.
 */
export function LivePatch({
  bitmap,
  photoUrl,
  width,
  height,
  path,
  transform,
}: {
  /** The changed part of the photo, see-through everywhere else. */
  bitmap: ImageBitmap;
  photoUrl: string;
  /** Size of the picture, in whose pixels the outline is. */
  width: number;
  height: number;
  /** The element's outline in the finished picture; null = all that the device drew, over the photo itself. */
  path: string | null;
  /** Takes the outline where the change will take the element; as it is when not given. */
  transform: DOMMatrix | null;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [wide, high] = [bitmap.width, bitmap.height];
  useEffect(() => {
    const image = new Image();
    image.src = photoUrl;
    let left = false;
    // Made small once: reading the whole photo at every step of a drag takes as long as drawing the change.
    image.decode().then(
      () => {
        if (left) return;
        const small = document.createElement("canvas");
        Object.assign(small, { width: wide, height: high });
        small.getContext("2d")?.drawImage(image, 0, 0, wide, high);
        setPhoto(small);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [photoUrl, wide, high]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !photo) return;
    context.canvas.width = bitmap.width;
    context.canvas.height = bitmap.height;
    if (path === null) {
      context.drawImage(bitmap, 0, 0);
      return;
    }
    const scale = bitmap.width / width;
    const shape = new Path2D();
    for (const where of [new DOMMatrix(), ...(transform ? [transform] : [])])
      shape.addPath(new Path2D(path), new DOMMatrix().scale(scale).multiply(where));
    context.lineJoin = "round";
    context.lineWidth = 2 * BESIDE * bitmap.width;
    context.fill(shape);
    context.stroke(shape);
    context.globalCompositeOperation = "source-in";
    context.drawImage(photo, 0, 0);
    context.globalCompositeOperation = "source-atop";
    context.drawImage(bitmap, 0, 0);
  }, [bitmap, photo, path, transform, width]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      style={{ aspectRatio: `${width} / ${height}` }}
      className="pointer-events-none absolute inset-0 size-full"
    />
  );
}
