import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { wrapped } from "./gallery-address.ts";
import type { GalleryList, GalleryState } from "./gallery-list.ts";

/**
 * Where the address's image stands among the others, and the way to its neighbors, round at both ends.
 * Without an image in the address it is the first.
 */
export function useImageAt(
  list: GalleryList,
  { images, total }: GalleryState,
  imageId: number | null,
  showImage: (imageId: number) => void,
  onMissing: () => void,
) {
  const loaded = imageId === null ? 0 : images.findIndex((image) => image?.id === imageId);
  const image = images[loaded];
  const [stepping, setStepping] = useState(false);

  useEffect(() => {
    if (imageId === null || loaded >= 0) return;
    let left = false;
    void list.find(imageId).then((index) => {
      if (!left && index === null && list.getState().status !== "failed") onMissing();
    });
    return () => {
      left = true;
    };
  }, [list, imageId, loaded, onMissing]);

  // Keys come faster than pages are drawn and listeners renewed: a step goes on from where the last one is heading.
  const shown = useRef(loaded);
  const heading = useRef<number | null>(null);
  useLayoutEffect(() => {
    shown.current = loaded;
    if (heading.current === loaded) heading.current = null;
  }, [loaded]);

  const step = useCallback(
    async (by: 1 | -1) => {
      const from = heading.current ?? shown.current;
      if (from < 0 || total < 2) return;
      const target = wrapped(from + by, total);
      heading.current = target;
      setStepping(true);
      await list.need(target, target + 1);
      setStepping(false);
      // A later step has passed this one, or its page could not be loaded.
      if (heading.current !== target) return;
      const next = list.getState().images[target];
      if (next) showImage(next.id);
      else heading.current = null;
    },
    [list, total, showImage],
  );

  const neighbour = (by: 1 | -1) =>
    total > 1 && loaded >= 0 ? images[wrapped(loaded + by, total)] : undefined;
  return { image, index: loaded, step, stepping, neighbours: [neighbour(1), neighbour(-1)] };
}
