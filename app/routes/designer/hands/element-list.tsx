import { Plus } from "lucide-react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { sizeWords } from "./element-facts.ts";

/** Every element by name: the way in by keyboard and for screen readers, and for what is hard to hit with a finger. */
export function ElementList({
  elements,
  selectedId,
  onSelect,
  onAdd,
}: {
  elements: readonly ShownElement[];
  selectedId: string | null;
  onSelect(id: string): void;
  /** Null = nothing can be added to this picture. */
  onAdd: (() => void) | null;
}) {
  return (
    <>
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
              {element.hidden ? " (hidden)" : ""}
            </button>
          </li>
        ))}
      </ul>
      {onAdd ? (
        <button
          type="button"
          data-add
          onClick={onAdd}
          className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong border-dashed px-4 py-1.5 text-sm font-semibold hover:bg-sunken"
        >
          <Plus aria-hidden className="size-5" />
          Add an element
        </button>
      ) : null}
    </>
  );
}
