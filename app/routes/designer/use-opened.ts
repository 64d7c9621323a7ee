import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import type { Api } from "#app/lib/api-type.ts";
import { shownVersion } from "./design.ts";
import { type Opened, openDesign, type Where } from "./open-design.ts";
import { loadResult } from "./result-parts.ts";

/** A whole number above zero; null for anything else that stands in an address. */
const numberOf = (text: string | null): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

function whereOf(designId: string | undefined, search: URLSearchParams): Where {
  const imageId = numberOf(search.get("image"));
  if (imageId !== null) return { kind: "image", imageId };
  const projectId = numberOf(search.get("project"));
  if (designId === "new" || (designId === undefined && projectId !== null)) return { kind: "new", projectId };
  return designId === undefined ? { kind: "last" } : { kind: "design", id: designId };
}

/** With what shows its picture, so that the design and its picture come up in one go; the small copy is under way by then. */
async function openWithParts(api: Api, userId: string, where: Where): Promise<Opened> {
  const opened = await openDesign(api, userId, where);
  const shown = opened.design.view === "result" && shownVersion(opened.design);
  if (!shown) return opened;
  const small = new Image();
  small.fetchPriority = "high";
  small.src = shown.thumbnailUrl;
  await loadResult();
  return opened;
}

/** The design that the address asks for. A design that begins, or goes on as a copy, gets an address of its own without being opened again. */
export function useOpened(api: Api, userId: string) {
  const { designId } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<{ opened: Opened | null; error: unknown }>({
    opened: null,
    error: null,
  });
  const [round, setRound] = useState(0);
  /** The design on the screen, once it has something that a person would miss. */
  const begunId = useRef<string | null>(null);
  const where = whereOf(designId, search);

  const onAddress = useCallback(
    (id: string) => {
      begunId.current = id;
      if (designId !== id) void navigate(`/designer/${id}`, { replace: true, preventScrollReset: true });
    },
    [navigate, designId],
  );
  const open = useEffectEvent((isLeft: () => boolean) => {
    const { current } = begunId;
    if (current && where.kind === "design" && where.id === current) return;
    if (current && where.kind === "last") return onAddress(current);
    setState({ opened: null, error: null });
    begunId.current = null;
    openWithParts(api, userId, where).then(
      (opened) => isLeft() || setState({ opened, error: null }),
      (error) => isLeft() || setState({ opened: null, error }),
    );
  });
  const asked = where.kind === "design" ? where.id : location.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or another try
  useEffect(() => {
    let left = false;
    open(() => left);
    return () => {
      left = true;
    };
  }, [asked, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, onAddress, reload };
}
