import type { Dispatch } from "react";
import { BomButton } from "#app/components/bom/bom-button.tsx";
import { DownloadButtons } from "#app/components/designer/download-buttons.tsx";
import { PlanButton } from "#app/components/designer/plan-button.tsx";
import type { Photo } from "#app/components/designer/sketch.ts";
import { MadeBy } from "#app/components/made-by.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { isGenerating } from "./design.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import { ResultNotes } from "./result-notes.tsx";
import { ShareButton } from "./share-button.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import type { Version } from "./version.ts";
import { VersionMenu } from "./version-menu.tsx";
import { VersionStrip } from "./version-strip.tsx";

/** Below a finished picture: its versions, and what can be done with the one that is shown. */
export default function ResultActions({
  design,
  dispatch,
  api,
  userId,
  photo,
  photoUrl,
  version,
  designId,
  onChange,
}: {
  design: Design;
  dispatch: Dispatch<DesignEvent>;
  api: Api;
  userId: string;
  photo: Photo;
  photoUrl: string;
  version: Version;
  /** Under which the server keeps it. */
  designId: string;
  /** Opens the panel for changes with these words. */
  onChange(change: string): void;
}) {
  const onFailed = (message: string) => dispatch({ type: "failed", failure: { message, until: "asked" } });
  const before = design.versions.find(({ id }) => id === design.comparedId);
  return (
    <div className="space-y-5 px-4 sm:px-0">
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap">
        <VersionStrip
          versions={design.versions}
          photoUrl={photoUrl}
          shownId={design.shownId}
          view={design.view}
          onShow={(versionId) => dispatch({ type: "version shown", versionId })}
          onPhoto={() => dispatch({ type: "viewed", view: "photo" })}
        />
        <UndoButtons
          versions={design.versions}
          shownId={design.shownId}
          active={design.view === "result" && !isGenerating(design)}
          onShow={(versionId) => dispatch({ type: "version shown", versionId })}
        />
        {version.kept ? (
          <VersionMenu key={version.id} {...{ api, designId, design, dispatch, version }} />
        ) : null}
      </div>
      <MadeBy name={version.madeBy} />
      <DownloadButtons
        original={before?.imageUrl ?? photo.source}
        resultUrl={version.imageUrl}
        onFailed={onFailed}
      />
      {version.marks ? (
        <PlanButton
          wish={{
            photo,
            marks: version.marks,
            prompt: version.prompt,
            changes: version.editHistory,
            seed: version.seed,
          }}
          onFailed={onFailed}
        />
      ) : null}
      {version.waiting ? (
        <p className="text-ink-soft text-sm">
          Made on this device. The server makes it again when you are connected; then it can be shared and
          counted.
        </p>
      ) : null}
      <div className={version.waiting ? "hidden" : "flex flex-wrap gap-2"}>
        <ShareButton
          key={`share ${version.id}`}
          api={api}
          savedImageId={version.savedImageId}
          onFailed={onFailed}
        />
        <BomButton
          key={version.id}
          api={api}
          userId={userId}
          design={{
            savedImageId: version.savedImageId,
            projectId: design.projectId,
            originalImageUrl: version.originalImageUrl,
            generatedImageUrl: version.imageUrl,
            prompt: version.prompt,
          }}
        />
      </div>
      <ResultNotes
        version={version}
        onWay={(change) => {
          if (change === null) dispatch({ type: "viewed", view: "photo" });
          else onChange(change);
        }}
      />
    </div>
  );
}
