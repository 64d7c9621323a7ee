import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from "lucide-react";
import { type DragEvent, useCallback, useEffect, useRef, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { MadeBy } from "#app/components/made-by.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call, request } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { placePhoto } from "#app/lib/place-photo.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { ProjectPhoto } from "#contract/endpoints/project-photos.ts";
import { PHOTO_CAPTION_MAX, PROJECT_PHOTOS_MAX } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";

const api = { call, request };
const CARRIED = "application/x-project-photo";

/** Photos of the place, with captions, in an order that buttons, keys and dragging change. */
export default function ProjectPhotos({ projectId }: { projectId: number }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("projectPhotos", { params: { id: projectId } }, { signal })).data.photos,
    [projectId],
  );
  const answer = useAnswer(load);
  const [changed, setChanged] = useState<ProjectPhoto[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ProjectPhoto | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The button that moved a photo: the browser takes the focus from what it moves. */
  const pressed = useRef<string | null>(null);
  const [told, setTold] = useState("");
  const canChange = useMay()("putProjectPhoto");
  const photos = changed ?? answer.data ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the photos stand in their new order
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [changed]);

  async function run(what: string, work: () => Promise<ProjectPhoto[] | null>) {
    setBusy(what);
    setFailure(null);
    try {
      const now = await work();
      if (now) setChanged(now);
    } catch (error) {
      setFailure(sentenceOf(error, PROJECT_MESSAGES.photoNotSaved));
    } finally {
      setBusy(null);
    }
  }

  const add = (files: File[]) =>
    run("add", async () => {
      for (const file of files) {
        const form = await placePhoto(api, file);
        const { fileId } = await call("uploadOriginal", { form });
        const params = { id: projectId };
        // Each as soon as it is there: a later one that fails takes nothing away.
        setChanged((await call("addProjectPhoto", { params, body: { fileId } })).data.photos);
      }
      return null;
    });
  const put = (photoId: string, body: { caption?: string; place?: number }) =>
    run(photoId, async () => {
      const params = { id: projectId, photoId };
      return (await call("putProjectPhoto", { params, body })).data.photos;
    });
  const remove = ({ id: photoId }: ProjectPhoto) =>
    run("remove", async () => {
      await call("deleteProjectPhoto", { params: { id: projectId, photoId } });
      setRemoving(null);
      return photos.filter(({ id }) => id !== photoId);
    });

  const fault =
    failure ?? (answer.status === "failed" ? sentenceOf(answer.error, PROJECT_MESSAGES.photosFailed) : null);
  if (photos.length === 0 && !canChange && !fault) return null;
  return (
    <section aria-labelledby="photos" aria-busy={answer.status === "loading"} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="photos" className="text-xl">
          Photos of the place
        </h2>
        {canChange && photos.length < PROJECT_PHOTOS_MAX ? (
          <Button
            variant="secondary"
            busy={busy === "add"}
            busyLabel="Adding..."
            onClick={() => input.current?.click()}
          >
            <ImagePlus aria-hidden className="size-5" />
            Add Photos
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Photos of the place to add"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            if (files.length > 0) void add(files);
          }}
        />
      </div>
      <FormFailure sentence={fault} />
      {photos.length === 0 && answer.status === "ready" ? (
        <p className="mt-2 text-ink-soft">
          Keep what you saw on site here: the gate, the slope, where the water runs.
        </p>
      ) : null}
      <ol className="mt-4 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {photos.map((photo, place) => (
          <Photo
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            locked={busy !== null}
            canChange={canChange}
            onCaption={(caption) => void put(photo.id, { caption })}
            onMove={(id, to, button) => {
              if (busy !== null) return;
              pressed.current = button ?? null;
              setTold(`Photo ${to + 1} of ${photos.length}`);
              void put(id, { place: to });
            }}
            onRemove={() => setRemoving(photo)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => open || busy !== null || setRemoving(null)}
        title="Take this photo out"
        description="It is taken out of this project. Designs that were made of it keep it."
        confirmLabel="Take Out"
        busyLabel="Taking out..."
        busy={busy === "remove"}
        onConfirm={() => (removing ? void remove(removing) : undefined)}
      />
    </section>
  );
}

type PhotoProps = {
  photo: ProjectPhoto;
  place: number;
  count: number;
  locked: boolean;
  canChange: boolean;
  onCaption(caption: string): void;
  /** `button` = the id of the one that asked for it. */
  onMove(photoId: string, place: number, button?: string): void;
  onRemove(): void;
};

function Photo({ photo, place, count, locked, canChange, onCaption, onMove, onRemove }: PhotoProps) {
  const { id, url, thumbnailUrl, caption, width, height, madeBy } = photo;
  const [typed, setTyped] = useState(caption);
  const [isOver, setOver] = useState(false);
  const name = caption || `Photo ${place + 1}`;
  const carries = (event: DragEvent) => canChange && event.dataTransfer.types.includes(CARRIED);
  const save = () => (typed.trim() === caption ? undefined : onCaption(typed.trim()));
  return (
    <li
      onDragOver={(event) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        onMove(event.dataTransfer.getData(CARRIED), place);
      }}
      className={`min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-card ${isOver ? "outline-2 outline-brand" : ""}`}
    >
      <a href={url} target="_blank" rel="noreferrer" draggable={false} className="block">
        <img
          src={thumbnailUrl}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          draggable={canChange && !locked}
          onDragStart={(event) => {
            event.dataTransfer.setData(CARRIED, id);
            event.dataTransfer.effectAllowed = "move";
          }}
          className="aspect-4/3 w-full bg-sunken object-cover"
        />
      </a>
      <div className="space-y-2 p-3">
        {canChange ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TextField
              label={`Caption of photo ${place + 1}`}
              className="[&_label]:sr-only"
              placeholder="Add a caption"
              value={typed}
              maxLength={PHOTO_CAPTION_MAX}
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
              onBlur={save}
            />
          </form>
        ) : caption ? (
          <p className="[overflow-wrap:anywhere]">{caption}</p>
        ) : null}
        <div className="flex items-center justify-between gap-2">
          <MadeBy name={madeBy} />
          {canChange ? (
            <div className="ms-auto flex">
              <IconButton
                id={`earlier-${id}`}
                icon={ArrowLeft}
                label={`Move ${name} earlier`}
                disabled={place === 0}
                onClick={() => onMove(id, place - 1, `earlier-${id}`)}
              />
              <IconButton
                id={`later-${id}`}
                icon={ArrowRight}
                label={`Move ${name} later`}
                disabled={place === count - 1}
                onClick={() => onMove(id, place + 1, `later-${id}`)}
              />
              <IconButton icon={Trash2} label={`Take ${name} out`} disabled={locked} onClick={onRemove} />
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}
