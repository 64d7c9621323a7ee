import { TIER_ORDER, tierRules } from "#core/proposals/three-options.ts";

/** What makes an option good, better or best, whatever the design is. */
export const OptionRules = () => (
  <details className="rounded-md border border-line">
    <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">All rules</summary>
    <dl className="grid gap-x-6 gap-y-3 border-line border-t p-4 text-sm sm:grid-cols-2">
      {tierRules.map((rule) => (
        <div key={rule.what}>
          <dt className="font-semibold">{rule.what}</dt>
          {TIER_ORDER.map((tier) => (
            <dd key={tier}>
              <span className="text-ink-soft">{NAMES[tier]}:</span> {rule[tier] ?? "as designed"}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <p className="px-4 pb-4 text-sm text-ink-soft">
      The size of plants changes the picture. The bill has one price for each plant: change it there where
      young plants cost you less, or mature ones more.
    </p>
  </details>
);

const NAMES = { good: "Good", better: "Better", best: "Best" } as const satisfies Record<
  (typeof TIER_ORDER)[number],
  string
>;
