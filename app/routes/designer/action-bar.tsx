import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useOnline } from "#app/lib/use-online.ts";
import { MESSAGES } from "#contract/messages.ts";
import { generateObstacle, isGenerating, runProgress } from "./design.ts";
import type { Design } from "./design-state.ts";
import { picturesLeftWords } from "./pictures-left.ts";
import { useIsLate } from "./run-lateness.ts";

/** The main action of the moment, always within the thumb's reach, and what there is to say about it. */
export function ActionBar({
  design,
  doubt,
  panel,
  picturesLeft,
  onGenerate,
  onEditing,
  onCancel,
  onReset,
  onDismissError,
}: {
  design: Design;
  /** What to know about the region before a design is asked for. */
  doubt: string | null;
  /** 'Make Changes', which calls this when it is to be closed; null = it is not open. */
  panel: ((close: () => void) => ReactNode) | null;
  /** Of the plan; null = no limit. */
  picturesLeft: number | null;
  onGenerate(): void;
  onEditing(editing: boolean): void;
  onCancel(): void;
  onReset(): void;
  onDismissError(): void;
}) {
  const obstacle = generateObstacle(design, useOnline());
  const hasResult = design.shownId !== null;
  const restart = hasResult ? restartWords(design.editHistory.length) : null;
  const opener = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const editing = panel !== null;
  const bar = useRef<HTMLDivElement>(null);
  const generating = isGenerating(design);
  // What had the focus is gone when a picture is begun and when it is there; what stands in its place is next to the bar.
  const before = useRef(generating);
  useEffect(() => {
    if (generating !== before.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
    before.current = generating;
  }, [generating]);
  const close = () => {
    closed.current = true;
    onEditing(false);
  };
  // The button that closed the panel is gone with it; without this the keyboard would start at the top of the page.
  useEffect(() => {
    if (!editing && closed.current) opener.current?.focus({ preventScroll: true });
    closed.current = false;
  }, [editing]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 space-y-3 border-line border-t bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:sticky lg:-mx-1 lg:px-1 lg:pb-6"
    >
      {design.error ? (
        <Banner tone="error" onDismiss={onDismissError}>
          {design.error.message}
        </Banner>
      ) : null}
      <SaveStatusLine saveStatus={design.saveStatus} />
      {generating ? (
        <Running run={design.run} onCancel={onCancel} onReset={onReset} />
      ) : panel ? (
        <Suspense fallback={null}>{panel(close)}</Suspense>
      ) : (
        <>
          {doubt && !obstacle && !design.error ? (
            <p role="status" className="text-sm text-notice-ink">
              {doubt}
            </p>
          ) : null}
          {obstacle ? (
            <p id="generate-obstacle" className="text-sm text-ink-soft">
              {obstacle}
            </p>
          ) : (
            <PicturesLeft left={picturesLeft} />
          )}
          {restart && !obstacle ? (
            <p id="restart" className="text-sm text-ink-soft">
              {restart}
            </p>
          ) : null}
          <Pair>
            <Button
              variant={hasResult ? "secondary" : "primary"}
              className="min-h-12 flex-1 whitespace-nowrap"
              disabled={obstacle !== null}
              aria-describedby={obstacle ? "generate-obstacle" : restart ? "restart" : undefined}
              onClick={onGenerate}
            >
              {hasResult ? "Generate again" : "Generate"}
            </Button>
            {hasResult ? (
              <Button
                ref={opener}
                className="min-h-12 flex-1 whitespace-nowrap"
                onClick={() => onEditing(true)}
              >
                Make Changes
              </Button>
            ) : null}
          </Pair>
        </>
      )}
    </div>
  );
}

/** What "Generate again" does to changes, said before it is pressed; null where there are none. */
function restartWords(changes: number): string | null {
  if (changes === 0) return null;
  const them = changes === 1 ? "your change" : `your ${changes} changes`;
  return `“Generate again” begins anew, without ${them}. This picture stays in the versions.`;
}

function PicturesLeft({ left }: { left: number | null }) {
  const words = picturesLeftWords(left);
  return words ? <p className="text-sm text-ink-soft">{words}</p> : null;
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

function Running({ run, onCancel, onReset }: { run: Design["run"]; onCancel(): void; onReset(): void }) {
  const online = useOnline();
  const late = useIsLate(run);
  return (
    <div>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1.5 text-sm" role="status">
            {stageWords(run, online)}
          </p>
          <Progress value={runProgress(run)} label="Editing..." />
        </div>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {run.kind === "running" ? (
        <p className="mt-2 text-sm text-ink-soft">
          You can leave this page: the picture is saved in your project.
        </p>
      ) : null}
      {late ? (
        <Banner
          tone="notice"
          className="mt-2"
          action={
            <Button variant="quiet" className="min-h-12 px-3" onClick={onReset}>
              Force reset spinners
            </Button>
          }
        >
          Stuck? This frees the page; the picture goes on being made.
        </Banner>
      ) : null}
    </div>
  );
}

/** What is being done, or why nothing is heard of it. */
function stageWords(run: Design["run"], online: boolean): string {
  if (run.kind === "drawing") return "Drawing on this device";
  if (run.kind !== "running") return online ? "Sending your photo" : MESSAGES.offlineSending;
  if (!online || !run.connected) return MESSAGES.offlineGenerating;
  return run.stage || "Sending your photo";
}

function SaveStatusLine({ saveStatus }: { saveStatus: Design["saveStatus"] }) {
  return (
    <p role="status" className={`text-sm ${saveStatus === "failed" ? "text-danger-ink" : "text-brand-ink"}`}>
      {saveStatus === "saving" ? "Saving..." : null}
      {saveStatus === "saved" ? MESSAGES.autoSaved : null}
      {saveStatus === "failed" ? MESSAGES.autoSaveFailed : null}
    </p>
  );
}
