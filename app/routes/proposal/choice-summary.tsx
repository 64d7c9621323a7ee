import { formatDate, formatMoney } from "#app/lib/format.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { rangeSentence } from "#core/proposals/choice-price.ts";

const ROW = "flex justify-between gap-4 py-1.5";

/** What is chosen and what it costs, now. The page's script writes it anew with each choice. */
export function ChoiceSummary({ proposal: { offer } }: { proposal: ClientProposal }) {
  const { choice, currency, schedule, change, dates } = offer;
  const money = (cents: number) => formatMoney(cents, { currency });
  const rounded = (cents: number) => formatMoney(cents, { currency, round: true });
  return (
    <section
      aria-label="Your choice"
      className="rounded-lg border border-line bg-surface p-5 [overflow-wrap:anywhere] break-inside-avoid"
    >
      <h2 className="text-xl">Your choice</h2>
      <p data-part="chosen-title" className="mt-1 font-semibold">
        {offer.options.find(({ id }) => id === choice.optionId)?.title}
      </p>
      <template data-row="amount">
        <div className={ROW}>
          <dt data-cell />
          <dd data-cell className="figures shrink-0" />
        </div>
      </template>
      <div aria-live="polite" className="mt-3">
        <dl data-part="amounts">
          <Row name={choice.taxes.length > 0 ? "Before tax" : "Price"} amount={money(choice.priceCents)} />
          {choice.taxes.map(({ name, cents }) => (
            <Row key={name} name={name} amount={money(cents)} />
          ))}
        </dl>
        <dl>
          <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold">
            <dt>Total</dt>
            <dd data-part="total" className="figures text-2xl">
              {money(choice.totalCents)}
            </dd>
          </div>
          <div>
            <dd data-part="range" className="text-right empty:hidden">
              {choice.range ? rangeSentence(choice.range, rounded) : ""}
            </dd>
          </div>
          {change ? <Row name="Change of the price" amount={money(change.deltaCents)} /> : null}
        </dl>
      </div>
      <h3 className="mt-5 font-semibold text-base">Payments</h3>
      <dl data-part="payments" className="mt-1 text-ink-soft">
        {schedule.map(({ title, cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may have one title; their order never changes
          <Row key={index} name={title} amount={money(cents)} />
        ))}
      </dl>
      {dates.startsOn || dates.workDays ? (
        <p className="mt-4 text-ink-soft">
          {[
            dates.startsOn && `Work starts on ${formatDate(dates.startsOn, "UTC")}.`,
            dates.workDays && `It takes ${dates.workDays} working ${dates.workDays === 1 ? "day" : "days"}.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      ) : null}
      <p data-part="saved" className="mt-4 min-h-5 text-ink-soft text-sm print:hidden" />
      <p className="hidden text-ink-soft text-xs print:block">Offer {offer.proposalId}</p>
    </section>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className={ROW}>
    <dt>{name}</dt>
    <dd className="figures shrink-0">{amount}</dd>
  </div>
);
