import type { ReactNode } from "react";

/** A mark that leads to a source at the end of the article. */
export const Cite = ({ source }: { source: number }) => (
  <sup className="ms-0.5">
    <a
      href={`#source-${source}`}
      aria-label={`Source ${source}`}
      className="-m-2 p-2 font-semibold text-brand-ink text-xs no-underline"
    >
      {source}
    </a>
  </sup>
);

/** A table of figures with its caption; the first column names the row, numbers stand right. */
export const Figures = ({
  caption,
  head,
  rows,
}: {
  caption: ReactNode;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) => (
  <figure className="my-8">
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm sm:text-base">
        <thead>
          <tr className="bg-sunken text-sm">
            {head.map((words, column) => (
              <th
                key={words}
                scope="col"
                className={`px-2.5 py-3 sm:px-4 font-semibold ${column === 0 ? "text-start" : "text-end"}`}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={row} className="border-line border-t">
              <th scope="row" className="px-2.5 py-3 sm:px-4 text-start font-medium">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change
                <td key={column} className="figures px-2.5 py-3 sm:px-4 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <figcaption className="mt-2 text-ink-faint text-sm">{caption}</figcaption>
  </figure>
);
