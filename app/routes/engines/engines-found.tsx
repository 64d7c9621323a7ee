import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import { BUILT_IN_ENGINE } from "#contract/built-in-engine.ts";
import type { EngineFacts, EngineList } from "#contract/endpoints/engines.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import {
  endedWords,
  endWords,
  limitWords,
  outsideWords,
  priceWords,
  timeWords,
} from "#contract/engine-words.ts";

const PAYERS: Record<EngineFacts["payer"], string | null> = {
  nobody: null,
  server: "Included",
  account: "Your key",
};

/** Each engine with its honest words, and for who may the way to have it tried. */
export function EnginesFound({
  list,
  mayTry,
  onTried,
}: {
  list: EngineList;
  mayTry: boolean;
  onTried(): void;
}) {
  const [trying, setTrying] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function probe(engine: EngineFacts["engine"]) {
    // The built-in one asks nobody and has nothing to find out.
    if (engine === BUILT_IN_ENGINE) return;
    setTrying(engine);
    setFailure(null);
    try {
      await call("probeEngine", { params: { engine } });
      onTried();
    } catch (error) {
      setFailure(sentenceOf(error, ENGINE_MESSAGES.probeFailed));
    } finally {
      setTrying(null);
    }
  }

  return (
    <section aria-labelledby="engines">
      <h2 id="engines" className="mb-4 text-xl">
        What draws for you
      </h2>
      <FormFailure sentence={failure} />
      <Card>
        <ul className="divide-y divide-line">
          {list.engines.map((facts) => (
            <li key={facts.engine} className="space-y-2 px-4 py-4 sm:px-5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold [overflow-wrap:anywhere]">
                  {facts.name}
                  {facts.engine === BUILT_IN_ENGINE ? null : (
                    <span className="font-normal text-ink-soft"> {facts.model}</span>
                  )}
                </h3>
                {facts.engine === list.preferred ? <Badge tone="brand">Default</Badge> : null}
                {PAYERS[facts.payer] ? <Badge>{PAYERS[facts.payer]}</Badge> : null}
                {facts.spentLimit ? <Badge tone="accent">Limit reached</Badge> : null}
              </div>
              <p className="text-sm text-ink-soft">
                {limitWords(facts)} {priceWords(facts)} {timeWords(facts)} {outsideWords(facts)}
                {facts.finding && !facts.finding.sizeKept ? " It answers in another size." : null}
                {facts.finding ? ` Tried ${formatDate(facts.finding.at)}.` : null}
              </p>
              {facts.endsOn ? <p className="text-sm text-notice-ink">{endWords(facts)}</p> : null}
              {facts.canProbe && mayTry ? (
                <Button
                  variant="secondary"
                  busy={trying === facts.engine}
                  busyLabel="Trying, up to 3 minutes..."
                  disabled={trying !== null}
                  onClick={() => void probe(facts.engine)}
                >
                  {facts.finding ? "Try again" : "Try it"} with a made-up photo
                </Button>
              ) : null}
            </li>
          ))}
          {list.ended.map((ended) => (
            <li key={`${ended.engine} ${ended.payer}`} className="space-y-2 px-4 py-4 sm:px-5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold [overflow-wrap:anywhere]">
                  {ended.name}
                  <span className="font-normal text-ink-soft"> {ended.model}</span>
                </h3>
                <Badge tone="accent">Out of service</Badge>
              </div>
              <p className="text-sm text-notice-ink">{endedWords(ended)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
