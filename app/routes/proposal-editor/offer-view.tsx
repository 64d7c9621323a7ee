import { quantityText } from "#app/components/bom/bom-figures.ts";
import { ChangeView } from "#app/components/proposals/change-view.tsx";
import { formatDate, formatMoney } from "#app/lib/format.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { choicePrice } from "#core/proposals/choice-price.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";

type Offer = Proposal["offer"];
type Option = Offer["options"][number];

/** What the client sees of a proposal, all options beside each other. */
export function OfferView({
  offer,
  pictures,
  isDraft,
}: Pick<Proposal, "offer" | "pictures"> & { isDraft: boolean }) {
  const { company, client, choice, currency, dates, terms } = offer;
  const money = (cents: number) => formatMoney(cents, { currency });
  const contact = [company.phone, company.email, company.address, company.licence, company.insurance];
  const isOne = offer.options.length === 1;
  return (
    <div className="space-y-6 [overflow-wrap:anywhere]">
      <header className="grid gap-4 sm:grid-cols-2">
        <div>
          <p className="font-semibold">{company.name}</p>
          <p className="text-sm text-ink-soft">{contact.filter(Boolean).join(" · ")}</p>
        </div>
        <div>
          <p className="font-semibold">For {client.name || "your client"}</p>
          <p className="text-sm text-ink-soft">
            {[offer.siteAddress, client.email, client.phone].filter(Boolean).join(" · ")}
          </p>
        </div>
      </header>
      {offer.change ? <ChangeView change={offer.change} currency={currency} /> : null}
      <ul className={isOne ? "" : "grid gap-5 md:grid-cols-2"}>
        {offer.options.map((option) => (
          <OptionView
            key={option.id}
            option={option}
            offer={offer}
            pictureUrl={pictures.find(({ optionId }) => optionId === option.id)?.pictureUrl ?? null}
          />
        ))}
      </ul>
      <section aria-labelledby="offer-payments">
        <h3 id="offer-payments" className="font-semibold">
          Payments
        </h3>
        <p className="text-sm text-ink-soft">
          Counted for what is chosen now:{" "}
          {offer.options.find(({ id }) => id === choice.optionId)?.title ?? ""}, {money(choice.totalCents)}.
        </p>
        <dl className="mt-2 max-w-md">
          {offer.schedule.map(({ title, cents }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no id and never move in a view
            <Row key={nth} name={title} amount={money(cents)} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="offer-dates">
        <h3 id="offer-dates" className="font-semibold">
          Dates
        </h3>
        <ul className="text-ink-soft">
          <li>
            {isDraft
              ? "The days until it ends count from the day on which you send it."
              : `Valid until ${formatDate(dates.validUntil, "UTC")}.`}
          </li>
          {dates.startsOn ? <li>Work starts on {formatDate(dates.startsOn, "UTC")}.</li> : null}
          {dates.workDays ? (
            <li>
              The work takes {dates.workDays} {dates.workDays === 1 ? "day" : "days"}.
            </li>
          ) : null}
        </ul>
      </section>
      {terms ? (
        <section aria-labelledby="offer-terms">
          <h3 id="offer-terms" className="font-semibold">
            Terms
          </h3>
          <p className="whitespace-pre-line text-ink-soft">{terms.text}</p>
        </section>
      ) : null}
      <p className="text-sm text-ink-soft">{offer.disclaimer}</p>
    </div>
  );
}

function OptionView({
  option,
  offer,
  pictureUrl,
}: {
  option: Option;
  offer: Offer;
  pictureUrl: string | null;
}) {
  const money = (cents: number) => formatMoney(cents, { currency: offer.currency });
  const isChosen = option.id === offer.choice.optionId;
  const addOnIds = isChosen ? offer.choice.addOnIds : [];
  const price = choicePrice(option, addOnIds);
  const { picture } = option;
  const own = option.lines.filter(({ addOnId }) => addOnId === null);
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {pictureUrl ? (
        <img
          src={pictureUrl}
          alt={`${option.title}: the yard as designed`}
          width={picture.width}
          height={picture.height}
          className="w-full"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="text-lg leading-6">{option.title}</h3>
        <p className="text-ink-soft">{option.description}</p>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            What is in it ({own.length})
          </summary>
          <ul className="space-y-1 text-sm">
            {own.map(({ id, name, quantity, unit, priceCents }) => (
              <li key={id} className="flex justify-between gap-4">
                <span>
                  {name}, {quantityText(quantity)} {unitText(quantity, unit)}
                </span>
                {priceCents === null ? null : <span className="figures">{money(priceCents)}</span>}
              </li>
            ))}
          </ul>
        </details>
        <dl>
          {option.sections?.map(({ key, name, priceCents }) => (
            <Row key={key} name={name} amount={money(priceCents)} />
          ))}
          {option.addOns.map(({ id, title, priceCents }) => (
            <Row
              key={id}
              name={`${title} (${addOnIds.includes(id) ? "chosen" : "add-on"})`}
              amount={`+ ${money(priceCents)}`}
            />
          ))}
          {price.taxes.map(({ name, cents }) => (
            <Row key={name} name={name} amount={money(cents)} />
          ))}
          <Row name={isChosen ? "Total as chosen" : "Total"} amount={money(price.totalCents)} strong />
          {price.range ? (
            <Row
              name="Once measured, between"
              amount={`${money(price.range.lowCents)} and ${money(price.range.highCents)}`}
            />
          ) : null}
        </dl>
        {option.exclusions.length > 0 ? (
          <div className="text-sm">
            <p className="font-semibold">Not included</p>
            <ul className="list-disc ps-5 text-ink-soft">
              {option.exclusions.map((exclusion) => (
                <li key={exclusion}>{exclusion}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </li>
  );
}

const Row = ({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) => (
  <div className={`flex justify-between gap-4 py-1 ${strong ? "border-line border-t font-semibold" : ""}`}>
    <dt className="min-w-0">{name}</dt>
    <dd className="figures shrink-0">{amount}</dd>
  </div>
);
