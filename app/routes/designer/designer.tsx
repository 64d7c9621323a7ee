import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { DescribeStep } from "#app/components/designer/describe-step.tsx";
import type { HighlightChange } from "#app/components/designer/highlight-areas.ts";
import { isWide, shownMeasures } from "#app/components/designer/measured.ts";
import { PhotoStep } from "#app/components/designer/photo-step.tsx";
import { ProjectStep } from "#app/components/designer/project-step.tsx";
import { SampleYard } from "#app/components/designer/sample-yard.tsx";
import { type Photo, primaryPhoto } from "#app/components/designer/sketch.ts";
import { DropHint, StageEmpty } from "#app/components/designer/stage-empty.tsx";
import { StageColumn, StageFrame } from "#app/components/designer/stage-frame.tsx";
import { Step } from "#app/components/designer/step.tsx";
import { useAddPhotos } from "#app/components/designer/use-add-photos.ts";
import { useIncomingFiles } from "#app/components/designer/use-incoming-files.ts";
import { useLivePreview } from "#app/components/designer/use-live-preview.ts";
import { useObjectUrl } from "#app/components/designer/use-object-url.ts";
import { useTools } from "#app/components/designer/use-tools.ts";
import { useTyping } from "#app/components/designer/use-typing.ts";
import { ViewpointChoice } from "#app/components/designer/viewpoint-choice.tsx";
import { Late } from "#app/components/ui/late.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import { placePhoto } from "#app/lib/place-photo.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { fetchPicture } from "#app/photo/save-picture.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ActionBar } from "./action-bar.tsx";
import { comparison, historyWith, isGenerating, nextSeed, shownVersion } from "./design.ts";
import { DesignBar } from "./design-bar.tsx";
import { isBegun } from "./design-content.ts";
import type { Left } from "./designer-notices.tsx";
import type { Hand } from "./hand.ts";
import type { Opened } from "./open-design.ts";
import { loadResult, ResultActions, ResultStage } from "./result-parts.ts";
import { RunningOverlay } from "./running-overlay.tsx";
import { useTried } from "./tried-changes.ts";
import { useAutoSave } from "./use-auto-save.ts";
import { useChooseProject } from "./use-choose-project.ts";
import { useDesign } from "./use-design.ts";
import { useGenerate } from "./use-generate.ts";
import { usePlanLimits } from "./use-plan-limits.ts";
import { useProjectChoice } from "./use-project-choice.ts";
import { useProjects } from "./use-projects.ts";
import { useTitleNotice } from "./use-title-notice.ts";
import { useWaiting } from "./use-waiting.ts";

// The tools of a photo are fetched by the first touch of the page, so that they are there before the photo is.
const loadPhotoStage = () => import("#app/components/designer/photo-stage.tsx");
const PhotoStage = latePart(loadPhotoStage);

// What changes a picture is fetched with what shows it, while the first one is being made; marking a photo needs no network once the page
// is there.
const loadEditPanel = () => import("./edit-panel.tsx");
const EditPanel = latePart(loadEditPanel);

const EngineChoice = latePart(() => import("./engines/engine-choice.tsx"));
const ScaleQuestion = latePart(() => import("./scale-question.tsx"));
// For who begins; not in the way of who comes for their designs.
const Hint = latePart(() => import("./first-run.tsx").then((module) => ({ default: module.Hint })));
const StyleTiles = latePart(() =>
  import("./first-run.tsx").then((module) => ({ default: module.StyleTiles })),
);
const DesignerNotices = latePart(() => import("./designer-notices.tsx"));
const WaitingList = latePart(() => import("./waiting-list.tsx"));

const TOUCHES = ["pointermove", "pointerdown", "keydown", "dragenter"] as const;

