import { BeforeAfterFrame, COMPARED } from "#app/components/before-after.tsx";
import { quantityText } from "#app/components/bom/bom-figures.ts";
import { ChangeView } from "#app/components/proposals/change-view.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formatMoney } from "#app/lib/format.ts";
import type { RecordOption } from "#contract/proposal-record.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { CATEGORY_NAMES } from "#core/bom/category-names.ts";
import { PROPOSAL_STAGES } from "#core/proposals/stages.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";

type Props = { option: RecordOption; proposal: ClientProposal };

/** One option: its picture over the photo, what is in it, what may be added, and what was asked about it. */
export function OptionPanel({ option, proposal }: Props) {
  const { offer, stage } = proposal;
  const { isOpen } = PROPOSAL_STAGES[stage];
  const isChosen = option.id === offer.choice.optionId;
  return (
    <section
      data-option={option.id}
      data-shown={isChosen ? "" : undefined}
      aria-label={option.title}
      className="hidden data-shown:block print:mb-10 print:block"
    >
      <OptionPicture option={option} proposal={proposal} />
      <h2 className="mt-5 text-2xl [overflow-wrap:anywhere]">{option.title}</h2>
      {offer.change ? <ChangeView change={offer.change} currency={offer.currency} /> : null}
      {option.description ? (
        <p className="mt-2 max-w-text text-lg [overflow-wrap:anywhere]">{option.description}</p>
      ) : null}
      <Lines option={option} offer={offer} />
      <AddOns option={option} offer={offer} isOpen={isOpen} />
      {option.exclusions.length > 0 ? (
        <>
          <h3 className="mt-6 break-after-avoid text-lg">Not included</h3>
          <ul className="mt-1 list-disc ps-5 text-ink-soft">
            {option.exclusions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Questions option={option} proposal={proposal} isOpen={isOpen} />
    </section>
  );
}

/** A large picture takes seconds on a slow line; until it is there its place shows the small one. */
const until = (small: string | null) =>
  small ? { background: `center / cover url("${small}")` } : undefined;

/** On paper the design is the right one of two pictures. */
const BESIDE_ON_PAPER = "print:left-1/2 print:w-1/2";

function OptionPicture({ option, proposal }: Props) {
  const { picture, title } = option;
  const { choice } = proposal.offer;
  const urls = proposal.pictures.find(({ optionId }) => optionId === option.id);
  const before = urls?.signedUrl ?? (option.photo ? (urls?.photoUrl ?? null) : null);
  const isChosen = option.id === choice.optionId;
  const size = { width: picture.width, height: picture.height, draggable: false };
  // The others come once the page stands, see the script.
  const loading = isChosen ? "eager" : "lazy";
  if (!urls?.pictureUrl)
    return (
      <p className="flex min-h-44 items-center justify-center bg-sunken p-6 text-ink-soft">
        The picture is not there any more.
      </p>
    );
  const after = (className: string) => (
    <img
      {...size}
      src={urls.pictureUrl ?? ""}
      alt={`The yard with ${title}`}
      loading={loading}
      fetchPriority={isChosen ? "high" : "auto"}
      style={until(urls.smallUrls.picture)}
      className={className}
    />
  );
  return (
    <div
      data-picture
      className="relative mx-auto sm:overflow-hidden sm:rounded-lg print:max-w-none!"
      style={{ maxWidth: `calc(70dvh * ${picture.width / picture.height})` }}
    >
      {before ? (
        <BeforeAfterFrame
          width={picture.width}
          height={picture.height}
          before={
            <img
              {...size}
              src={before}
              alt={urls.signedUrl ? "What you signed before" : "The yard as it is"}
              loading={loading}
              style={until(urls.signedUrl ? urls.smallUrls.signed : urls.smallUrls.photo)}
              className={COMPARED.before}
            />
          }
          after={after(COMPARED.after)}
        />
      ) : (
        after("w-full")
      )}
      {urls.signedUrl ? (
        <svg
          data-part="changed"
          role="img"
          aria-label="Outline of what changes"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className={`pointer-events-none absolute inset-0 size-full ${BESIDE_ON_PAPER}`}
        >
          <path fill="none" stroke="#fff" strokeWidth="5" vectorEffect="non-scaling-stroke" />
          <path
            fill="none"
            stroke="#b4350f"
            strokeWidth="3"
            strokeDasharray="9 5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ) : null}
      <div
        data-part="pins"
        className={`pointer-events-none absolute inset-0 ${before ? BESIDE_ON_PAPER : ""}`}
      />
      <button
        type="button"
        data-part="pin-layer"
        hidden
        aria-label="Place of the question: arrow keys move it, Enter sets it"
        className="absolute inset-0 cursor-crosshair bg-stone-950/20 outline-offset-[-4px]"
      />
    </div>
  );
}

type Offer = ClientProposal["offer"];

function Lines({ option, offer }: { option: RecordOption; offer: Offer }) {
  const money = (cents: number) => formatMoney(cents, { currency: offer.currency });
  return (
    <>
      {CATEGORY_KEYS.map((key) => {
        const lines = option.lines.filter(({ category, addOnId }) => category === key && addOnId === null);
        const section = option.sections?.find((own) => own.key === key);
        if (lines.length === 0) return null;
        return (
          <div key={key} className="mt-6">
            <h3 className="flex break-after-avoid justify-between gap-4 border-line border-b pb-1 text-lg">
              <span>{section?.name ?? CATEGORY_NAMES[key]}</span>
              {section ? <span className="figures">{money(section.priceCents)}</span> : null}
            </h3>
            <ul>
              {lines.map(({ id, name, quantity, unit, priceCents }) => (
                <li key={id} className="flex justify-between gap-4 border-line border-b py-2">
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {name}{" "}
                    <span className="text-ink-soft">
                      {quantityText(quantity)} {unitText(quantity, unit)}
                    </span>
                  </span>
                  {offer.prices === "lines" && priceCents !== null ? (
                    <span className="figures shrink-0">{money(priceCents)}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function AddOns({ option, offer, isOpen }: { option: RecordOption; offer: Offer; isOpen: boolean }) {
  if (option.addOns.length === 0) return null;
  const taken = option.id === offer.choice.optionId ? offer.choice.addOnIds : [];
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-lg">{isOpen ? "You can add" : "Add-ons"}</legend>
      {option.addOns.map(({ id, title, priceCents }) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-line border-b py-2 [overflow-wrap:anywhere]"
        >
          <input
            type="checkbox"
            name="add-on"
            value={id}
            autoComplete="off"
            defaultChecked={taken.includes(id)}
            disabled={!isOpen}
            className="size-6 shrink-0 accent-brand"
          />
          <span className="min-w-0 flex-1">{title}</span>
          <span className="figures shrink-0">
            {`+${formatMoney(priceCents, { currency: offer.currency })}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Questions({ option, proposal, isOpen }: Props & { isOpen: boolean }) {
  const own = proposal.pins.filter(({ optionId }) => optionId === option.id);
  return (
    <div className="mt-6">
      {isOpen || own.length > 0 ? (
        <h3 className={`text-lg ${own.length === 0 ? "print:hidden" : ""}`}>Questions about the picture</h3>
      ) : null}
      <template data-row="pin">
        <li className="[overflow-wrap:anywhere]">
          <span data-cell /> <span data-cell className="block text-ink-soft" />
        </li>
      </template>
      <ol data-part="questions" className="mt-2 list-decimal space-y-2 ps-5">
        {own.map(({ id, text, answer }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {text} <span className="block text-ink-soft">{answer ?? "Not answered yet."}</span>
          </li>
        ))}
      </ol>
      {isOpen ? (
        <div className="mt-3 print:hidden">
          <Button variant="secondary" data-part="ask">
            Ask about a place
          </Button>
          <form data-part="pin-form" hidden className="mt-3 max-w-text space-y-3">
            <p data-part="pin-hint" className="text-ink-soft">
              Tap the place on the picture.
            </p>
            <label className="block font-medium">
              Your question
              <textarea
                name="text"
                rows={3}
                maxLength={1000}
                required
                className="mt-1 w-full rounded-md border border-line-strong bg-canvas px-3 py-2"
              />
            </label>
            <p data-part="pin-fault" role="alert" hidden className="text-danger-ink" />
            <div className="flex flex-wrap gap-3">
              <Button type="submit">Send question</Button>
              <Button variant="quiet" data-part="pin-cancel">
                Cancel
              </Button>
            </div>
          </form>
        </div>
      ) : null}
    </div>
  );
}
