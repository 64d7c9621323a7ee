import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { readView, viewSearch } from "./gallery-address.ts";

/** Says on a history entry that the one before it is this gallery, too: closing then goes back to it. */
const OPENED_HERE = { openedHere: true };
export const OPENING = { state: OPENED_HERE, preventScrollReset: true } as const;

/** What the address says of the view, and the ways to change it. */
export function useGalleryView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const view = useMemo(() => readView(search), [search]);

  /** The same view at another image: no step for the back button. */
  const showImage = useCallback(
    (imageId: number) =>
      void navigate(
        { search: viewSearch({ ...view, imageId }) },
        { replace: true, preventScrollReset: true, state },
      ),
    [navigate, view, state],
  );
  const close = useCallback(() => {
    const openedHere = (state as typeof OPENED_HERE | null)?.openedHere === true;
    if (openedHere) void navigate(-1);
    else void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  }, [navigate, state]);
  return { view, showImage, close };
}
