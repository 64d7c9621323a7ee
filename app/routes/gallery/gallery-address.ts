/** The three ways to look, and at which image; the address holds them, so that back, reload and a copied link keep them. */
export type GalleryView = { mode: "grid" | "comparison" | "fullscreen"; imageId: number | null };

/** Whatever the address says: what makes no sense is the grid. */
export function readView(search: URLSearchParams): GalleryView {
  const mode = search.get("view");
  const id = Number(search.get("image"));
  const imageId = Number.isInteger(id) && id > 0 ? id : null;
  if (mode === "comparison") return { mode, imageId };
  if (mode === "fullscreen" && imageId !== null) return { mode, imageId };
  return { mode: "grid", imageId: null };
}

/** The query of an address, `?` included; empty for the grid. */
export function viewSearch({ mode, imageId }: GalleryView): string {
  if (mode === "grid") return "";
  return `?${new URLSearchParams({ view: mode, ...(imageId === null ? {} : { image: String(imageId) }) })}`;
}

/** Previous and next go round at both ends. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;
