import {
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  Columns2,
  Expand,
  LoaderCircle,
  Pencil,
} from "lucide-react";
import { DesignPicture } from "#app/components/design-picture.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { formatDate } from "#app/lib/format.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { viewSearch } from "./gallery-address.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { OPENING } from "./use-gallery-view.ts";
import type { ImageActions } from "./use-image-actions.ts";

type ComparisonProps = {
  image: SavedImage;
  index: number;
  total: number;
  stepping: boolean;
  onStep(by: 1 | -1): void;
  /** False while a dialog lies over the page. */
  takesKeys: boolean;
  actions: ImageActions;
};

/** One design and the yard as it is, wiped over each other; the arrows go round. */
export function Comparison({ image, index, total, stepping, onStep, takesKeys, actions }: ComparisonProps) {
  useArrowKeys(onStep, takesKeys);
  const canEdit = useMay()("openImage");
  const { width, height, original_image: before, cloudinary_url: after } = image;
  return (
    <section aria-label="Before & After" className="mt-6">
      <div
        className="relative mx-auto overflow-hidden rounded-lg bg-sunken"
        style={{ maxWidth: `calc(68dvh * ${width / height})`, aspectRatio: `${width} / ${height}` }}
      >
        <DesignPicture
          key={image.id}
          before={{ src: before, alt: "The yard as it is" }}
          after={{ src: after, alt: "The yard as designed" }}
          viewpoint={image.viewpoint}
          width={width}
          height={height}
        />
      </div>
      <div className="mt-3 flex items-center justify-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label="Previous"
          size={48}
          disabled={total < 2}
          onClick={() => onStep(-1)}
        />
        <p aria-live="polite" className="figures min-w-24 text-center text-sm text-ink-soft">
          {stepping ? (
            <LoaderCircle aria-label="Loading" className="mx-auto size-5 animate-spin" />
          ) : (
            `${index + 1} of ${total}`
          )}
        </p>
        <IconButton
          icon={ChevronRight}
          label="Next"
          size={48}
          disabled={total < 2}
          onClick={() => onStep(1)}
        />
      </div>
      <div className="mx-auto mt-2 max-w-text text-center">
        {before ? null : (
          <p className="text-ink-soft">
            The photo of this design was not saved with it, so there is no before.
          </p>
        )}
        <p className="line-clamp-3 break-words">{image.original_prompt || "Landscape design"}</p>
        <p className="mt-1 text-sm text-ink-soft">{formatDate(image.created_at)}</p>
      </div>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {canEdit ? (
          <ButtonLink to={`/designer/new?image=${image.id}`}>
            <Pencil aria-hidden className="size-5" />
            Edit design
          </ButtonLink>
        ) : null}
        <Button
          variant="secondary"
          busy={actions.busy === "both"}
          onClick={() => void actions.downloadBoth(image)}
        >
          {actions.busy === "both" ? null : <Columns2 aria-hidden className="size-5" />}
          Download Before/After
        </Button>
        <Button variant="secondary" busy={actions.busy === "bom"} onClick={() => void actions.viewBom(image)}>
          {actions.busy === "bom" ? null : <ClipboardList aria-hidden className="size-5" />}
          View BOM
        </Button>
        <ButtonLink
          variant="secondary"
          to={{ search: viewSearch({ mode: "fullscreen", imageId: image.id }) }}
          {...OPENING}
          data-opens-image={image.id}
        >
          <Expand aria-hidden className="size-5" />
          Full screen
        </ButtonLink>
      </div>
    </section>
  );
}
