import { DesignPicture } from "#app/components/design-picture.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { ReviewImage } from "#contract/endpoints/reviewer.ts";
import { RatingBadge } from "./rating-badge.tsx";

/** One design in large, with what was said of it when it is reviewed. */
export function CompareDialog({ image, onClose }: { image: ReviewImage; onClose(): void }) {
  const { width, height, original_image: original, rating, notes } = image;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={image.project_name ?? `Image ${image.id}`}
      description={[image.user_email, formatDate(image.created_at)].join(" · ")}
    >
      <div
        className="mx-auto overflow-hidden rounded-md bg-sunken"
        style={{ maxWidth: `calc(60dvh * ${width / height})` }}
      >
        <DesignPicture
          before={{ src: original, alt: "Original" }}
          after={{ src: image.cloudinary_url, alt: "Generated" }}
          viewpoint={image.viewpoint}
          width={width}
          height={height}
          labels={["Original", "Generated"]}
        />
      </div>
      {image.original_prompt ? <p className="mt-4 whitespace-pre-line">{image.original_prompt}</p> : null}
      {rating ? (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <RatingBadge rating={rating} />
          {image.reviewer_email}
          {image.reviewed_at ? `, ${formatDate(image.reviewed_at)}` : null}
        </p>
      ) : null}
      {notes ? <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p> : null}
    </Dialog>
  );
}
