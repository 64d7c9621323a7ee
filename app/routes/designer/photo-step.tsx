import { Star, Trash2 } from "lucide-react";
import { Progress } from "#app/components/ui/progress.tsx";
import { AddPhotoButtons } from "./add-photo-buttons.tsx";
import type { Photo } from "./design.ts";
import { Step } from "./step.tsx";
import type { Preparing } from "./use-add-photos.ts";
import { useObjectUrl } from "./use-object-url.ts";

export function PhotoStep({
  photos,
  primaryId,
  preparing,
  locked,
  onFiles,
  onPrimary,
  onRemove,
}: {
  photos: Photo[];
  primaryId: string | null;
  preparing: Preparing;
  /** While a picture is being made, its photo stays. */
  locked: boolean;
  onFiles(files: File[]): void;
  onPrimary(photoId: string): void;
  onRemove(photoId: string): void;
}) {
  return (
    <Step number={2} title="Photos" done={photos.length > 0}>
      {photos.length > 0 ? (
        <ul className="mb-3 grid grid-cols-3 gap-2">
          {photos.map((photo) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              primary={photo.id === primaryId}
              locked={locked}
              onPrimary={() => onPrimary(photo.id)}
              onRemove={() => onRemove(photo.id)}
            />
          ))}
        </ul>
      ) : null}
      {preparing ? (
        <div className="mb-3">
          <p className="mb-1.5 text-sm text-ink-soft">
            Preparing photo {preparing.done + 1} of {preparing.total}
          </p>
          <Progress value={(preparing.done + 0.5) / preparing.total} label="Preparing photos" />
        </div>
      ) : null}
      <AddPhotoButtons onFiles={onFiles} lead={photos.length === 0} />
      <p className="mt-2 text-sm text-ink-soft">
        Any image type, up to 20MB each. You can also paste a picture or drop it on the page.
      </p>
    </Step>
  );
}

const overPicture =
  "absolute flex size-12 items-center justify-center rounded-md text-white disabled:opacity-50";

function PhotoTile({
  photo,
  primary,
  locked,
  onPrimary,
  onRemove,
}: {
  photo: Photo;
  primary: boolean;
  locked: boolean;
  onPrimary(): void;
  onRemove(): void;
}) {
  const url = useObjectUrl(photo.source);
  return (
    <li
      className={`relative aspect-square overflow-hidden rounded-md bg-sunken ${primary ? "outline-3 outline-offset-1 outline-brand" : ""}`}
    >
      {url ? <img src={url} alt={photo.name} className="size-full object-cover" /> : null}
      {primary ? (
        <span className="absolute bottom-1.5 left-1.5 rounded-full bg-brand px-2 py-0.5 text-xs font-semibold text-on-brand">
          Primary
        </span>
      ) : (
        <button
          type="button"
          disabled={locked}
          onClick={onPrimary}
          aria-label={`Set ${photo.name} as primary`}
          title="Set as primary"
          className={`${overPicture} bottom-0 left-0`}
        >
          <span className="flex size-9 items-center justify-center rounded-full bg-stone-950/70">
            <Star aria-hidden className="size-5" />
          </span>
        </button>
      )}
      <button
        type="button"
        disabled={locked}
        onClick={onRemove}
        aria-label={`Remove ${photo.name}`}
        title="Remove"
        className={`${overPicture} top-0 right-0`}
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-stone-950/70">
          <Trash2 aria-hidden className="size-5" />
        </span>
      </button>
    </li>
  );
}
