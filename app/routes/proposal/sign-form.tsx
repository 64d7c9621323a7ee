import { Button } from "#app/components/ui/button.tsx";
import { formatMoney } from "#app/lib/format.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";

const FIELD = "mt-1 min-h-12 w-full rounded-md border border-line-strong bg-canvas px-3 text-lg";

/** What is signed, the consent sentence, one signature, one code, one button. */
export function SignForm({ proposal: { offer, offerSha256, codesGoTo } }: { proposal: ClientProposal }) {
  const { consent, choice, currency, company } = offer;
  return (
    <section id="sign" aria-label="Sign" className="mt-12 max-w-text scroll-mt-6 print:hidden">
      <h2 className="text-2xl">Sign</h2>
      <dl className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]">
        <dt className="text-ink-soft">You choose</dt>
        <dd data-part="chosen-full" className="font-semibold" />
        <dt className="text-ink-soft">Total</dt>
        <dd data-part="total" className="figures font-semibold">
          {formatMoney(choice.totalCents, { currency })}
        </dd>
        <dt className="text-ink-soft">With</dt>
        <dd>{company.name}</dd>
      </dl>
      <noscript>
        <p className="mt-4">Signing needs scripts, which are switched off in this browser.</p>
      </noscript>
      <form data-part="sign-form" noValidate className="mt-5 space-y-5">
        <label className="block font-medium">
          Your full name
          <input name="name" autoComplete="name" maxLength={120} className={FIELD} />
        </label>
        <fieldset>
          <legend className="font-medium">Your signature</legend>
          <div className="mt-1 flex gap-5">
            {[
              ["drawn", "Draw it"],
              ["typed", "Type it"],
            ].map(([kind, words]) => (
              <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  autoComplete="off"
                  defaultChecked={kind === "drawn"}
                  className="size-5 accent-brand"
                />
                {words}
              </label>
            ))}
          </div>
          <div data-part="draw" className="mt-1">
            <canvas
              data-part="pad"
              role="img"
              aria-label="Field to draw your signature in. By keyboard, choose Type it."
              className="aspect-[5/2] w-full touch-none rounded-md border border-line-strong bg-white"
            />
            <Button variant="quiet" data-part="pad-clear">
              Clear
            </Button>
          </div>
          <p
            data-part="typed"
            hidden
            className="mt-1 flex min-h-24 items-center rounded-md border border-line-strong bg-white px-4 font-serif text-3xl text-stone-900 italic [overflow-wrap:anywhere]"
          />
        </fieldset>
        <label className="flex cursor-pointer gap-3">
          <input
            name="consents"
            type="checkbox"
            autoComplete="off"
            className="mt-1 size-6 shrink-0 accent-brand"
          />
          <span>{consent.sentence}</span>
        </label>
        <div>
          <p className="font-medium">A code by mail shows that it is you</p>
          <p className="mt-1 text-ink-soft">{`It goes to ${codesGoTo} and holds for ten minutes.`}</p>
          <div className="mt-2 flex flex-wrap items-end gap-3">
            <Button variant="secondary" size="lg" data-part="send-code">
              Send me a code
            </Button>
            <label className="block min-w-0 flex-1 font-medium">
              Code
              <input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                className={`${FIELD} figures min-w-32 tracking-widest`}
              />
            </label>
          </div>
          <p data-part="code-said" role="status" className="mt-2 min-h-6 text-ink-soft" />
        </div>
        <p
          data-part="sign-fault"
          role="alert"
          hidden
          className="rounded-md bg-danger-soft p-3 text-danger-ink"
        />
        <Button type="submit" size="lg" className="w-full" data-part="sign">
          Sign
        </Button>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          You sign exactly what this page shows. Its hash: <span data-part="hash">{offerSha256}</span>
        </p>
      </form>
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">Decline this proposal</summary>
        <form data-part="decline-form" className="mt-2 space-y-3">
          <label className="block font-medium">
            Why (you need not say)
            <textarea
              name="reason"
              rows={2}
              maxLength={500}
              className="mt-1 w-full rounded-md border border-line-strong bg-canvas px-3 py-2"
            />
          </label>
          <p data-part="decline-fault" role="alert" hidden className="text-danger-ink" />
          <Button type="submit" variant="danger">
            Decline
          </Button>
        </form>
      </details>
    </section>
  );
}
