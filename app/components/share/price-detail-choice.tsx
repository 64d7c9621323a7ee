import { useId } from "react";
import { PRICE_DETAILS, type PriceDetail, priceDetailKeys } from "#core/bom/client-bom.ts";

/** How much of the prices a client's paper or page shows. */
export function PriceDetailChoice({
  legend,
  chosen,
  disabled = false,
  onChoose,
}: {
  legend: string;
  chosen: PriceDetail;
  disabled?: boolean;
  onChoose(detail: PriceDetail): void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="font-semibold">{legend}</legend>
      {priceDetailKeys.map((detail) => (
        <label key={detail} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 accent-brand"
            checked={detail === chosen}
            onChange={() => onChoose(detail)}
          />
          {PRICE_DETAILS[detail].label}
        </label>
      ))}
      <p className="mt-1 text-sm text-ink-soft">
        Your costs, markup and price sources never show. Prices hold your markup.
      </p>
    </fieldset>
  );
}
