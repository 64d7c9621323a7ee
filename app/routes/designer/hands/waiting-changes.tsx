import { Button } from "#app/components/ui/button.tsx";
import { counted } from "#app/lib/format.ts";
import { picturesLeftWords } from "#app/routes/designer/pictures-left.ts";

/** Changes that this device shows and the server has not drawn: what drawing them takes, and the way back. */
export function WaitingChanges({
  waiting,
  picturesLeft,
  busy,
  onDraw,
  onTakeBack,
}: {
  waiting: readonly string[];
  picturesLeft: number | null;
  busy: boolean;
  onDraw(): void;
  onTakeBack(): void;
}) {
  const faint = busy ? "cursor-not-allowed opacity-45" : "";
  return (
    <section aria-label="Changes not drawn yet" className="mb-4 rounded-md border border-line bg-sunken p-3">
      <p role="status" className="text-sm">
        <span className="font-semibold">{counted(waiting.length, "change")} not drawn yet.</span> This device
        shows a preview. {picturesLeftWords(picturesLeft)}
      </p>
      <ol className="my-2 list-decimal ps-6 text-sm text-ink-soft">
        {waiting.map((sentence, k) => (
          // The same change may be made twice; the list only changes at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={k} className="break-words">
            {sentence}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy} className={faint} onClick={() => (busy ? undefined : onDraw())}>
          Draw the picture
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy}
          className={faint}
          onClick={() => (busy ? undefined : onTakeBack())}
        >
          Take the last change back
        </Button>
      </div>
    </section>
  );
}
