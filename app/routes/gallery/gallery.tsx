import { ImageOff } from "lucide-react";
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { NoProject } from "#app/components/no-project.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import { MESSAGES } from "#contract/messages.ts";
import { Comparison } from "./comparison.tsx";
import { FullScreen } from "./full-screen.tsx";
import { GalleryHeader } from "./gallery-header.tsx";
import { createGalleryList, GALLERY_PAGE_SIZE } from "./gallery-list.ts";
import { ImageDialogs } from "./image-dialogs.tsx";
import { ImageGrid, TilePlace } from "./image-grid.tsx";
import { ProjectDesigns } from "./project-designs.tsx";
import { reloadWhenStale } from "./reload-when-stale.ts";
import { useGalleryView } from "./use-gallery-view.ts";
import { useImageActions } from "./use-image-actions.ts";
import { useImageAt } from "./use-image-at.ts";

// Below the designs, for who scrolls there.
const ProjectPhotos = latePart(() => import("./project-photos.tsx"));

const imagesOf = (projectId: number) =>
  createGalleryList(async (page) => {
    const query = { page, limit: GALLERY_PAGE_SIZE, project_id: projectId };
    return (await call("listImages", { query })).data;
  });

/** A project's designs: a grid, one beside its photo, or one alone on the whole screen. */
export function Gallery({ projectId }: { projectId: number }) {
  const user = useSignedInUser();
  const [list] = useState(() => imagesOf(projectId));
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const { view, showImage, close } = useGalleryView();
  const loadProject = useCallback(
    async (signal: AbortSignal) =>
      (await call("getProject", { params: { id: projectId } }, { signal })).data.project,
    [projectId],
  );
  const { reload: reloadProject, ...project } = useAnswer(loadProject);

  useEffect(() => {
    void list.need(0, 1);
  }, [list]);
  useEffect(() => reloadWhenStale(list), [list]);

  const onMissing = useCallback(() => {
    toast(MESSAGES.imageNotFound, "error");
    close();
  }, [close]);
  const { image, index, step, stepping, neighbours } = useImageAt(
    list,
    state,
    view.mode === "grid" ? null : view.imageId,
    showImage,
    onMissing,
  );
  const [deletedId, setDeletedId] = useState<number | null>(null);
  /** The next one takes its place; after the last one there is nothing to look at but the grid. */
  const onDeleted = useCallback(() => {
    const next = neighbours[0];
    if (next && next.id !== image?.id) showImage(next.id);
    else close();
    setDeletedId(image?.id ?? null);
  }, [neighbours, image, showImage, close]);
  // Sooner the list would miss the image that the address still names.
  useEffect(() => {
    if (deletedId === null || view.imageId === deletedId) return;
    setDeletedId(null);
    void list.reload();
  }, [deletedId, view.imageId, list]);
  const actions = useImageActions(user.id, image, onDeleted);
  /** A dialog that has just come up hears Escape a moment later than the picture below it. */
  const closeTopmost = () => (actions.isDialogOpen ? actions.closeDialogs() : close());
  const onStep = useCallback((by: 1 | -1) => void step(by), [step]);

  const faults = [
    project.status === "failed" ? sentenceOf(project.error, MESSAGES.galleryProjectFailed) : null,
    state.status === "failed" ? sentenceOf(state.error, MESSAGES.galleryImagesFailed) : null,
  ].filter((fault) => fault !== null);
  if (project.status === "failed" && project.error instanceof ApiError && project.error.status === 404)
    return <NoProject screen="Project Gallery" />;

  const isFirstLoad = state.status === "loading" && state.total === 0;
  const isEmpty = state.status === "ready" && state.total === 0;
  const shared = { index, total: state.total, onStep, takesKeys: !actions.isDialogOpen, actions };
  return (
    <>
      <GalleryHeader
        project={project.data}
        projectId={projectId}
        total={isFirstLoad || state.status === "failed" ? null : state.total}
        mode={view.mode}
      />
      {faults.length > 0 ? (
        <RetryBanner
          className="mt-6"
          onRetry={() => {
            reloadProject();
            void list.reload();
          }}
        >
          {[...new Set(faults)].join(" ")}
        </RetryBanner>
      ) : null}

      {view.mode === "grid" ? (
        <ProjectDesigns projectId={projectId} onChanged={() => void list.reload()} />
      ) : null}
      <div aria-busy={isFirstLoad}>
        {isEmpty ? <NoImages projectId={projectId} /> : null}
        {isFirstLoad ? <GridPlace /> : null}
        {state.total > 0 && view.mode !== "comparison" ? <ImageGrid list={list} state={state} /> : null}
        {image && view.mode === "comparison" ? (
          <Comparison image={image} stepping={stepping} {...shared} />
        ) : null}
      </div>
      {view.mode === "grid" ? (
        <Suspense>
          <ProjectPhotos projectId={projectId} />
        </Suspense>
      ) : null}
      {view.mode === "fullscreen" && (image || state.status !== "failed") ? (
        <FullScreen image={image} neighbours={neighbours} onClose={closeTopmost} {...shared} />
      ) : null}
      {image ? <ImageDialogs image={image} actions={actions} /> : null}
    </>
  );
}

const NoImages = ({ projectId }: { projectId: number }) => (
  <div className="mt-8">
    <EmptyState
      icon={ImageOff}
      title="No images yet"
      action={
        useMay()("createDesign") ? (
          <ButtonLink to={`/designer?project=${projectId}`}>Create a Design</ButtonLink>
        ) : null
      }
    >
      Designs that you make for this project appear here, each beside the photo of the yard as it is.
    </EmptyState>
  </div>
);

/** The outline of the grid while its first page loads. */
const GridPlace = () => (
  <div className="mt-6 grid auto-rows-[12rem] grid-cols-2 gap-3 md:auto-rows-[16rem] md:grid-cols-3 md:gap-5 lg:grid-cols-4">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
      <TilePlace key={place} />
    ))}
  </div>
);
