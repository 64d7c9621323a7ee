import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { DescribeStep } from "#app/components/designer/describe-step.tsx";
import type { HighlightChange } from "#app/components/designer/highlight-areas.ts";
import PhotoStage from "#app/components/designer/photo-stage.tsx";
import { PhotoStep } from "#app/components/designer/photo-step.tsx";
import { ProjectStep } from "#app/components/designer/project-step.tsx";
import { SampleYard } from "#app/components/designer/sample-yard.tsx";
import { primaryPhoto, sketchObstacle } from "#app/components/designer/sketch.ts";
import { StageEmpty } from "#app/components/designer/stage-empty.tsx";
import { StageColumn } from "#app/components/designer/stage-frame.tsx";
import { Step } from "#app/components/designer/step.tsx";
import { useAddPhotos } from "#app/components/designer/use-add-photos.ts";
import { useIncomingFiles } from "#app/components/designer/use-incoming-files.ts";
import { useLivePreview } from "#app/components/designer/use-live-preview.ts";
import { useObjectUrl } from "#app/components/designer/use-object-url.ts";
import { useTools } from "#app/components/designer/use-tools.ts";
import { useTyping } from "#app/components/designer/use-typing.ts";
import { ViewpointChoice } from "#app/components/designer/viewpoint-choice.tsx";
import { session } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PLANS, UNPAID_PLAN } from "#core/entitlements/plans.ts";
import { type DemoAction, GenerateBar, MoreWithAccount } from "./demo-actions.tsx";
import { record } from "./record.ts";
import { useDemoSketch } from "./use-demo-sketch.ts";

/** The one preview that a visitor sees is the first picture that an account makes of the same sketch. */
const FIRST_SEED = 1;

/** What a new account may highlight, so that nothing of the sketch is refused after sign-up. */
const AREA_LIMIT = PLANS[UNPAID_PLAN].annotationPoints;

/** Nothing of a visitor is sent anywhere, so only the browser itself can open the file. */
const cannotConvert = () =>
  Promise.reject(new ApiError(MESSAGES.demoFileUnreadable, { status: 0, code: "unsupported" }));

/** The designer with everything that works without an account; the rest leads to sign-up and takes the sketch along. */
export function Demo() {
  const navigate = useNavigate();
  const { sketch, dispatch, restored, projects, projectId, chooseProject, createProject, keepNow } =
    useDemoSketch();
  const [failure, setFailure] = useState<string | null>(null);
  const [liveOn, setLiveOn] = useState(true);
  const added = useRef(0);
  const screen = useRef<HTMLDivElement>(null);
  useTyping(screen);
  const { addPhotos, preparing } = useAddPhotos({
    onPhoto: (photo) => {
      dispatch({ type: "photos added", photos: [photo] });
      setFailure(null);
      void record("image_upload", { photos: ++added.current, width: photo.width, height: photo.height });
    },
    onFailed: setFailure,
    convert: cannotConvert,
  });
  const over = useIncomingFiles(addPhotos);
  const photo = primaryPhoto(sketch);
  const photoUrl = useObjectUrl(photo?.source ?? null);
  const onHighlight = (change: HighlightChange) => dispatch({ type: "highlighted", change });
  const tools = useTools(onHighlight);
  const live = useLivePreview(sketch, {
    seed: FIRST_SEED,
    active: true,
    drawing: liveOn,
    region: tools.tool?.kind === "brush" || tools.tool?.kind === "size",
    hand: null,
  });
  const measured = live.measured ?? [];

  useEffect(() => {
    void record("page_load", { width: window.innerWidth, touch: navigator.maxTouchPoints > 0 });
  }, []);

  const act = (action: DemoAction) => {
    const areas = photo?.highlights.areas.length ?? 0;
    void record("generate_attempt", { action, photos: sketch.photos.length, areas });
    keepNow();
    // Who has an account already goes where it works.
    void session.known().then(({ status }) => navigate(status === "authenticated" ? "/designer" : "/signup"));
  };

  return (
    <div
      ref={screen}
      className="group/screen page-width grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:pt-6 lg:pb-0"
    >
      <div className="space-y-6 lg:col-start-2">
        <div>
          <h1 className="text-2xl">Try the designer</h1>
          <p className="mt-1 text-ink-soft">
            Your photo stays on this device: you see the change as you draw and write, and nothing is
            uploaded.
          </p>
        </div>
        <ProjectStep
          list={{ status: restored ? "ready" : "loading", projects }}
          projectId={restored ? projectId : null}
          locked={false}
          onChoose={chooseProject}
          onCreate={createProject}
        />
        <div>
          <PhotoStep
            photos={sketch.photos}
            primaryId={sketch.primaryId}
            preparing={preparing}
            locked={false}
            onFiles={addPhotos}
            onPrimary={(photoId) => dispatch({ type: "primary set", photoId })}
            onRemove={(photoId) => dispatch({ type: "photo removed", photoId })}
          />
          {photo ? null : (
            <SampleYard
              onFile={(file) => void addPhotos([file])}
              onFailed={() => setFailure(MESSAGES.networkIssue)}
            />
          )}
        </div>
      </div>
      <div
        className={`scroll-mt-20 lg:sticky lg:top-(--stage-top) lg:transition-[top] lg:duration-200 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start ${photo ? "-mx-4 sm:mx-0" : "max-lg:hidden"}`}
      >
        {photo && photoUrl ? (
          <StageColumn photo={photo}>
            <PhotoStage
              photo={photo}
              photoUrl={photoUrl}
              measured={measured}
              live={live}
              liveOn={liveOn}
              onLiveOn={setLiveOn}
              tools={tools}
              areaLimit={AREA_LIMIT}
              plansPath="/signup?plan=pro"
              onHighlight={onHighlight}
            />
          </StageColumn>
        ) : (
          <StageEmpty over={over} onFiles={addPhotos} />
        )}
      </div>
      <div className="space-y-6 lg:col-start-2">
        <DescribeStep
          sketch={sketch}
          measured={measured}
          onHighlight={onHighlight}
          onDescribe={(description) => dispatch({ type: "described", description })}
        />
        <Step number={4} title="Generate" done={false}>
          <div className="space-y-5">
            <ViewpointChoice
              value={sketch.viewpoint}
              onChoose={(viewpoint) => dispatch({ type: "viewpoint chosen", viewpoint })}
            />
            <MoreWithAccount onAction={act} />
          </div>
        </Step>
        <GenerateBar
          obstacle={sketchObstacle(sketch)}
          failure={failure}
          onDismiss={() => setFailure(null)}
          onGenerate={() => act("generate")}
        />
      </div>
    </div>
  );
}
