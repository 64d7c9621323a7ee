import { quantityText } from "#app/components/bom/bom-figures.ts";
import { formatMoney } from "#app/lib/format.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";

type Change = NonNullable<Proposal["offer"]["change"]>;

/** What a change order changes of what was signed: why, which lines, the price and the days. */
export function ChangeView({ change, currency }: { change: Change; currency: string }) {
  const { reason, lines, totalBeforeCents, deltaCents, days } = change;
  const money = (cents: number) => formatMoney(cents, { currency });
  const withSign = (number: number, text: string) => `${number < 0 ? "−" : "+"}${text}`;
  const rows: [string, string][] = [
    ["Signed before", money(totalBeforeCents)],
    ["Change of the price", withSign(deltaCents, money(Math.abs(deltaCents)))],
    ["New total", money(totalBeforeCents + deltaCents)],
    ["Working days", days === 0 ? "as before" : withSign(days, String(Math.abs(days)))],
  ];
  return (
    <section
      aria-label="What changes"
      className="mt-4 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]"
    >
      <h3 className="text-lg">What changes</h3>
      <p className="mt-1 whitespace-pre-line">{reason}</p>
      <ul className="mt-3">
        {lines.map(({ name, unit, quantityBefore, quantityAfter }) => (
          <li
            key={`${name} ${unit}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2"
          >
            <span className="min-w-0">{name}</span>
            <span className="figures text-ink-soft">
              {`${quantityText(quantityBefore)} → ${quantityText(quantityAfter)} ${unitText(quantityAfter, unit)}`}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt>{name}</dt>
            <dd className="figures shrink-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
