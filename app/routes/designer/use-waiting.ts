import { type Dispatch, useEffect, useMemo, useRef } from "react";
import { useOnline } from "#app/lib/use-online.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import { listPending } from "./pending-drafts.ts";
import { deviceFileOf, nextWaiting, waitingVersions } from "./version.ts";

/** After a try that met no network, although the device has one. */
const AGAIN_MS = 15_000;

/**
 * Asks the server for what this device drew, one after the other, as soon as there is a network. Whether this device holds anything that
 * the server does not have, of this design or of another.
 */
export function useWaiting(
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  userId: string,
  designId: string,
): boolean {
  const online = useOnline();
  const nextId = nextWaiting(design)?.id;
  const canSend = online && design.run.kind === "idle" && design.projectId !== null;
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (!online) tried.current = null;
  }, [online]);
  useEffect(() => {
    if (!nextId || !canSend) return;
    const send = () => {
      tried.current = nextId;
      dispatch({ type: "waiting sent", versionId: nextId });
    };
    const timer = setTimeout(send, tried.current === nextId ? AGAIN_MS : 0);
    return () => clearTimeout(timer);
  }, [nextId, canSend, dispatch]);

  // What the server has made, or nobody wants any more, needs no place here.
  const known = useRef(new Set<string>());
  const ids = waitingVersions(design).map(({ id }) => id);
  const idsKey = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids need no look
  useEffect(() => {
    const gone = [...known.current].filter((id) => !ids.includes(id));
    known.current = new Set(ids);
    void designerPhotos.remove(gone.map(deviceFileOf));
  }, [idsKey]);
  const hasOthers = useMemo(() => listPending(userId).some(({ id }) => id !== designId), [userId, designId]);
  return ids.length > 0 || hasOthers;
}
