import type { Viewpoint } from "#contract/viewpoint.ts";

const VIEWPOINTS: { value: Viewpoint; name: string; hint: string }[] = [
  { value: "same", name: "Same", hint: "As you took the photo" },
  {
    value: "birds-eye",
    name: "Bird's eye",
    hint: "From 25 ft up: our own engine makes a drawing of it, not a photo",
  },
  {
    value: "overhead",
    name: "Overhead",
    hint: "Straight down: our own engine makes a plan to scale, not a photo",
  },
];

export function ViewpointChoice({
  value,
  onChoose,
}: {
  value: Viewpoint;
  onChoose(viewpoint: Viewpoint): void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Viewpoint</legend>
      <div className="grid grid-cols-3 rounded-md border border-line-strong/60 p-0.5">
        {VIEWPOINTS.map((viewpoint) => (
          <label
            key={viewpoint.value}
            title={viewpoint.hint}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-sm px-1 text-center text-sm font-semibold text-ink-soft has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="viewpoint"
              value={viewpoint.value}
              checked={viewpoint.value === value}
              onChange={() => onChoose(viewpoint.value)}
              className="sr-only"
            />
            {viewpoint.name}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">{VIEWPOINTS.find((v) => v.value === value)?.hint}</p>
    </fieldset>
  );
}
