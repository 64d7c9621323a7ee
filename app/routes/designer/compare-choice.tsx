import { ChevronDown } from "lucide-react";
import { controlClass } from "#app/components/ui/field.tsx";
import { versionName } from "./design.ts";
import type { Design } from "./design-state.ts";

/** What stands on the BEFORE side: the photo, or any other version. */
export function CompareChoice({
  design: { versions, shownId, comparedId },
  onCompare,
}: {
  design: Design;
  onCompare(versionId: string | null): void;
}) {
  if (versions.length < 2) return null;
  return (
    <label className="ms-auto flex items-center gap-2 text-sm text-ink-soft">
      Compare with
      <span className="relative">
        <select
          value={comparedId ?? ""}
          onChange={(event) => onCompare(event.target.value || null)}
          className={`${controlClass(false)} h-12 w-auto max-w-48 appearance-none truncate pe-9`}
        >
          <option value="">Photo</option>
          {versions.map((version, i) =>
            version.id === shownId ? null : (
              <option key={version.id} value={version.id}>
                {versionName(version, i)}
              </option>
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-ink-soft"
        />
      </span>
    </label>
  );
}
