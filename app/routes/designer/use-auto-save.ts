import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { Api } from "#app/lib/api-type.ts";
import { shownVersion } from "./design.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import type { Version } from "./version.ts";

const TOLD_FOR_MS = 3_000;

/**
 * Makes sure that a new result lies in its project, and says so for three seconds. The server saves it when it finishes; asking
 * for it again covers the case that it could not. A failure never stops the design.
 */
export function useAutoSave(design: Design, dispatch: Dispatch<DesignEvent>, api: Api): void {
  const { saveStatus } = design;

  const save = useEffectEvent(async () => {
    const version = shownVersion(design);
    if (!version) return dispatch({ type: "save told" });
    try {
      const savedImageId = version.savedImageId ?? (await saveVersion(api, version, design.projectId));
      dispatch({ type: "version saved", versionId: version.id, savedImageId });
    } catch {
      dispatch({ type: "save failed" });
    }
  });

  useEffect(() => {
    if (saveStatus === "saving") void save();
    if (saveStatus !== "saved" && saveStatus !== "failed") return;
    const timer = setTimeout(() => dispatch({ type: "save told" }), TOLD_FOR_MS);
    return () => clearTimeout(timer);
  }, [saveStatus, dispatch]);
}

async function saveVersion(api: Api, version: Version, projectId: number | null): Promise<number> {
  const { data } = await api.call("autoSave", {
    body: {
      imageUrl: version.imageUrl,
      generationId: version.id,
      prompt: version.prompt,
      editHistory: version.editHistory,
      projectId,
      originalImageUrl: version.originalImageUrl,
      autoSave: true,
    },
  });
  return data.id;
}
