import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/text-field.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { counted } from "#app/lib/format.ts";
import { DESCRIPTION_MAX } from "#contract/limits.ts";
import { generateObstacle, historyWith } from "./design.ts";
import type { Design } from "./design-state.ts";
import { picturesLeftWords } from "./pictures-left.ts";
import type { Keeping } from "./use-keeping.ts";
import { type Read, useReading } from "./use-reading.ts";
import type { Version } from "./version.ts";

/** 'Make Changes': one more wish, under those made before. Every picture starts from the photo again. */
export default function EditPanel({
  api,
  keeping,
  design,
  version,
  tried,
  picturesLeft,
  onChange,
  onClose,
  onApply,
}: {
  api: Api;
  keeping: Pick<Keeping, "keepNow" | "revision">;
  design: Design;
  /** The one that is changed. */
  version: Version;
  /** Changes by hand that are not drawn yet: they come with it. */
  tried: readonly string[];
  /** Of the plan; null = no limit. */
  picturesLeft: number | null;
  onChange(change: string): void;
  onClose(): void;
  onApply(sentences: readonly string[]): void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const field = () => panel.current?.querySelector("textarea");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => field()?.focus({ preventScroll: true }), []);
  const { editHistory: history, change } = design;
  const { reading, ask, stop } = useReading({ api, keeping, version }, onApply);
  const fits = (...changes: readonly string[]) =>
    historyWith(history, ...tried, ...changes) !== null && generateObstacle(design) === null;
  const picturesWords = picturesLeftWords(picturesLeft);
  const rewrite = () => {
    stop();
    field()?.focus();
  };
  const read = reading.kind === "read" ? reading.read : null;
  return (
    <div ref={panel} className="space-y-3">
      <div className="max-h-[60dvh] space-y-3 overflow-y-auto">
        <h2 className="text-lg">Make Changes</h2>
        {history.length > 0 && !read ? (
          <div>
            <h3 className="mb-1 text-sm font-semibold">Design history</h3>
            <ol
              // People scroll it with the keyboard, too.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
              tabIndex={0}
              className="max-h-24 list-decimal overflow-y-auto space-y-1 ps-6 text-ink-soft marker:text-ink-faint"
            >
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
          onChange={(event) => {
            stop();
            onChange(event.target.value);
          }}
          onKeyDown={(event) => {
            // In the middle of a composed character Escape belongs to the keyboard.
            if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
          }}
        />
        {read ? <ReadAs read={read} /> : null}
        {reading.kind === "failed" ? (
          <p role="alert" className="text-sm text-danger-ink">
            {reading.message}
          </p>
        ) : null}
      </div>
      {tried.length > 0 ? (
        <p className="text-sm text-ink-soft">
          Drawn with it: {counted(tried.length, "change")} that you tried by hand.
        </p>
      ) : null}
      {picturesWords ? <p className="text-sm text-ink-soft">{picturesWords}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="lg" onClick={reading.kind === "asking" ? stop : onClose}>
          {reading.kind === "asking" ? "Cancel" : "Close"}
        </Button>
        {read ? (
          <>
            <Button variant={read.sentences.length > 0 ? "secondary" : "primary"} size="lg" onClick={rewrite}>
              Change the words
            </Button>
            {read.sentences.length > 0 ? (
              <Button
                size="lg"
                className="flex-1"
                disabled={!fits(...read.sentences)}
                onClick={() => onApply(read.sentences)}
              >
                Draw this
              </Button>
            ) : null}
          </>
        ) : (
          <>
            {reading.kind === "failed" ? (
              <Button
                variant="secondary"
                size="lg"
                disabled={!fits(change)}
                onClick={() => onApply([change])}
              >
                Draw it as written
              </Button>
            ) : null}
            <Button
              size="lg"
              className="flex-1"
              disabled={!fits(change)}
              busy={reading.kind === "asking"}
              busyLabel="Reading your words..."
              onClick={() => void ask(change)}
            >
              Apply changes
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** How a change was understood, for the person to agree to. */
function ReadAs({ read: { sentences, notUnderstood, hint } }: { read: Read }) {
  return (
    <section
      aria-label="How we read it"
      role="status"
      className="space-y-2 rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]"
    >
      {sentences.length > 0 ? (
        <div>
          <p className="font-semibold">We read this as:</p>
          <ol className="list-decimal ps-6">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </div>
      ) : null}
      {notUnderstood.length > 0 ? (
        <p className="text-notice-ink">
          Not understood: {notUnderstood.map((words) => `“${words}”`).join(", ")}
        </p>
      ) : null}
      {hint ? <p className="text-ink-soft">{hint}</p> : null}
    </section>
  );
}
