import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Rating, ReviewImage } from "#contract/endpoints/reviewer.ts";
import { MESSAGES } from "#contract/messages.ts";

/** A rated image leaves the screen in this time; the next one is there when it has gone. */
export const LEAVING_MS = 300;
/** The server holds an image for ten minutes after it last heard of its reviewer. */
const RENEW_MS = 4 * 60_000;

export type Queue =
  | { status: "loading" }
  /** Not a reviewer: nothing of the page is theirs. */
  | { status: "denied" }
  | { status: "failed"; message: string }
  | { status: "empty" }
  | { status: "ready"; image: ReviewImage };

export const isDenied = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Somebody else rated it, or its owner deleted it: nothing is left to say about it. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

const fetchNext = async (besides?: number): Promise<ReviewImage | null> =>
  (await call("nextReview", besides === undefined ? {} : { query: { besides } })).data;

/** Both pictures in the browser's cache, so that the image shows at once when its turn comes. */
function preload(image: ReviewImage | null): ReviewImage | null {
  for (const url of [image?.cloudinary_url, image?.original_image]) if (url) new Image().src = url;
  return image;
}

/** The image to rate, with the next one loaded behind it; both are held on the server for this reviewer alone. */
export function useReviewQueue(onReviewed: (image: ReviewImage) => void) {
  const [queue, setQueue] = useState<Queue>({ status: "loading" });
  /** How the image on the screen was just rated; it is on its way out. */
  const [leaving, setLeaving] = useState<Rating | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ahead = useRef<Promise<ReviewImage | null> | null>(null);
  const busy = useRef(false);

  const show = useCallback((image: ReviewImage | null) => {
    setLeaving(null);
    setQueue(image ? { status: "ready", image } : { status: "empty" });
    ahead.current = image && fetchNext(image.id).then(preload);
    // Asked again when its turn comes; then the failure is told.
    ahead.current?.catch(() => undefined);
  }, []);

  const fail = useCallback((error: unknown) => {
    setLeaving(null);
    setQueue(
      isDenied(error)
        ? { status: "denied" }
        : { status: "failed", message: sentenceOf(error, MESSAGES.reviewNextFailed) },
    );
  }, []);

  const load = useCallback(async () => {
    setQueue({ status: "loading" });
    setFailure(null);
    await fetchNext().then(show, fail);
  }, [show, fail]);
  useEffect(() => void load(), [load]);

  const goOn = async () => {
    const next = await (ahead.current ?? fetchNext()).catch(() => fetchNext());
    show(next);
  };

  const rate = async (rating: Rating, notes: string): Promise<void> => {
    if (queue.status !== "ready" || busy.current) return;
    busy.current = true;
    setFailure(null);
    setLeaving(rating);
    const body = { saved_image_id: queue.image.id, rating, notes: notes.trim() || null };
    try {
      const gone = new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      const [{ data }] = await Promise.all([call("submitReview", { body }), gone]);
      onReviewed(data);
      await goOn().catch(fail);
    } catch (error) {
      setLeaving(null);
      if (isDenied(error)) setQueue({ status: "denied" });
      else if (isGone(error)) {
        toast(sentenceOf(error, MESSAGES.reviewSubmitFailed), "error");
        await goOn().catch(fail);
      } else setFailure(sentenceOf(error, MESSAGES.reviewSubmitFailed));
    } finally {
      busy.current = false;
    }
  };

  /** Says that the reviewer is still here. After a long sleep the image may be on somebody else's screen. */
  const renew = useEffectEvent(async () => {
    if (queue.status !== "ready" || busy.current || document.hidden) return;
    const held = await fetchNext().catch(() => undefined);
    if (held === undefined || held?.id === queue.image.id || busy.current) return;
    toast(MESSAGES.reviewTaken, "error");
    show(held);
  });
  useEffect(() => {
    const timer = setInterval(() => void renew(), RENEW_MS);
    const onVisible = () => void renew();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);

  return { queue, leaving, failure, dismissFailure: () => setFailure(null), rate, load };
}
