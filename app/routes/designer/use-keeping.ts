import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Photo, PhotoPlace } from "#app/components/designer/sketch.ts";
import { session } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { placePhoto } from "#app/lib/place-photo.ts";
import { guardWork } from "#app/lib/unsaved-work.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { fetchPicture } from "#app/photo/save-picture.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import { MESSAGES } from "#contract/messages.ts";
import { contentOf, isBegun } from "./design-content.ts";
import { createKeeper, type Keeper, type KeepStatus } from "./design-keeper.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import { failureOf } from "./failure-of.ts";
import { cameOf } from "./kept-design.ts";
import type { Opened } from "./open-design.ts";
import { removePending, savePending, toPending } from "./pending-drafts.ts";
import { shownStatus } from "./shown-status.ts";
import { waitingVersions } from "./version.ts";

export type Moved = { why: "conflict" | "gone"; from: string };
export type Keeping = {
  /** Null while there is nothing to keep. */
  status: KeepStatus | null;
  id: string;
  /** This page went on with a copy. */
  moved: Moved | null;
  dismissMoved(): void;
  /** Sends all that is not sent; the id under which the server has the design, null when it does not. */
  keepNow(): Promise<string | null>;
  /** The revision that the server has, as this page last heard; null while it has none. */
  revision(): number | null;
  /** Where the server keeps a photo; undefined while it does not. */
  placeOf(photoId: string): PhotoPlace | undefined;
  /** Asks the server for the design as it is now, with addresses that hold. */
  renew(): void;
};

/** Keeps a design at the server as it changes, and in this browser for as long as the server does not have it. */
export function useKeeping(
  opened: Opened,
  design: Design,
  dispatch: Dispatch<DesignEvent>,
  api: Api,
  userId: string,
): Keeping {
  const [status, setStatus] = useState<KeepStatus | null>(null);
  const [id, setId] = useState(opened.id);
  const [moved, setMoved] = useState<Moved | null>(null);
  const pendingId = useRef(opened.id);
  const latest = useRef(design);
  latest.current = design;

  const keeperRef = useRef<Keeper | null>(null);
  keeperRef.current ??= createKeeper(api, opened, {
    onStatus: setStatus,
    onCame: (kept, merged) => dispatch({ type: "changes came", came: cameOf(kept), merged }),
    onMoved: (to, why, from) => {
      removePending(userId, from);
      pendingId.current = to;
      setId(to);
      setMoved({ why, from });
    },
  });
  const keeper = keeperRef.current;
  const begun = isBegun(design);
  const { isSending, sent, placeOf } = useSentPhotos(design.photos, dispatch, api);

  /** In this browser as long as the server lacks something. */
  const store = useEffectEvent(() => {
    const now = latest.current;
    if (!isBegun(now)) return;
    const isKept = !keeper.isDirty() && keeper.keptId() !== null && now.photos.every(({ place }) => place);
    const isAsked = now.run.kind === "starting" || now.run.kind === "drawing";
    if (isKept && !isAsked && waitingVersions(now).length === 0) {
      removePending(userId, pendingId.current);
      void designerPhotos.remove(now.photos.map((photo) => photo.id));
    } else savePending(userId, toPending(pendingId.current, keeper.base(), now, Date.now()));
  });

  useEffect(() => {
    if (!begun) return;
    keeper.changed(contentOf(design), looseIds(design));
  }, [keeper, design, begun]);

  // Typing should not write to the disk on every key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change, and each answer of the server
  useEffect(() => {
    const timer = setTimeout(store, 250);
    return () => clearTimeout(timer);
  }, [design, status]);
  useEffect(() => {
    const hide = () => store();
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("pagehide", hide);
      // Who signed out leaves nothing behind.
      if (session.read().status === "authenticated") store();
    };
  }, []);

  const meet = useEffectEvent(() => opened.kept && keeper.meet(opened.kept));
  useEffect(() => {
    void meet();
    return () => keeper.close();
  }, [keeper]);

  const online = useOnline();
  const isKept = status?.kind === "saved" && keeper.keptId() !== null;
  const wasKept = useRef(false);
  wasKept.current ||= isKept || opened.base !== null;
  const listens = wasKept.current && online;
  useEffect(() => {
    if (!listens) return;
    let end = () => {};
    const leaving = new AbortController();
    import("./watch-design.ts").then(
      ({ watchDesign }) => {
        if (!leaving.signal.aborted) end = watchDesign(api, id, (news) => void keeper.pull(news));
      },
      // Without news this page saves as before, and hears of the others then.
      () => undefined,
    );
    return () => {
      leaving.abort();
      end();
    };
  }, [api, id, keeper, listens]);
  useEffect(() => {
    if (online) void keeper.flush();
  }, [online, keeper]);

  const keepNow = async () => {
    // A photo on its way is not sent a second time.
    await sent();
    keeper.changed(contentOf(latest.current), looseIds(latest.current));
    await keeper.flush();
    return keeper.keptId();
  };
  const revision = () => keeper.base()?.revision ?? null;
  const renew = () => void keeper.pull();
  useEffect(
    () =>
      guardWork(async () => {
        const sent = !isBegun(latest.current) || (await keeper.flush());
        return sent && waitingVersions(latest.current).length === 0;
      }),
    [keeper],
  );

  const dismissMoved = () => setMoved(null);
  const shown = shownStatus({ begun, isSending, status, isKept: opened.base !== null, online });
  return { status: shown, id, moved, dismissMoved, keepNow, revision, placeOf, renew };
}

