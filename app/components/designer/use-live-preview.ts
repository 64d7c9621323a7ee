import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type LivePicture, LivePreview, type LiveWish } from "#app/photo/live-preview.ts";
import { type Photo, primaryPhoto, type Sketch, wishedAreas } from "./sketch.ts";

/** Between the keys of one word nothing is drawn; a pause of this length is the end of a thought. */
const pauseMs = 150;

/** What Generate would make of the sketch as it stands, drawn on this device while the person works; null = nothing to show. */
export function useLivePreview(
  sketch: Sketch,
  { seed, active }: { seed: number; active: boolean },
): LivePicture | null {
  const [shown, setShown] = useState<{ photoId: string; picture: LivePicture } | null>(null);
  const photo = primaryPhoto(sketch);
  const wish = photo && wishOf(sketch, photo, seed);
  const photoId = active && photo ? photo.id : null;
  const wishKey = active && wish ? JSON.stringify({ ...wish, photo: wish.photo.id }) : null;

  const live = useRef<LivePreview | null>(null);
  const onPicture = useEffectEvent((picture: LivePicture) =>
    setShown(photo && { photoId: photo.id, picture }),
  );
  useEffect(() => {
    live.current = new LivePreview({
      onPicture: (picture) => onPicture(picture),
      onFailed: () => setShown(null),
    });
    return () => live.current?.close();
  }, []);

  const look = useEffectEvent(() => photo && live.current?.lookAt(photo));
  useEffect(() => {
    if (photoId) look();
    else live.current?.close();
  }, [photoId]);

  const draw = useEffectEvent(() => wish && live.current?.show(wish));
  useEffect(() => {
    if (!wishKey) return;
    const timer = setTimeout(draw, pauseMs);
    return () => clearTimeout(timer);
  }, [wishKey]);

  return wishKey && shown?.photoId === photoId ? (shown?.picture ?? null) : null;
}

/** Null while there is nothing to draw. */
function wishOf(sketch: Sketch, photo: Photo, seed: number): LiveWish | null {
  const areas = wishedAreas(photo, sketch.description);
  const prompt = sketch.description.trim();
  if (prompt === "" && areas.length === 0) return null;
  const { id, source, width, height } = photo;
  return { photo: { id, source, width, height }, prompt, areas, viewpoint: sketch.viewpoint, seed };
}
