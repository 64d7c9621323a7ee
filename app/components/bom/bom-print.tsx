import { useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { formatDate } from "#app/lib/format.ts";
import { useSite } from "#app/lib/site.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import { moneyText, quantityText, shownPrices } from "./bom-figures.ts";
import { BomTotals } from "./bom-summary.tsx";

export type BomPictures = { before: string; after: string };

/**
 * The bill as a document on paper, never on the screen: `app.css` prints it in place of the page, for our own button (`asked`) and
 * for the browser's command alike. When asked, it prints once its pictures are there and says when the print window is closed.
 */
export function BomPrint({
  bom,
  pictures,
  asked,
  onPrinted,
}: {
  bom: Bom;
  pictures: BomPictures | null;
  asked: boolean;
  onPrinted(): void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // The browser lays the paper out right after this event.
    window.addEventListener("beforeprint", () => flushSync(() => setOnPaper(true)), { signal });
    window.addEventListener("afterprint", () => setOnPaper(false), { signal });
    return () => listeners.abort();
  }, []);

  // The browser's command waits for no picture: they are fetched as soon as the bill is open.
  const ready = useRef<HTMLImageElement[]>([]);
  useEffect(() => {
    ready.current = [pictures?.before, pictures?.after].flatMap((src) =>
      src ? [Object.assign(new Image(), { src })] : [],
    );
  }, [pictures?.before, pictures?.after]);

  useEffect(() => {
    if (!asked) return;
    let left = false;
    const images = [...(sheet.current?.querySelectorAll("img") ?? [])];
    // A picture that cannot be loaded must not keep the bill from being printed.
    void Promise.all(images.map((image) => image.decode().catch(() => undefined))).then(() => {
      if (left) return;
      window.print();
      onPrinted();
    });
    return () => {
      left = true;
    };
  }, [asked, onPrinted]);
  if (!asked && !onPaper) return null;
  return createPortal(
    <div ref={sheet} className="print-sheet">
      <BomDocument bom={bom} pictures={pictures} />
    </div>,
    document.body,
  );
}

function BomDocument({ bom, pictures }: { bom: Bom; pictures: BomPictures | null }) {
  const { name: firm } = useSite();
  const shown = shownPrices(bom);
  const columns = 3 + Number(shown.unitPrice) + Number(shown.lines);
  const { currency } = bom;
  return (
    <article className="figures text-[10pt] leading-snug">
      <header className="flex items-end justify-between border-black border-b pb-2">
        <p className="text-[14pt] font-bold">{firm}</p>
        <p>{formatDate(bom.updatedAt)}</p>
      </header>
      <h1 className="mt-4 text-[20pt]">Bill of materials</h1>
      <p className="text-[13pt] font-semibold">{bom.title}</p>
      {bom.prices === "cost" ? (
        <p className="font-semibold">For your own use: shows costs and markup</p>
      ) : null}
      {bom.description ? <p className="mt-1">{bom.description}</p> : null}
      {pictures ? (
        <div className="mt-4 grid grid-cols-2 gap-3">
          {[
            { name: "Before", src: pictures.before },
            { name: "After", src: pictures.after },
          ].map(({ name, src }) => (
            <figure key={name}>
              <figcaption className="mb-1 font-semibold">{name}</figcaption>
              <img src={src} alt={name} className="w-full" />
            </figure>
          ))}
        </div>
      ) : null}
      {bom.categories.map(({ key, name, total, items }) => (
        <table key={key} className="mt-5 w-full border-collapse">
          <caption className="break-after-avoid pb-1 text-start text-[12pt] font-bold">{name}</caption>
          <thead>
            <tr className="border-black border-b text-start text-[8.5pt]">
              <th className="text-start">Item</th>
              <th className="text-end">Quantity</th>
              <th className="ps-2 text-start">Unit</th>
              {shown.unitPrice ? <th className="ps-3 text-end whitespace-nowrap">Unit price</th> : null}
              {shown.lines ? <th className="ps-3 text-end">{shown.unitPrice ? "Total" : "Price"}</th> : null}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr
                key={item.id}
                // Its head does not stay behind on the page before.
                className="break-inside-avoid border-stone-300 border-b align-top first:break-before-avoid"
              >
                <td className="py-1 pe-3">
                  <span className="font-semibold">{item.name}</span>
                  <span className="block text-[8.5pt] text-stone-700">
                    {[item.description, item.notes].filter(Boolean).join(" · ")}
                  </span>
                </td>
                <td className="py-1 text-end">{quantityText(item.quantity)}</td>
                <td className="py-1 ps-2 whitespace-nowrap">{unitText(item.quantity, item.unit)}</td>
                {shown.unitPrice ? (
                  <td className="py-1 ps-3 text-end">
                    {item.unitPrice === null ? "no price" : moneyText(item.unitPrice, currency)}
                  </td>
                ) : null}
                {shown.lines ? (
                  <td className="py-1 ps-3 text-end">
                    {item.totalPrice === null ? "" : moneyText(item.totalPrice, currency)}
                  </td>
                ) : null}
              </tr>
            ))}
            {total === null ? null : (
              <tr>
                <td colSpan={columns} className="py-1 text-end font-semibold">
                  {moneyText(total, currency)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
      {shown.total ? (
        <div className="mt-4 break-inside-avoid">
          <BomTotals bom={bom} />
          {bom.prices === "cost" ? (
            <p className="mt-1 text-end">
              {bom.totals.rough
                ? ""
                : `Likely range: ${moneyText(bom.totals.low, currency, true)} to ${moneyText(bom.totals.high, currency, true)}. `}
              {bom.summary.itemsWithPricing} of{" "}
              {bom.summary.itemsWithPricing + bom.summary.itemsWithoutPricing} items have a price.
            </p>
          ) : null}
        </div>
      ) : null}
      <ul className="mt-4 list-disc space-y-1 ps-5">
        {bom.flags.map(({ code, sentence }) => (
          <li key={code + sentence}>{sentence}</li>
        ))}
        {bom.exclusions.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{bom.disclaimer}</p>
      {bom.sources.length > 0 ? (
        <p className="mt-2 text-[8.5pt] text-stone-700">Prices: {bom.sources.join("; ")}.</p>
      ) : null}
    </article>
  );
}
