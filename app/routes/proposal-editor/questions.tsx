import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { formatMoment } from "#app/lib/format.ts";
import { useMay } from "#app/lib/use-may.ts";
import { PIN_TEXT_MAX } from "#contract/limits.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Pin } from "#contract/proposal-view.ts";
import type { ProposalState } from "./use-proposal.ts";

/** What the client asked about places of the pictures, each with its answer. */
export function Questions({ state }: { state: ProposalState }) {
  const { pins, offer, pictures } = state.proposal;
  if (pins.length === 0) return null;
  const numbered = pins.map((pin, nth) => ({ pin, number: nth + 1 }));
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl">
        Questions of your client
      </h2>
      {offer.options.map(({ id, title, picture }) => {
        const own = numbered.filter(({ pin }) => pin.optionId === id);
        const url = pictures.find(({ optionId }) => optionId === id)?.pictureUrl;
        if (own.length === 0) return null;
        return (
          <div key={id} className="mt-4">
            <h3 className="mb-2 font-semibold [overflow-wrap:anywhere]">{title}</h3>
            {url ? (
              <div className="relative overflow-hidden rounded-lg">
                <img
                  src={url}
                  alt={`${title}: the yard as designed`}
                  width={picture.width}
                  height={picture.height}
                  className="w-full"
                />
                {own.map(({ pin, number }) => (
                  <span
                    key={pin.id}
                    aria-hidden
                    style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
                    className="figures absolute flex size-8 -translate-1/2 items-center justify-center rounded-full border-2 border-white bg-terracotta-700 text-sm font-semibold text-white shadow-float"
                  >
                    {number}
                  </span>
                ))}
              </div>
            ) : null}
            <ol className="mt-3 space-y-4">
              {own.map(({ pin, number }) => (
                <Question key={pin.id} pin={pin} number={number} state={state} />
              ))}
            </ol>
          </div>
        );
      })}
      <Orphans state={state} />
    </section>
  );
}

/** Questions about options that are not offered any more. */
function Orphans({ state }: { state: ProposalState }) {
  const { pins, offer } = state.proposal;
  const own = pins
    .map((pin, nth) => ({ pin, number: nth + 1 }))
    .filter(({ pin }) => !offer.options.some(({ id }) => id === pin.optionId));
  if (own.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-semibold">About an option that is not offered any more</h3>
      <ol className="space-y-4">
        {own.map(({ pin, number }) => (
          <Question key={pin.id} pin={pin} number={number} state={state} />
        ))}
      </ol>
    </div>
  );
}

function Question({ pin, number, state }: { pin: Pin; number: number; state: ProposalState }) {
  const { id, text, at, answer, answeredAt } = pin;
  const canAnswer = useMay()("answerPin");
  const [typed, setTyped] = useState<string | null>(answer === null && canAnswer ? "" : null);
  const [fault, setFault] = useState<string | null>(null);
  const what = `answer-${id}`;
  async function send() {
    const words = (typed ?? "").trim();
    if (words.length < 1 || words.length > PIN_TEXT_MAX) return setFault(PROPOSAL_MESSAGES.pinTextRequired);
    const params = { id: state.proposal.id, pinId: id };
    if (await state.step(what, () => call("answerPin", { params, body: { text: words } }))) setTyped(null);
  }
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <span className="figures flex size-8 shrink-0 items-center justify-center rounded-full bg-terracotta-700 text-sm font-semibold text-white">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line">{text}</p>
        <p className="text-sm text-ink-soft">{formatMoment(at)}</p>
        {typed === null && answer === null ? null : typed === null ? (
          <div className="mt-3 border-brand border-s-2 ps-3">
            <p className="whitespace-pre-line">{answer}</p>
            <p className="text-sm text-ink-soft">
              Your answer{answeredAt ? `, ${formatMoment(answeredAt)}` : ""}
            </p>
            {canAnswer ? (
              <Button variant="quiet" className="-ms-4" onClick={() => setTyped(answer ?? "")}>
                Change Answer
              </Button>
            ) : null}
          </div>
        ) : (
          <form
            className="mt-3 space-y-2"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextArea
              label={`Answer to question ${number}`}
              rows={2}
              value={typed}
              error={fault ?? undefined}
              disabled={state.busy !== null}
              onChange={({ target }) => {
                setTyped(target.value);
                setFault(null);
              }}
            />
            <Button
              type="submit"
              disabled={state.busy !== null}
              busy={state.busy === what}
              busyLabel="Sending..."
            >
              Send Answer
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}
