import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { controlClass } from "#app/components/ui/field.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { DESCRIPTION_MAX } from "#contract/limits.ts";
import type { Area, HighlightChange, Highlights } from "./highlight-areas.ts";
import { MeasureText } from "./measure-text.tsx";
import type { Measured } from "./measured.ts";
import { areaPlace } from "./place-words.ts";

/** Each highlighted area with its number, its size and what is wanted there. */
export function AreaList({
  photo,
  highlights: { areas, selectedId },
  measured,
  onChange,
}: {
  photo: { width: number; height: number };
  highlights: Highlights;
  measured: Measured[];
  onChange(change: HighlightChange): void;
}) {
  return (
    <ul className="space-y-2">
      {areas.map((area, i) => (
        <AreaRow
          key={area.id}
          area={area}
          number={i + 1}
          place={areaPlace(area, areas, photo)}
          selected={area.id === selectedId}
          measured={measured.find(({ annotationId }) => annotationId === area.id)}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

function AreaRow({
  area,
  number,
  place,
  selected,
  measured,
  onChange,
}: {
  area: Area;
  number: number;
  /** Where it lies, in words. */
  place: string;
  selected: boolean;
  measured: Measured | undefined;
  onChange(change: HighlightChange): void;
}) {
  const placeId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // With a keyboard at hand the next thing is to type; on a phone it would cover the photo.
    if (selected && matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [selected]);
  return (
    <li
      className={`flex gap-2 rounded-md border p-2 ${selected ? "border-brand bg-brand-soft/40" : "border-line"}`}
    >
      <button
        type="button"
        onClick={() => onChange({ type: "area selected", id: area.id })}
        aria-label={`Area ${number}`}
        aria-describedby={placeId}
        aria-pressed={selected}
        className="flex size-12 shrink-0 items-center justify-center"
      >
        <span
          className={`figures flex size-9 items-center justify-center rounded-full border-2 font-bold ${selected ? "border-transparent bg-terracotta-600 text-white" : "border-line-strong text-ink"}`}
        >
          {number}
        </span>
      </button>
      <div className="min-w-0 flex-1">
        <textarea
          ref={field}
          rows={1}
          value={area.description}
          maxLength={DESCRIPTION_MAX}
          aria-label={`What goes in area ${number}`}
          aria-describedby={placeId}
          placeholder="What goes here?"
          onFocus={() => onChange({ type: "area selected", id: area.id })}
          onChange={(event) =>
            onChange({ type: "area described", id: area.id, description: event.target.value })
          }
          className={`${controlClass(false)} field-sizing-content min-h-12 resize-none py-2.5`}
        />
        <p className="mt-1 text-sm">
          <span id={placeId} className="break-words text-ink-soft first-letter:uppercase inline-block">
            {place}
          </span>
          {measured ? (
            <>
              {" "}
              <MeasureText measured={measured} />
            </>
          ) : null}
        </p>
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove area ${number}`}
        size={48}
        onClick={() => onChange({ type: "area removed", id: area.id })}
      />
    </li>
  );
}
