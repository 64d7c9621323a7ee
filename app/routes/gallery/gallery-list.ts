import type { SavedImage } from "#contract/endpoints/images.ts";

export const GALLERY_PAGE_SIZE = 100;

export type GalleryPage = { images: SavedImage[]; total: number };
export type GalleryState = {
  status: "loading" | "ready" | "failed";
  /** 0 until the first page is here. */
  total: number;
  /** By position; a hole is an image that is not loaded yet. */
  images: readonly (SavedImage | undefined)[];
  error: unknown;
};

const NOTHING: GalleryState = { status: "loading", total: 0, images: [], error: null };

/** A project's images, loaded by pages where somebody looks. */
export type GalleryList = ReturnType<typeof createGalleryList>;

export function createGalleryList(fetchPage: (page: number) => Promise<GalleryPage>) {
  let state = NOTHING;
  let asked = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (next: GalleryState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Each page once; one that failed may be asked for again. */
  function load(page: number): Promise<void> {
    const round = asked;
    const known = round.get(page);
    if (known) return known;
    const loading = fetchPage(page).then(
      ({ images, total }) => {
        if (round !== asked) return;
        const all = [...state.images];
        all.length = total;
        for (const [i, image] of images.entries()) all[(page - 1) * GALLERY_PAGE_SIZE + i] = image;
        set({ status: "ready", total, images: all.slice(0, total), error: null });
      },
      (error: unknown) => {
        if (round !== asked) return;
        round.delete(page);
        set({ ...state, status: "failed", error });
      },
    );
    round.set(page, loading);
    return loading;
  }

  const pageOf = (index: number) => Math.floor(index / GALLERY_PAGE_SIZE) + 1;
  const indexOf = (id: number) => state.images.findIndex((image) => image?.id === id);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** Loads what lies between these positions, `end` not included. */
    async need(start: number, end: number): Promise<void> {
      const first = pageOf(start);
      const last = pageOf(Math.max(start, end - 1));
      await Promise.all(Array.from({ length: last - first + 1 }, (_, i) => load(first + i)));
    },
    /** Where an image is, looked for page by page; null when the project does not have it. */
    async find(id: number): Promise<number | null> {
      for (let page = 1; ; page++) {
        await load(page);
        const index = indexOf(id);
        if (index >= 0) return index;
        if (state.status === "failed" || page * GALLERY_PAGE_SIZE >= state.total) return null;
      }
    },
    /** After a deletion, or another try. What is shown stays until the answer comes. */
    reload(): Promise<void> {
      asked = new Map();
      set({ ...state, status: "loading", images: state.images.slice(0, GALLERY_PAGE_SIZE) });
      return load(1);
    },
  };
}
