import { ImageOff } from "lucide-react";
import { useId } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { ProjectImages } from "./use-project-images.ts";

type PictureChoiceProps = {
  legend: string;
  projectId: number;
  images: ProjectImages;
  chosen: readonly number[];
  /** No more than this many; with 1 a press takes the place of the choice before. */
  max: number;
  disabled?: boolean;
  onChoose(ids: number[]): void;
};

/** The saved designs of a project, to choose from. */
export function PictureChoice({
  legend,
  projectId,
  images,
  chosen,
  max,
  disabled = false,
  onChoose,
}: PictureChoiceProps) {
  const name = useId();
  const { data } = images;
  if (images.status === "failed" && !data)
    return (
      <RetryBanner onRetry={images.reload}>
        {sentenceOf(images.error, PROPOSAL_MESSAGES.designsFailed)}
      </RetryBanner>
    );
  if (!data)
    return (
      <div aria-busy="true" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="aspect-[4/3]" />
        ))}
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={ImageOff}
        title="No saved designs yet"
        action={<ButtonLink to={`/designer?project=${projectId}`}>Create a Design</ButtonLink>}
      >
        Each option of a proposal shows a saved design of this project.
      </EmptyState>
    );
  const toggle = (id: number) => {
    if (max === 1) return onChoose([id]);
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data.map((image, nth) => {
          const at = chosen.indexOf(image.id);
          const isFull = max > 1 && at < 0 && chosen.length >= max;
          return (
            <li key={image.id}>
              <label className="relative block cursor-pointer overflow-hidden rounded-md border border-line bg-sunken has-checked:border-brand has-checked:ring-2 has-checked:ring-brand has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-brand">
                <input
                  type={max === 1 ? "radio" : "checkbox"}
                  name={name}
                  className="absolute start-2 top-2 size-6 accent-brand"
                  checked={at >= 0}
                  disabled={isFull}
                  onChange={() => toggle(image.id)}
                  aria-label={[image.original_prompt || `Design ${nth + 1}`, ...image.edit_history].join(
                    "; ",
                  )}
                />
                <img
                  src={image.thumbnail_url}
                  alt=""
                  loading="lazy"
                  width={image.width}
                  height={image.height}
                  className="aspect-[4/3] w-full object-cover"
                />
                <span aria-hidden className="block p-2 text-sm">
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">
                    {image.original_prompt || "Landscape design"}
                  </span>
                  {image.edit_history.length > 0 ? (
                    <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
                      {image.edit_history.toReversed().join("; ")}
                    </span>
                  ) : null}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
