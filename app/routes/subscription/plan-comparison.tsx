import { Check, Minus } from "lucide-react";
import type { PlanCurrency } from "#contract/plan-currency.ts";
import {
  COUNTED,
  generationsOf,
  isPaid,
  PLAN_NAMES,
  PLANS,
  type Plan,
  priceOf,
} from "#core/entitlements/plans.ts";

type Cell = string | boolean;

function generationsIn(plan: Plan): string {
  const limits = generationsOf(plan);
  return limits ? `${limits.limit} ${COUNTED[limits.counts].short}` : "Unlimited";
}

const everywhere = () => true;

const ROWS: { what: string; in(plan: Plan): Cell }[] = [
  { what: "AI generations", in: generationsIn },
  { what: "House preservation technology", in: everywhere },
  { what: "Annotation tools", in: (plan) => PLANS[plan].annotationTools },
  { what: "Projects page", in: (plan) => PLANS[plan].canOpenProjects },
  { what: "Cloud storage and downloads", in: everywhere },
  { what: "BOM generator", in: (plan) => PLANS[plan].canUseBom },
  { what: "Proposals that clients sign", in: (plan) => PLANS[plan].canUseProposals },
  { what: "People in your company", in: (plan) => `${PLANS[plan].seats}` },
  { what: "Support by e-mail", in: everywhere },
];

/** Line by line, for who wants to know exactly. */
export function PlanComparison({ currency }: { currency: PlanCurrency }) {
  return (
    <section aria-labelledby="comparison" className="mt-12">
      <h2 id="comparison" className="mb-4 text-2xl">
        Compare plans
      </h2>
      <table className="figures w-full border-collapse text-sm md:text-base">
        <thead>
          <tr className="border-line-strong/50 border-b text-start">
            <th scope="col" className="w-[30%] align-top py-3 pe-2 md:pe-4 text-start font-semibold">
              What you get
            </th>
            {PLAN_NAMES.map((plan) => (
              <th key={plan} scope="col" className="align-top px-2 py-3 md:px-4 text-start font-semibold">
                {PLANS[plan].name}
                {isPaid(plan) ? (
                  <>
                    {" "}
                    <span className="block font-normal whitespace-nowrap text-ink-soft md:inline">
                      {priceOf(plan)} {currency.toUpperCase()}
                    </span>
                  </>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, in: cell }) => (
            <tr key={what} className="border-line border-b">
              <th scope="row" className="py-3 pe-2 md:pe-4 text-start font-normal">
                {what}
              </th>
              {PLAN_NAMES.map((plan) => (
                <td key={plan} className="px-2 py-3 md:px-4">
                  <CellValue value={cell(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellValue({ value }: { value: Cell }) {
  if (typeof value === "string") return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={value ? "size-5 text-brand-ink" : "size-5 text-ink-faint"} />
      <span className="sr-only">{value ? "Yes" : "No"}</span>
    </>
  );
}
