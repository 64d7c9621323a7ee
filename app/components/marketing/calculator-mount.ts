import { formatMoney } from "#app/lib/format.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { type CostRange, estimateInterlock, LARGEST_SQ_FT, SMALLEST_SQ_FT } from "./interlock-estimate.ts";

export const rangeText = ({ lowCents, highCents }: CostRange): string =>
  `${formatMoney(lowCents, { round: true })} to ${formatMoney(highCents, { round: true })}`;

export const perSqFtText = ({ lowCents, highCents }: CostRange, areaSqFt: number): string =>
  `${formatMoney(lowCents / areaSqFt)} to ${formatMoney(highCents / areaSqFt)}`;

/**
 * Brings the interlock calculator to life: a form `[data-calculator]` with the fields `area`, `pattern` and `cold`, its prices in
 * `[data-prices]`, and the places of the answer named by `data-answer`. Returns the undo.
 */
export function mountCalculator(form: HTMLElement): () => void {
  const prices = JSON.parse(form.querySelector("[data-prices]")?.textContent ?? "[]") as PriceRow[];
  const field = <T extends Element>(name: string) => form.querySelector<T>(`[name="${name}"]`)!;
  const area = field<HTMLInputElement>("area");
  const put = (name: string, text: string) => {
    const place = form.querySelector(`[data-answer="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  };

  const answer = () => {
    const areaSqFt = area.valueAsNumber;
    const isGood = areaSqFt >= SMALLEST_SQ_FT && areaSqFt <= LARGEST_SQ_FT;
    area.setAttribute("aria-invalid", String(!isGood));
    form.querySelector("[data-fault]")?.toggleAttribute("hidden", isGood);
    if (!isGood) return;
    const { parts, total } = estimateInterlock(
      {
        areaSqFt,
        pattern: field<HTMLSelectElement>("pattern").value as PaverPattern,
        climate: field<HTMLInputElement>("cold").checked ? "cold" : "temperate",
      },
      prices,
    );
    for (const part of parts) {
      put(part.name, rangeText(part));
      put(`${part.name} per sq ft`, perSqFtText(part, areaSqFt));
    }
    put("total", rangeText(total));
    put("total per sq ft", perSqFtText(total, areaSqFt));
    put("typical", formatMoney(total.typicalCents, { round: true }));
  };
  const listeners = new AbortController();
  form.addEventListener("input", answer, { signal: listeners.signal });
  form.addEventListener("submit", (event) => event.preventDefault(), { signal: listeners.signal });
  // The page comes with the answer to its own values; only what a browser has put back asks for another.
  const pattern = field<HTMLSelectElement>("pattern");
  const cold = field<HTMLInputElement>("cold");
  const isAsCame =
    area.value === area.defaultValue &&
    cold.checked === cold.defaultChecked &&
    pattern.selectedOptions[0]?.defaultSelected;
  if (!isAsCame) answer();
  return () => listeners.abort();
}
