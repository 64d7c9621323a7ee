import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { counted } from "#app/lib/format.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { moneyText } from "./bom-figures.ts";

/** One collapsible category: its name, how many items and, where it is shown, what they come to; the items are children. */
export function BomCategory({
  category: { name, items, total },
  currency,
  children,
}: {
  category: Bom["categories"][number];
  currency: string;
  children: ReactNode;
}) {
  return (
    <details open className="group/category overflow-clip rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-3 bg-sunken px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="-ms-1 size-5 -rotate-90 text-ink-soft transition-transform duration-150 group-open/category:rotate-0"
        />
        <h3 className="min-w-0 flex-1 text-base">
          {name} <span className="font-normal text-ink-soft">· {counted(items.length, "item")}</span>
        </h3>
        {total === null ? null : <span className="figures font-semibold">{moneyText(total, currency)}</span>}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
