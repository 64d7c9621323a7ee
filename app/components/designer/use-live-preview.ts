import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LivePreview } from "#app/photo/live-preview.ts";
import type { FoundSize, LiveElements, LivePart, LiveWish } from "#app/photo/live-wish.ts";
import type { Pricing } from "#core/design/shown-elements.ts";
import type { Measured } from "./measured.ts";
import { type Photo, primaryPhoto, type Sketch, wishedAreas } from "./sketch.ts";

/** Between the keys of one word nothing is drawn; a pause of this length is the end of a thought. A stroke is one by itself. */
const TYPING_PAUSE_MS = 150;

/** What this device shows of the sketch as it stands; null = not known, or nothing to show. */
export type Live = {
  /** The changed part of the photo, as Generate would make it. */
  picture: ImageBitmap | null;
  measured: Measured[] | null;
  /** The part that may change, with so many strokes of the brush. */
  region: { bitmap: ImageBitmap; strokes: number } | null;
  /** What to know about the region before a design is asked for. */
  doubt: string | null;
  /** What sets the scale while nobody has marked a size. */
  found: readonly FoundSize[];
  /** The elements of the picture, while a person has one in hand. */
  elements: LiveElements | null;
};

const NOTHING: Live = {
  picture: null,
  measured: null,
  region: null,
  doubt: null,
  found: [],
  elements: null,
};

type Options = {
  seed: number;
  /** The photo is on the screen to be worked on. */
  active: boolean;
  /** Pictures are wanted, not only measures. */
  drawing: boolean;
  /** The person is looking at the part that may change, or at what sets its size. */
  region: boolean;
  /**
   * Of a design that is held in hand: the changes it was made with and those that the hand makes, what its elements are priced with, and the
   * version that is changed.
   * Null = the sketch itself is drawn.
   */
  hand: { changes: readonly string[]; pricing: Pricing | null; from: LiveWish["from"] } | null;
};

/** Draws and measures the sketch on this device while the person works. */
export function useLivePreview(sketch: Sketch, { seed, active, drawing, region, hand }: Options): Live {
  const [shown, setShown] = useState<{ photoId: string | null; live: Live }>({
    photoId: null,
    live: NOTHING,
  });
  const photo = active ? primaryPhoto(sketch) : null;
  const photoId = photo?.id ?? null;
  const wish = photo && wishOf(sketch, photo, { seed, drawing, region, hand });
  const words = wish && JSON.stringify([wish.prompt, wish.areas.map(({ description }) => description)]);
  const wishKey = wish && JSON.stringify({ ...wish, photo: wish.photo.id, from: wish.from?.id });

  const live = useRef<LivePreview | null>(null);
  const onParts = useEffectEvent((parts: readonly LivePart[]) => {
    if (!photoId) return;
    setShown((now) => ({
      photoId,
      live: parts.reduce(withPart, now.photoId === photoId ? now.live : NOTHING),
    }));
  });
  useEffect(() => {
    live.current = new LivePreview({
      onParts: (parts) => onParts(parts),
      onFailed: () => setShown(({ photoId, live }) => ({ photoId, live: { ...live, picture: null } })),
    });
    return () => live.current?.close();
  }, []);

  const look = useEffectEvent(() => photo && live.current?.lookAhead(photo));
  useEffect(() => {
    if (photoId) look();
    else live.current?.drop();
  }, [photoId]);

  const lastWords = useRef(words);
  const show = useEffectEvent(() => {
    if (!wish) return;
    live.current?.price(hand?.pricing ?? null);
    if (hand) live.current?.follow(wish);
    else live.current?.show(wish);
  });
  const isDrawn = Boolean(wish?.wanted);
  useEffect(() => {
    // What was drawn before is of something else.
    if (!isDrawn) setShown((now) => ({ ...now, live: { ...now.live, picture: null } }));
  }, [isDrawn]);
  useEffect(() => {
    if (!wishKey) return setShown({ photoId: null, live: NOTHING });
    const typed = lastWords.current !== words;
    lastWords.current = words;
    if (!typed) return show();
    const timer = setTimeout(show, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wishKey, words]);

  if (!wish || shown.photoId !== photoId) return NOTHING;
  return {
    picture: wish.wanted ? shown.live.picture : null,
    measured: shown.live.measured,
    region: region ? shown.live.region : null,
    doubt: wish.wanted ? shown.live.doubt : null,
    found: shown.live.found,
    elements: hand ? shown.live.elements : null,
  };
}

function withPart(live: Live, part: LivePart): Live {
  if (part.type === "drawn") return { ...live, picture: part.bitmap };
  if (part.type === "measured") return { ...live, measured: part.measured };
  if (part.type === "found") return { ...live, found: part.sizes };
  if (part.type === "elements") return { ...live, elements: part };
  if (part.type === "doubt") return { ...live, doubt: part.sentence };
  return { ...live, region: part };
}

/** Null while there is nothing to draw and nothing to measure. */
function wishOf(
  sketch: Sketch,
  photo: Photo,
  { seed, drawing, region, hand }: Pick<Options, "seed" | "drawing" | "region" | "hand">,
): LiveWish | null {
  const { areas, sizes, brush } = photo.highlights;
  const prompt = sketch.description.trim();
  const wanted = wishedAreas(photo, sketch.description).map(({ id }) => id);
  const isWish = drawing && (prompt !== "" || wanted.length > 0);
  if (!isWish && !region && areas.length === 0) return null;
  const { id, source, width, height } = photo;
  return {
    photo: { id, source, width, height },
    wanted: isWish ? wanted : null,
    changes: hand?.changes ?? [],
    from: hand?.from ?? null,
    elements: hand !== null,
    ...{ prompt, areas, sizes, brush, viewpoint: sketch.viewpoint, seed, region },
  };
}