/** Four steps on one screen: choose the project, add the photo, say what should change, see it. */
export function Designer({
  api,
  user,
  opened,
  onAddress,
}: {
  api: Api;
  user: User;
  opened: Opened;
  /** The design has something to keep, under this id. */
  onAddress(id: string): void;
}) {
  const { design, dispatch, keeping } = useDesign(opened, api, user.id);
  const { list, refresh, create, find } = useProjects(api, user.id);
  const { addPhotos, preparing } = useAddPhotos({
    onPhoto: (photo) => dispatch({ type: "photos added", photos: [photo] }),
    onFailed: (message) => dispatch({ type: "failed", failure: { message, until: "photo" } }),
    convert: async (file) => {
      const { url } = await api.call("uploadOriginal", {
        form: { ...(await placePhoto(api, file)), filename: file.name },
      });
      return fetchPicture(url);
    },
  });
  const { ask, cancel } = useGenerate(design, dispatch, api, user, keeping);
  const limits = usePlanLimits(api, design.versions.at(-1)?.id);
  const over = useIncomingFiles(addPhotos);
  const stage = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useTyping(screen);
  const [editing, setEditing] = useState(false);
  useProjectChoice(design, dispatch, { list, find });
  const begun = isBegun(design);
  const tellAddress = useEffectEvent((id: string) => onAddress(id));
  useEffect(() => {
    if (begun) tellAddress(keeping.id);
  }, [begun, keeping.id]);
  const left = useLocation().state as Left;
  const chooseProject = useChooseProject(design, dispatch, keeping, list);
  useAutoSave(design, dispatch, api);
  useTitleNotice(design);
  const waits = useWaiting(design, dispatch, user.id, keeping.id);

  const online = useOnline();
  useEffect(() => {
    if (online) dispatch({ type: "came online" });
  }, [online, dispatch]);

  const photo = primaryPhoto(design);
  const photoUrl = useObjectUrl(photo?.source ?? null);
  const version = shownVersion(design);
  const [liveOn, setLiveOn] = useState(true);
  const compared = design.view === "result" ? comparison(design) : null;
  const onHighlight = (change: HighlightChange) => dispatch({ type: "highlighted", change });
  const tools = useTools(onHighlight);
  // Null = no hand is at the picture.
  const [hand, setHand] = useState<Hand | null>(null);
  const byHand = hand !== null && version !== null;
  const { tried, setTried } = useTried(user.id, version, design.versions);
  const live = useLivePreview(design, {
    seed: byHand ? version.seed : nextSeed(design),
    active: byHand || (design.view === "photo" && !isGenerating(design)),
    drawing: byHand ? hand.sentences.length > 0 : liveOn,
    region: !byHand && (tools.tool?.kind === "brush" || tools.tool?.kind === "size"),
    hand: byHand
      ? {
          changes: [...design.editHistory, ...hand.sentences],
          pricing: hand.pricing,
          from: hand.document && {
            id: version.id,
            document: hand.document,
            changes: version.editHistory.length,
          },
        }
      : null,
  });
  const measured = shownMeasures({ ofDevice: live.measured, ofVersion: version?.measured, byHand });
  const generating = isGenerating(design);
  const isPlain = photo !== null && photo.highlights.sizes.length === 0 && tools.tool?.kind !== "size";
  const unsure =
    isPlain && photo.highlights.areas.length > 0 && !version && !generating
      ? measured.find((one) => one.annotationId !== null && isWide(one))
      : undefined;
  const hint =
    generating || !photo ? null : !version ? "words" : design.versions.length < 2 ? "change" : "show";
  const isEditing = editing && version !== null && !generating;

  // On a phone the picture is above the button that makes it, and the hint that comes with a new one pushes it down.
  const showStage = useEffectEvent(() => {
    if (generating || !byHand) stage.current?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (generating || design.freshId) showStage();
  }, [generating, design.freshId]);
  // A design that is opened shows its picture first, also where that is below the screen of a phone.
  const showOpened = useEffectEvent(() => {
    if (compared) showStage();
  });
  useEffect(() => showOpened(), []);

  useEffect(() => {
    const load = () => void loadPhotoStage().catch(() => undefined);
    for (const touch of TOUCHES) addEventListener(touch, load, { once: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, load);
    };
  }, []);

  useEffect(() => {
    if (!generating) return;
    void loadResult();
    loadEditPanel().catch(() => undefined);
  }, [generating]);

  const applyChanges = (...changes: string[]) => {
    const history = historyWith(design.editHistory, ...changes);
    if (!history || isGenerating(design)) return;
    setEditing(false);
    void ask(history, version?.seed ?? nextSeed(design));
  };

  return (
    <div
      ref={screen}
      className="group/screen page-width grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:pt-6"
    >
      <h1 className="sr-only">AI Designer</h1>
      <div className="space-y-6 lg:col-start-2">
        <div className="space-y-3">
          <DesignBar
            {...{ design, api }}
            status={keeping.status}
            keepNow={keeping.keepNow}
            onTitle={(title) => dispatch({ type: "titled", title })}
          />
          {keeping.moved || left ? (
            <Suspense fallback={null}>
              <DesignerNotices
                {...{ api, left, isBegun: begun, moved: keeping.moved, projectId: design.projectId }}
                onDismiss={keeping.dismissMoved}
              />
            </Suspense>
          ) : null}
        </div>
        {hint ? (
          <Late>
            <Hint key={hint} name={hint} />
          </Late>
        ) : null}
        {waits ? (
          <Suspense fallback={null}>
            <WaitingList {...{ design, dispatch }} designId={keeping.id} userId={user.id} />
          </Suspense>
        ) : null}
        <ProjectStep
          list={list}
          projectId={design.projectId}
          locked={generating}
          onChoose={chooseProject}
          onRefresh={refresh}
          onCreate={create}
        />
        <div>
          <PhotoStep
            photos={design.photos}
            primaryId={design.primaryId}
            preparing={preparing}
            locked={generating}
            onFiles={addPhotos}
            onPrimary={(photoId) => dispatch({ type: "primary set", photoId })}
            onRemove={(photoId) => dispatch({ type: "photo removed", photoId })}
          />
          {begun || preparing ? null : (
            <SampleYard
              onFile={(file) => void addPhotos([file])}
              onFailed={() => toast(MESSAGES.networkIssue, "error")}
            />
          )}
        </div>
      </div>
      <div
        ref={stage}
        className={`scroll-mt-20 lg:sticky lg:top-22 lg:col-start-1 lg:row-span-2 lg:self-start lg:row-start-1 ${photo ? "-mx-4 sm:mx-0" : "max-lg:hidden"}`}
      >
        {photo && photoUrl ? (
          <StageColumn photo={photo}>
            {over ? <DropHint /> : null}
            {compared ? (
              <Suspense fallback={<StillPhoto photo={photo} photoUrl={photoUrl} />}>
                <ResultStage
                  {...{ api, userId: user.id, dispatch }}
                  design={design}
                  photo={photo}
                  photoUrl={photoUrl}
                  compared={compared}
                  overlay={<RunningOverlay run={design.run} />}
                  onHand={(sentences) => applyChanges(...sentences)}
                  live={byHand ? live : null}
                  onHold={setHand}
                  {...{ tried, onTried: setTried }}
                />
              </Suspense>
            ) : (
              <Suspense fallback={<StillPhoto photo={photo} photoUrl={photoUrl} />}>
                <PhotoStage
                  photo={photo}
                  photoUrl={photoUrl}
                  measured={measured}
                  live={live}
                  liveOn={liveOn}
                  onLiveOn={setLiveOn}
                  tools={tools}
                  areaLimit={limits.areas}
                  overlay={<RunningOverlay run={design.run} />}
                  onHighlight={onHighlight}
                />
              </Suspense>
            )}
            {version ? (
              <Suspense fallback={null}>
                <ResultActions
                  {...{ design, dispatch, api, photo, photoUrl, version }}
                  userId={user.id}
                  designId={keeping.id}
                  onChange={(change) => {
                    dispatch({ type: "change written", change });
                    setEditing(true);
                  }}
                />
              </Suspense>
            ) : null}
          </StageColumn>
        ) : !photo ? (
          <StageEmpty over={over} onFiles={addPhotos} />
        ) : (
          <Skeleton className="aspect-4/3 max-h-[68dvh] w-full" />
        )}
      </div>
      <div className="space-y-6 lg:col-start-2">
        <DescribeStep
          sketch={design}
          measured={measured}
          onHighlight={onHighlight}
          onDescribe={(description) => dispatch({ type: "described", description })}
        />
        {/* Below what is typed in, which it would push down as it comes. */}
        {unsure ? (
          <Suspense fallback={null}>
            <ScaleQuestion
              key={design.primaryId}
              measured={unsure}
              onTap={() => {
                tools.take("size");
                tools.measureBy("door");
                stage.current?.scrollIntoView({ block: "start" });
              }}
            />
          </Suspense>
        ) : null}
        {photo && !version && !generating && design.description === "" ? (
          <Late>
            <StyleTiles onChoose={(description) => dispatch({ type: "described", description })} />
          </Late>
        ) : null}
        <Step number={4} title="Generate" done={version !== null}>
          <div className="space-y-4">
            <ViewpointChoice
              value={design.viewpoint}
              onChoose={(viewpoint) => dispatch({ type: "viewpoint chosen", viewpoint })}
            />
            {photo && design.viewpoint === "same" ? (
              <Late>
                <EngineChoice {...{ api, design, dispatch, keeping }} />
              </Late>
            ) : null}
          </div>
        </Step>
        <ActionBar
          design={design}
          doubt={byHand ? null : live.doubt}
          panel={
            isEditing
              ? (close) => (
                  <EditPanel
                    {...{ api, keeping, design, version, tried }}
                    picturesLeft={limits.pictures}
                    onChange={(change) => dispatch({ type: "change written", change })}
                    onClose={close}
                    onApply={(sentences) => applyChanges(...tried, ...sentences)}
                  />
                )
              : null
          }
          onGenerate={() => void ask([], nextSeed(design))}
          onEditing={setEditing}
          picturesLeft={limits.pictures}
          onCancel={cancel}
          onReset={() => dispatch({ type: "spinners reset" })}
          onDismissError={() => dispatch({ type: "error dismissed" })}
        />
      </div>
    </div>
  );
}

/** The photo in its frame, with the place of the row below it, for the moment in which the parts around it arrive. */
const StillPhoto = ({ photo, photoUrl }: { photo: Photo; photoUrl: string }) => (
  <>
    <StageFrame photo={photo}>
      <img
        src={photoUrl}
        alt={photo.name}
        width={photo.width}
        height={photo.height}
        className="h-auto w-full"
      />
    </StageFrame>
    <div className="h-26 sm:h-12" />
  </>
);
