import { useCallback, useEffect, useState } from "react";
import { wrapped } from "./gallery-address.ts";
import type { GalleryList, GalleryState } from "./gallery-list.ts";

/**
 * Where the address's image stands among the others, and the way to its neighbours, round at both ends.
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

  const step = useCallback(
    async (by: 1 | -1) => {
      if (loaded < 0 || total < 2) return;
      const target = wrapped(loaded + by, total);
      setStepping(true);
      await list.need(target, target + 1);
      setStepping(false);
      const next = list.getState().images[target];
      if (next) showImage(next.id);
    },
    [list, loaded, total, showImage],
  );

  const neighbour = (by: 1 | -1) =>
    total > 1 && loaded >= 0 ? images[wrapped(loaded + by, total)] : undefined;
  return { image, index: loaded, step, stepping, neighbours: [neighbour(1), neighbour(-1)] };
}
