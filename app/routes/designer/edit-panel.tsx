import { useEffect, useRef } from "react";
import { TextArea } from "#app/components/ui/text-field.tsx";
import { DESCRIPTION_MAX } from "#contract/limits.ts";

/** 'Make Changes': one more wish, under those made before. Every picture starts from the photo again. */
export function EditPanel({
  history,
  change,
  onChange,
}: {
  history: string[];
  change: string;
  onChange(change: string): void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector("textarea")?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={panel} className="space-y-4 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base">Make Changes</h3>
      {history.length > 0 ? (
        <div>
          <h4 className="mb-1 text-sm font-semibold">Design history</h4>
          <ol className="list-decimal space-y-1 ps-6 text-ink-soft marker:text-ink-faint">
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
      />
    </div>
  );
}
