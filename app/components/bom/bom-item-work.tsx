import { ChevronRight } from "lucide-react";
import type { BomItem } from "#contract/endpoints/bom.ts";
import { bandText, quantityText } from "./bom-figures.ts";

const BASIS = {
  measured: "Measured in the picture",
  entered: "From sizes that were entered",
  assumed: "From an assumed size",
} as const;

const PART_BASIS: Record<string, string> = { measured: "measured", entered: "entered", assumed: "assumed" };

/** Whether there is anything to say of how a line came about; of one that was added by hand there is not. */
export const isCounted = ({ work, matchedMaterial }: BomItem) => work !== null || matchedMaterial !== null;

/** How a quantity and its price came about, so that a contractor can work it out again; folded away until asked for. */
export function BomItemWork({ item }: { item: BomItem }) {
  const { work, matchedMaterial: price } = item;
  const band = bandText(item);
  return (
    <details className="group/work mt-1">
      <summary className="-ms-1 inline-flex min-h-11 list-none items-center gap-1 rounded-sm px-1 text-sm font-semibold text-ink-soft hover:text-ink sm:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform duration-150 group-open/work:rotate-90"
        />
        How it was counted<span className="sr-only">: {item.name}</span>
      </summary>
      <div className="mt-1 mb-2 space-y-3 rounded-md bg-sunken p-3 text-sm">
        {work ? (
          <p>
            {BASIS[work.basis]}
            {band ? <>; the true need is {band}</> : null}
            {work.wastePercent > 0 ? <>; {quantityText(work.wastePercent)}% waste included</> : null}.
          </p>
        ) : (
          <p>Quantity entered by hand.</p>
        )}
        {work?.parts.map(({ formula, inputs }) => (
          <div key={formula + inputs.map(({ value }) => value).join()}>
            <p className="font-mono text-xs break-words">{formula}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft">
              {inputs.map(({ name, value, unit, basis }) => (
                <li key={name} className="figures">
                  {name} = {quantityText(value)} {unit} ({PART_BASIS[basis] ?? basis})
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p>
          {price
            ? `Price: ${price.name}, ${price.own ? "your own price book" : price.source === "assumption" ? "our own assumption" : price.source}${price.asOf ? `, ${price.asOf}` : ""}.`
            : "Price entered by hand."}
        </p>
      </div>
    </details>
  );
}
