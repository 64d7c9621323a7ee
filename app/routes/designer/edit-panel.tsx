import { useEffect, useRef } from "react";
import { TextArea } from "#app/components/ui/text-field.tsx";
import { DESCRIPTION_MAX } from "#contract/limits.ts";

/** 'Make Changes': one more wish, under those made before. Every picture starts from the photo again. */
export default function EditPanel({
  history,
  change,
  onChange,
  onEscape,
}: {
  history: string[];
  change: string;
  onChange(change: string): void;
  onEscape(): void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("textarea")?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} className="max-h-[60dvh] space-y-3 overflow-y-auto">
      <h2 className="text-lg">Make Changes</h2>
      {history.length > 0 ? (
        <div>
          <h3 className="mb-1 text-sm font-semibold">Design history</h3>
          <ol className="max-h-24 list-decimal overflow-y-auto space-y-1 ps-6 text-ink-soft marker:text-ink-faint">
            {history.map((text, i) => (
              // The same wish may stand twice; the list only grows at its end.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={i} className="break-words">
                {text}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <TextArea
        label="What should be different?"
        rows={3}
        value={change}
        maxLength={DESCRIPTION_MAX}
        counter={{ length: change.length, max: DESCRIPTION_MAX }}
        placeholder="Darker stone, and a second row of shrubs"
        hint="Your changes add up and are made to the original photo."
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // In the middle of a composed character Escape belongs to the keyboard.
          if (event.key === "Escape" && !event.nativeEvent.isComposing) onEscape();
        }}
      />
    </div>
  );
}
