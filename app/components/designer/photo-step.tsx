import { Star, Trash2 } from "lucide-react";
import { Progress } from "#app/components/ui/progress.tsx";
import { AddPhotoButtons, AddPhotoTiles } from "./add-photo-buttons.tsx";
import type { Photo } from "./sketch.ts";
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
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8 lg:grid-cols-3">
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
          <AddPhotoTiles onFiles={onFiles} />
        </ul>
      ) : (
        <>
          <AddPhotoButtons onFiles={onFiles} />
          <p className="mt-2 text-sm text-ink-soft">
            Any image type, up to 20MB each.
            <span className="pointer-coarse:hidden">
              {" "}
              You can also paste a picture or drop it on the page.
            </span>
          </p>
        </>
      )}
      {preparing ? (
        <div className="mt-3">
          <p className="mb-1.5 text-sm text-ink-soft" role="status">
            Preparing photo {preparing.done + 1} of {preparing.total}
          </p>
          <Progress value={(preparing.done + 0.5) / preparing.total} label="Preparing photos" />
        </div>
      ) : null}
    </Step>
  );
}

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
    <li className="relative aspect-square">
      <button
        type="button"
        disabled={locked || primary}
        onClick={onPrimary}
        aria-label={primary ? `${photo.name}, primary` : `Set ${photo.name} as primary`}
        title={primary ? "Primary" : "Set as primary"}
        className={`group size-full overflow-hidden rounded-md bg-sunken ${primary ? "outline-3 outline-offset-1 outline-brand" : ""}`}
      >
        {url ? <img src={url} alt="" className="size-full object-cover" /> : null}
        {primary ? (
          <span className="absolute bottom-1.5 left-1.5 rounded-full bg-brand px-2 py-0.5 text-xs font-semibold text-on-brand">
            Primary
          </span>
        ) : (
          <span className="absolute bottom-1.5 left-1.5 flex size-9 items-center justify-center rounded-full bg-stone-950/70 text-white">
            <Star aria-hidden className="size-5" />
          </span>
        )}
      </button>
      <button
        type="button"
        disabled={locked}
        onClick={onRemove}
        aria-label={`Remove ${photo.name}`}
        title="Remove"
        className="absolute top-0 right-0 flex size-12 items-center justify-center rounded-md text-white disabled:opacity-50"
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-stone-950/70">
          <Trash2 aria-hidden className="size-5" />
        </span>
      </button>
    </li>
  );
}
