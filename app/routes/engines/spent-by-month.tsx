import type { EngineSettings } from "#contract/endpoints/engines.ts";

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    ...{ month: "long", year: "numeric", timeZone: "UTC" },
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
            <thead className="text-ink-soft">
              <tr className="border-line border-b [&>th]:py-2 [&>th]:pe-4 [&>th]:font-semibold">
                <th scope="col">Month</th>
                <th scope="col">Engine</th>
                <th scope="col">Paid by</th>
                <th scope="col" className="text-end">
                  Designs
                </th>
                <th scope="col" className="text-end">
                  US dollars
                </th>
              </tr>
            </thead>
            <tbody>
              {spent.map(({ month, engineName, payer, designs, usd }) => (
                <tr
                  key={[month, engineName, payer].join()}
                  className="border-line border-b [&>td]:py-2 [&>td]:pe-4"
                >
                  <td className="whitespace-nowrap">{monthName(month)}</td>
                  <td>{engineName ?? "Reading pictures for bills"}</td>
                  <td className="whitespace-nowrap">{WHO[payer]}</td>
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
