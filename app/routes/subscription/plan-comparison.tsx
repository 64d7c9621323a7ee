import { Check, Minus } from "lucide-react";
import { PLANS } from "#app/lib/plans.ts";
import { FREE_SAVED_IMAGES, LITE_GENERATIONS_PER_MONTH } from "#contract/limits.ts";
import type { PlanCurrency } from "#contract/plan-currency.ts";
import { PAID_PLANS } from "#core/entitlements/entitlements.ts";

type Cell = string | boolean;
const ROWS: { what: string; free: Cell; lite: Cell; pro: Cell }[] = [
  {
    what: "AI generations",
    free: `${FREE_SAVED_IMAGES} saved designs`,
    lite: `${LITE_GENERATIONS_PER_MONTH} per month`,
    pro: "Unlimited",
  },
  { what: "House preservation technology", free: true, lite: true, pro: true },
  { what: "Annotation tools", free: "Basic, 3 areas", lite: "Basic, 3 areas", pro: "10-point tools" },
  { what: "Projects page", free: false, lite: true, pro: true },
  { what: "Cloud storage and downloads", free: true, lite: true, pro: true },
  { what: "BOM generator", free: false, lite: false, pro: true },
  { what: "Support by e-mail", free: true, lite: true, pro: true },
];

/** Line by line, for who wants to know exactly. */
export function PlanComparison({ currency }: { currency: PlanCurrency }) {
  const [lite, pro] = PLANS;
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
            <th scope="col" className="px-2 py-3 md:px-4 text-start align-top font-semibold">
              Free
            </th>
            {[lite, pro].map(({ id, name, price }) => (
              <th key={id} scope="col" className="align-top px-2 py-3 md:px-4 text-start font-semibold">
                {name}{" "}
                <span className="block font-normal whitespace-nowrap text-ink-soft md:inline">
                  {price} {currency.toUpperCase()}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, ...cells }) => (
            <tr key={what} className="border-line border-b">
              <th scope="row" className="py-3 pe-2 md:pe-4 text-start font-normal">
                {what}
              </th>
              {(["free", ...PAID_PLANS] as const).map((plan) => (
                <td key={plan} className="px-2 py-3 md:px-4">
                  <CellValue value={cells[plan]} />
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
