import { type ReactNode, useCallback, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { PictureChoice } from "#app/components/proposals/picture-choice.tsx";
import type { ProjectImages } from "#app/components/proposals/use-project-images.ts";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { optionWords } from "#contract/engine-words.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { distinctOptions, type TierOption } from "#core/proposals/three-options.ts";
import { OptionRules } from "./option-rules.tsx";
import { type Made, TierPicture, type TierRun } from "./tier-picture.tsx";

export type MadeOption = { title: string; savedImageId: number };

type ThreeOptionsDialogProps = {
  projectId: number;
  images: ProjectImages;
  /** The design that they are made from; null = it is chosen here. */
  fromId: number | null;
  useLabel: string;
  /** @throws what is shown as a failure. */
  onUse(options: MadeOption[]): Promise<void>;
  onClose(): void;
};

/** Good, better and best of one design: what changes and what it takes is said before anything is drawn. */
export default function ThreeOptionsDialog(props: ThreeOptionsDialogProps) {
  const { projectId, images, fromId, useLabel, onUse, onClose } = props;
  const user = useSignedInUser();
  const [chosen, setChosen] = useState(fromId);
  const [runs, setRuns] = useState<TierRun[] | null>(null);
  const [ready, setReady] = useState<Record<string, Made>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const image = images.data?.find(({ id }) => id === chosen) ?? null;
  const found = useOptions(image);
  // That of the design chosen before must not be started for this one.
  const plan = found.status === "ready" ? found.data : null;
  const made = runs?.flatMap(({ id, title }) => {
    const one = ready[id];
    return one ? [{ title, savedImageId: one.savedImageId, total: one.total }] : [];
  });
  const cheaper = made?.find(({ total }, at) => at > 0 && total <= (made[at - 1]?.total ?? 0));

  async function use() {
    if (!made?.length || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onUse(made.map(({ title, savedImageId }) => ({ title, savedImageId })));
    } catch (error) {
      setFailure(sentenceOf(error, PROPOSAL_MESSAGES.proposalStartFailed));
      setBusy(false);
    }
  }
  const start = () =>
    image &&
    plan &&
    setRuns(
      plan.options.map((option) => ({
        ...option,
        ...{ image, projectId, engine: plan.engine?.engine, userId: user.id },
      })),
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Make three options"
      description={
        runs
          ? "You can close this: the pictures go on being made and are saved in this project."
          : "From one design: a good, a better and a best one. What is marked on the photo stays as it is."
      }
      size="lg"
      footer={
        runs ? (
          <>
            <Button variant="secondary" onClick={onClose} disabled={busy}>
              Close
            </Button>
            <Button busy={busy} busyLabel="One moment..." disabled={!made?.length} onClick={() => void use()}>
              {made && made.length < runs.length && made.length > 0
                ? `${useLabel} (${made.length} of ${runs.length})`
                : useLabel}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="me-auto self-center text-sm text-ink-soft">
              {plan?.isPossible ? plan.words.sentence : null}{" "}
              {plan?.words.problem ? <strong className="text-notice-ink">{plan.words.problem}</strong> : null}
            </p>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={!plan?.isPossible || plan.words.problem !== null} onClick={start}>
              {plan?.isPossible && plan.options.length < 3 ? "Make Two Options" : "Make Three Options"}
            </Button>
          </>
        )
      }
    >
      <FormFailure sentence={failure} />
      {cheaper ? (
        <Banner tone="notice" className="mb-4">
          {`${cheaper.title} costs no more than the option before it, by the prices of your bills. You can change prices and order before you send it.`}
        </Banner>
      ) : null}
      {runs ? (
        <ul className="grid gap-5 sm:grid-cols-3">
          {runs.map((run) => (
            <TierPicture
              key={run.id}
              run={run}
              onReady={(one) => setReady((before) => ({ ...before, [run.id]: one }))}
            />
          ))}
        </ul>
      ) : (
        <div className="space-y-5">
          {fromId === null ? (
            <PictureChoice
              legend="The design to begin with"
              projectId={projectId}
              images={images}
              chosen={chosen === null ? [] : [chosen]}
              max={1}
              onChoose={([id]) => setChosen(id ?? null)}
            />
          ) : null}
          {found.status === "failed" ? (
            <RetryBanner onRetry={found.reload}>
              {sentenceOf(found.error, PROPOSAL_MESSAGES.designsFailed)}
            </RetryBanner>
          ) : null}
          {image ? (
            plan ? (
              <Changes plan={plan} />
            ) : found.status === "loading" ? (
              <Skeleton className="h-32 w-full" />
            ) : null
          ) : null}
          <OptionRules />
        </div>
      )}
    </Dialog>
  );
}

type Plan = NonNullable<Awaited<ReturnType<typeof planOf>>>;

/** What would be made of a design, by what, and what that takes; null while none is chosen. */
async function planOf(image: SavedImage | null, signal: AbortSignal) {
  if (!image) return null;
  const generationId = image.generation_id;
  if (generationId === null) return noPlan(PROPOSAL_MESSAGES.optionsNotDrawnHere);
  const [proposed, drawn, list] = await Promise.all([
    call("proposeOptions", { params: { generationId } }, { signal }),
    call("getGeneration", { params: { id: generationId } }, { signal }),
    call("listEngines", {}, { signal }),
  ]);
  const options = distinctOptions(proposed.data.options as TierOption[]);
  if (options.length < 2) return noPlan(PROPOSAL_MESSAGES.optionsAlike);
  const { engines, preferred } = list.data;
  const usable = engines.filter(({ spentLimit }) => spentLimit === null);
  // Options are held beside each other, so the same engine draws them as drew the design.
  const engine =
    usable.find((one) => one.engine === drawn.data.engine) ?? usable.find((one) => one.engine === preferred);
  const pictures = options.filter(({ changes }) => changes.length > 0).length;
  return { options, engine, isPossible: true, words: optionWords(engine, pictures, list.data) };
}

const noPlan = (problem: string) => ({
  options: [],
  engine: undefined,
  isPossible: false,
  words: { sentence: "", problem },
});

function useOptions(image: SavedImage | null) {
  const load = useCallback((signal: AbortSignal) => planOf(image, signal), [image]);
  return useAnswer(load);
}

function Changes({ plan }: { plan: Plan }): ReactNode {
  if (!plan.isPossible) return null;
  return (
    <ul className="grid gap-4 sm:grid-cols-3" aria-label="What each option changes">
      {plan.options.map(({ id, title, changes }) => (
        <li key={id} className="min-w-0 rounded-md border border-line p-4">
          <h3 className="font-semibold">{title}</h3>
          {changes.length > 0 ? (
            <ul className="mt-1 list-disc space-y-1 ps-5 text-sm [overflow-wrap:anywhere]">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-sm text-ink-soft">The design as it is.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
