import type { EngineSettings } from "#contract/endpoints/engines.ts";

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    ...{ month: "short", year: "numeric", timeZone: "UTC" },
  });

const WHO = { account: "Your key", server: "Included" } as const;

/** What hosted engines cost, month by month; a year back. */
export function SpentByMonth({ spent }: { spent: EngineSettings["spent"] }) {
  return (
    <section aria-labelledby="spent">
      <h2 id="spent" className="mb-4 text-xl">
        What it cost
      </h2>
      {spent.length === 0 ? (
        <p className="text-ink-soft">No hosted engine has drawn for you in the last twelve months.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <caption className="pb-2 text-left text-ink-soft">
              Trying an engine costs too, and makes no design.
            </caption>
            <thead className="text-ink-soft">
              <tr className="border-line border-b [&>th]:py-2 [&>th]:pe-4 [&>th:last-child]:pe-0 [&>th]:font-semibold">
                <th scope="col">Month</th>
                <th scope="col">Engine, paid by</th>
                <th scope="col" className="text-end">
                  Designs
                </th>
                <th scope="col" className="text-end">
                  US $
                </th>
              </tr>
            </thead>
            <tbody>
              {spent.map(({ month, engineName, payer, designs, usd }) => (
                <tr
                  key={[month, engineName, payer].join()}
                  className="border-line border-b align-top [&>td]:py-2 [&>td]:pe-4 [&>td:last-child]:pe-0"
                >
                  <td className="whitespace-nowrap">{monthName(month)}</td>
                  <td>
                    {engineName ?? "Reading pictures for bills"}
                    <span className="block text-ink-soft">{WHO[payer]}</span>
                  </td>
                  <td className="text-end tabular-nums">{designs}</td>
                  <td className="text-end tabular-nums">{usd.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
