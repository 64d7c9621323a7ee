import { useEffect, useRef } from "react";
import { mountCalculator, perSqFtText, rangeText } from "#app/components/marketing/calculator-mount.ts";
import {
  COST_PARTS,
  estimateInterlock,
  LARGEST_SQ_FT,
  SMALLEST_SQ_FT,
} from "#app/components/marketing/interlock-estimate.ts";
import { PATTERNS } from "#app/content/patterns.ts";
import { formatMoney } from "#app/lib/format.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";

/** A double driveway for two cars, in the pattern that driveways wear. */
const START = { areaSqFt: 600, pattern: "herringbone", climate: "temperate" } as const;

const FIELD = "mt-1.5 min-h-12 w-full rounded-md border border-line-strong bg-canvas px-3 text-lg";
const CELL = "figures px-4 py-3 text-end";

/** Area in, range out. Stands there with the answer for a usual driveway; the page's script makes it work. */
export function Calculator({ prices }: { prices: readonly PriceRow[] }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? mountCalculator(form.current) : undefined), []);
  const { parts, total } = estimateInterlock(START, prices);
  return (
    <form
      ref={form}
      data-calculator
      aria-label="Interlock cost calculator"
      className="mt-10 grid overflow-hidden rounded-xl border border-line bg-canvas lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <script
        type="application/json"
        data-prices
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rows of our own price book, with no way out of the script
        dangerouslySetInnerHTML={{ __html: JSON.stringify(prices).replaceAll("<", "\\u003c") }}
      />
      <div className="flex flex-col gap-5 border-line p-6 max-lg:border-b sm:p-8 lg:border-e">
        <label className="block font-medium">
          Area in square feet
          <input
            name="area"
            type="number"
            inputMode="numeric"
            min={SMALLEST_SQ_FT}
            max={LARGEST_SQ_FT}
            step={10}
            defaultValue={START.areaSqFt}
            aria-describedby="area-fault"
            className={`${FIELD} figures aria-invalid:border-danger`}
          />
        </label>
        <p id="area-fault" data-fault hidden role="alert" className="-mt-3 text-danger-ink text-sm">
          Please enter an area between {SMALLEST_SQ_FT} and 20,000 square feet.
        </p>
        <label className="block font-medium">
          Pattern
          <select name="pattern" defaultValue={START.pattern} className={FIELD}>
            {PATTERNS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input name="cold" type="checkbox" className="size-5 accent-brand" />
          The ground freezes hard (10 in base instead of 6 in)
        </label>
        <noscript>
          <p className="text-ink-soft text-sm">
            With scripts switched off, the figures stand for a driveway of 600 square feet in herringbone.
          </p>
        </noscript>
        <p className="mt-auto text-ink-faint text-sm">
          Counted with the formulas and prices of the bill of materials, as a driveway twice as long as wide.
          US dollars, national prices of 2026, before markup and tax.
        </p>
      </div>
      <div className="p-6 sm:p-8">
        <output aria-live="polite" className="block">
          <span className="text-ink-soft">Cost of the job</span>
          <span data-answer="total" className="figures block font-bold text-3xl tracking-tight sm:text-4xl">
            {rangeText(total)}
          </span>
          <span className="figures mt-1 block text-ink-soft">
            <span data-answer="total per sq ft">{perSqFtText(total, START.areaSqFt)}</span> per sq ft,
            typically{" "}
            <span data-answer="typical" className="font-semibold text-accent-ink">
              {formatMoney(total.typicalCents, { round: true })}
            </span>
          </span>
        </output>
        <table className="mt-6 w-full border-collapse">
          <thead>
            <tr className="text-ink-faint text-sm">
              <th scope="col" className="py-2 text-start font-medium">
                Part
              </th>
              <th scope="col" className="px-4 py-2 text-end font-medium max-sm:hidden">
                Per sq ft
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-medium">
                This job
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name} className="border-line border-t">
                <th scope="row" className="py-3 text-start font-medium">
                  {part.name}
                </th>
                <td data-answer={`${part.name} per sq ft`} className={`${CELL} text-ink-soft max-sm:hidden`}>
                  {perSqFtText(part, START.areaSqFt)}
                </td>
                <td data-answer={part.name} className={`${CELL} pe-0`}>
                  {rangeText(part)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-ink-faint text-sm">
          {COST_PARTS[1].name} includes fabric and delivery; {COST_PARTS[2].name.toLowerCase()} include the
          edge restraint.
        </p>
      </div>
    </form>
  );
}
