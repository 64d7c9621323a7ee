import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { type Api, getGeneration } from "#app/lib/generation.ts";
import { keepPhotos, loadPhotos, storePhoto } from "#app/photo/stored-photos.ts";
import { changeDesign, type Design, type DesignEvent, emptyDesign, versionOf } from "./design.ts";
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
        const files = await loadPhotos(draft.photos.map(({ id }) => id));
        if (left) return;
        dispatch({ type: "draft restored", draft: fromDraft(draft, files) });
      }
      setRestored(true);
      if (draft?.versions.length) {
        const versions = await loadVersions(api, draft);
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

  useStoredPhotos(design.photos, restored);
  return { design, dispatch, restored };
}

/** Writes new photos to the browser's database and forgets removed ones. */
function useStoredPhotos(photos: Design["photos"], restored: boolean): void {
  const stored = useRef(new Set<string>());
  useEffect(() => {
    if (!restored) return;
    for (const { id, source } of photos) {
      if (typeof source === "string" || stored.current.has(id)) continue;
      stored.current.add(id);
      void storePhoto(id, source);
    }
    void keepPhotos(photos.map(({ id }) => id));
  }, [photos, restored]);
}

/** Asked anew, since addresses of pictures expire; one that is gone is left out. */
async function loadVersions(api: Api, draft: Draft) {
  const found = await Promise.all(
    draft.versions.map(async (asked) => {
      const generation = await getGeneration(api, asked.id).catch(() => null);
      return generation?.status === "succeeded" ? [versionOf(generation, asked)] : [];
    }),
  );
  return found.flat();
}
