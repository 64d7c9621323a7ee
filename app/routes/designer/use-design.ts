import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useStoredPhotos } from "#app/components/designer/use-stored-photos.ts";
import { type Api, getGeneration } from "#app/lib/generation.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import {
  changeDesign,
  type Design,
  type DesignEvent,
  emptyDesign,
  type Version,
  versionOf,
} from "./design.ts";
import { type Draft, fromDraft, loadDraft, saveDraft, toDraft } from "./draft.ts";

/** The design of this person, brought back from their last visit and kept as it changes. */
export function useDesign(
  userId: string,
  api: Api,
): { design: Design; dispatch: Dispatch<DesignEvent>; restored: boolean } {
  const [design, dispatch] = useReducer(changeDesign, emptyDesign);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    let left = false;
    const draft = loadDraft(userId);
    const restore = async () => {
      if (draft) {
        const files = await designerPhotos.load(draft.photos.map(({ id }) => id));
        if (left) return;
        dispatch({ type: "draft restored", draft: fromDraft(draft, files) });
      }
      setRestored(true);
      if (draft?.versions.length) {
        const versions = await loadVersions(api, draft.versions);
        if (!left) dispatch({ type: "versions restored", versions, shownId: draft.shownId });
      }
    };
    void restore();
    return () => {
      left = true;
    };
  }, [userId, api]);

  useEffect(() => {
    if (!restored) return;
    // Typing should not write to the disk on every key.
    const timer = setTimeout(() => saveDraft(userId, toDraft(design)), 250);
    const saveNow = () => saveDraft(userId, toDraft(design));
    window.addEventListener("pagehide", saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", saveNow);
    };
  }, [userId, design, restored]);

  // Who goes elsewhere in the app takes the last words along, too.
  const leave = useEffectEvent(() => {
    if (restored) saveDraft(userId, toDraft(design));
  });
  useEffect(() => () => leave(), []);

  useFreshAddresses(design.versions, dispatch, api);
  useStoredPhotos(designerPhotos, design.photos, restored);
  return { design, dispatch, restored };
}

/** Addresses of pictures hold for a day and a half at least; a page that was left open longer asks for new ones when it is looked at. */
const addressesHoldMs = 24 * 3_600_000;

function useFreshAddresses(versions: Version[], dispatch: Dispatch<DesignEvent>, api: Api): void {
  const askedAt = useRef(Date.now());
  const renew = useEffectEvent(async () => {
    if (document.hidden || Date.now() - askedAt.current < addressesHoldMs || versions.length === 0) return;
    askedAt.current = Date.now();
    const renewed = await loadVersions(api, versions);
    dispatch({ type: "versions renewed", versions: renewed });
  });
  useEffect(() => {
    const look = () => void renew();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
}

/** Asked anew, since addresses of pictures expire; one that is gone is left out. */
async function loadVersions(api: Api, known: Draft["versions"]): Promise<Version[]> {
  const found = await Promise.all(
    known.map(async (asked) => {
      const generation = await getGeneration(api, asked.id).catch(() => null);
      return generation?.status === "succeeded" ? [versionOf(generation, asked)] : [];
    }),
  );
  return found.flat();
}