/** Pictures that no kept design names yet. */
const looseIds = ({ versions, others }: Design): string[] =>
  [...others, ...versions].flatMap(({ id, kept, waiting }) => (kept || waiting ? [] : id)).filter(isId);

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const SEND_AGAIN_MS = 15_000;

/** Sends each new photo once, in the background and one after the other. `sent` = the end of what is on its way. */
function useSentPhotos(photos: Photo[], dispatch: Dispatch<DesignEvent>, api: Api) {
  const online = useOnline();
  const refused = useRef(new Set<string>());
  const places = useRef(new Map<string, PhotoPlace>());
  const onItsWay = useRef<Promise<void>>(Promise.resolve());
  const [round, setRound] = useState(0);
  const next = photos.find(({ id, place }) => !place && !refused.current.has(id));
  const nextId = next?.id;

  const stored = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, source, place } of photos) {
      if (place || typeof source === "string" || stored.current.has(id)) continue;
      stored.current.add(id);
      void designerPhotos.store(id, source);
    }
  }, [photos]);

  const send = useEffectEvent(async (signal: AbortSignal) => {
    if (!next) return;
    const { id, name, source } = next;
    try {
      const photo = typeof source === "string" ? await fetchPicture(source) : source;
      const placed = await placePhoto(api, new File([photo], "photo", { type: photo.type }), signal);
      const form = { ...placed, filename: name.slice(0, 255).toWellFormed() };
      const { fileId, url } = await api.call("uploadOriginal", { form }, { signal });
      places.current.set(id, { fileId, url });
      if (!signal.aborted) dispatch({ type: "photo placed", photoId: id, place: { fileId, url } });
    } catch (error) {
      if (signal.aborted) return;
      const isFinal =
        !(error instanceof ApiError) ||
        (error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429);
      if (!isFinal) return void setTimeout(() => setRound((before) => before + 1), SEND_AGAIN_MS);
      refused.current.add(id);
      setRound((before) => before + 1);
      dispatch({ type: "failed", failure: failureOf(error, MESSAGES.imagesFailed) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries again
  useEffect(() => {
    if (!nextId || !online) return;
    const leaving = new AbortController();
    onItsWay.current = send(leaving.signal);
    return () => leaving.abort();
  }, [nextId, online, round]);
  return {
    isSending: nextId !== undefined,
    sent: () => onItsWay.current,
    placeOf: (id: string) => photos.find((photo) => photo.id === id)?.place ?? places.current.get(id),
  };
}
