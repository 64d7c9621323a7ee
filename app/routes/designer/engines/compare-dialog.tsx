import { type Dispatch, useState } from "react";
import { primaryPhoto } from "#app/components/designer/sketch.ts";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { nextSeed } from "#app/routes/designer/design.ts";
import type { Design, DesignEvent } from "#app/routes/designer/design-state.ts";
import { requestOf } from "#app/routes/designer/request-of.ts";
import type { Keeping } from "#app/routes/designer/use-keeping.ts";
import type { EngineList } from "#contract/endpoints/engines.ts";
import { compareWords, engineWords } from "#contract/engine-words.ts";
import { COMPARED_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ComparedPicture, type ComparedRun } from "./compared-picture.tsx";

/** One design by several engines, side by side; what it takes is said before anything is spent. */
export default function CompareDialog({
  api,
  design,
  dispatch,
  keeping,
  list,
  onClose,
}: {
  api: Api;
  design: Design;
  dispatch: Dispatch<DesignEvent>;
  keeping: Keeping;
  list: EngineList;
  onClose(): void;
}) {
  const usable = list.engines.filter(({ spentLimit }) => spentLimit === null);
  const [names, setNames] = useState(() => usable.slice(0, 2).map(({ engine }) => engine as string));
  const [runs, setRuns] = useState<ComparedRun[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = list.engines.filter(({ engine }) => names.includes(engine));
  const { sentence, problem } = compareWords(chosen, list);

  async function start() {
    const photo = primaryPhoto(design);
    if (!photo || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      // First the design, so that the pictures become versions of it wherever this page is then.
      const designId = await keeping.keepNow();
      const request = await requestOf(design, photo, {
        ...{ prompt: design.description.trim(), editHistory: design.editHistory, designId, engine: null },
        ...{ seed: nextSeed(design), place: keeping.placeOf(photo.id) },
      });
      setRuns(
        chosen.map((facts) => ({
          facts,
          request: { ...request, engine: facts.engine },
          key: crypto.randomUUID(),
        })),
      );
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
    } finally {
      setBusy(false);
    }
  }

  const toggle = (engine: string) =>
    setNames((before) =>
      before.includes(engine) ? before.filter((one) => one !== engine) : [...before, engine],
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Compare engines"
      size="lg"
      footer={
        runs ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <p role="status" className="me-auto self-center text-sm text-ink-soft">
              {sentence} {problem ? <strong className="text-notice-ink">{problem}</strong> : null}
            </p>
            <Button
              className="shrink-0 whitespace-nowrap"
              disabled={problem !== null}
              busy={busy}
              busyLabel="Starting..."
              onClick={() => void start()}
            >
              Make {chosen.length} pictures
            </Button>
          </>
        )
      }
    >
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      {runs ? (
        <>
          <p className="mb-4 text-sm text-ink-soft">
            Each picture becomes a version of this design. You can close this: they go on being made.
          </p>
          <ul className="grid gap-5 sm:grid-cols-2">
            {runs.map((run) => (
              <ComparedPicture
                key={run.key}
                {...{ api, run }}
                onEnded={keeping.renew}
                onShow={(versionId) => {
                  dispatch({ type: "version shown", versionId });
                  onClose();
                }}
                isThere={(id) => design.versions.some((version) => version.id === id)}
              />
            ))}
          </ul>
        </>
      ) : (
        <fieldset>
          <legend className="mb-3 text-ink-soft">
            The same photo, words and marks for each. Choose up to {COMPARED_MAX}.
          </legend>
          <ul className="divide-y divide-line">
            {list.engines.map((facts) => {
              const isChosen = names.includes(facts.engine);
              const isFull = !isChosen && names.length >= COMPARED_MAX;
              return (
                <li key={facts.engine}>
                  <label className="flex min-h-12 cursor-pointer items-start gap-3 py-3">
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={isFull || facts.spentLimit !== null}
                      onChange={() => toggle(facts.engine)}
                      className="mt-1 size-5 shrink-0 accent-brand"
                    />
                    <span className="min-w-0">
                      <span className="font-semibold [overflow-wrap:anywhere]">{facts.name}</span>
                      <span className="block text-sm text-ink-soft">{engineWords(facts)}</span>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
    </Dialog>
  );
}
