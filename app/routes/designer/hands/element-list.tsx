import type { ShownElement } from "#contract/endpoints/generations.ts";
import { sizeWords } from "./element-facts.ts";

/** Every element by name: the way in by keyboard and for screen readers, and for what is hard to hit with a finger. */
export function ElementList({
  elements,
  selectedId,
  onSelect,
}: {
  elements: readonly ShownElement[];
  selectedId: string | null;
  onSelect(id: string): void;
}) {
  return (
    <ul aria-label="Elements" className="flex flex-wrap gap-2">
      {elements.map((element) => (
        <li key={element.id} className="max-w-full">
          <button
            type="button"
            data-element={element.id}
            aria-pressed={element.id === selectedId}
            title={sizeWords(element) || undefined}
            onClick={() => onSelect(element.id)}
            className={`min-h-11 max-w-full truncate rounded-full border px-4 py-1.5 text-sm font-semibold ${
              element.id === selectedId
                ? "border-brand bg-brand-soft text-brand-ink"
                : "border-line-strong/50 bg-surface text-ink hover:bg-sunken"
            }`}
          >
            {element.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
