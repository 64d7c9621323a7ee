import { data } from "react-router";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formatDate, formatMoney } from "#app/lib/format.ts";
import { pageApi } from "#app/lib/page-api.ts";
import { tellPageFault } from "#app/lib/page-fault.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSite } from "#app/lib/site.ts";
import type { PlainHandle } from "#app/lib/static-page.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { PROPOSAL_STAGES } from "#core/proposals/stages.ts";
import type { Route } from "./+types/page";
import { ChoiceSummary } from "./choice-summary.tsx";
import { OptionPanel } from "./option-panel.tsx";
import proposalScript from "./proposal-page.ts?worker&url";
import { SignForm } from "./sign-form.tsx";
import { STAGE_WORDS } from "./stage-words.ts";

/** An old phone on a slow line: 100 kB of React would come before the first tap works. */
export const handle: PlainHandle = { plain: { script: proposalScript } };

type Loaded = { proposal: ClientProposal; error: null } | { proposal: null; error: string };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  try {
    const answer = await pageApi(request)(`/proposal/${encodeURIComponent(params.token)}`);
    const body = (await answer.json()) as { data?: ClientProposal; message?: string };
    const loaded: Loaded = body.data
      ? { proposal: body.data, error: null }
      : {
          proposal: null,
          error: answer.status < 500 && answer.status !== 404 && body.message ? body.message : UNKNOWN_LINK,
        };
    return data<Loaded>(loaded, { status: answer.status, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    tellPageFault(error, request, context);
    return data<Loaded>(
      { proposal: null, error: "The proposal could not be loaded. Please try again." },
      502,
    );
  }
}

const UNKNOWN_LINK: string = PROPOSAL_MESSAGES.proposalLinkInvalid;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.proposal?.offer.title ?? "Proposal",
    description: "A proposal for your yard: look at each option, choose, and sign.",
    // Without the token: a canonical link would hand it to whoever reads the head.
    path: "/proposal",
    noIndex: true,
  });

export default function ProposalPage({ loaderData, params }: Route.ComponentProps) {
  return loaderData.proposal === null ? (
    <NoProposal error={loaderData.error} />
  ) : (
    <Proposal proposal={loaderData.proposal} token={params.token} />
  );
}

const NoProposal = ({ error }: { error: string }) => (
  <main className="page-width flex min-h-dvh max-w-text flex-col justify-center py-24">
    <h1 className="text-3xl">This proposal cannot be shown</h1>
    <p className="mt-3 text-ink-soft text-lg">{error}</p>
  </main>
);

function Proposal({ proposal, token }: { proposal: ClientProposal; token: string }) {
  const { name: product } = useSite();
  const { offer, stage, logoUrl } = proposal;
  const { isOpen } = PROPOSAL_STAGES[stage];
  const json = JSON.stringify({ token, proposal }).replaceAll("<", "\\u003c");
  return (
    <div data-proposal className="group/page">
      <script
        type="application/json"
        data-part="data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page shows, with no way out of the script
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <header className="page-width flex items-center gap-4 py-4">
        {logoUrl ? <img src={logoUrl} alt="" className="max-h-12 max-w-32 object-contain" /> : null}
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{offer.company.name}</p>
          <p className="text-ink-soft text-sm">
            {[offer.company.phone, offer.company.email].filter(Boolean).join(" · ")}
          </p>
        </div>
      </header>
      <main className="page-width pb-16">
        <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{offer.title}</h1>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          {[`For ${offer.client.name}`, offer.siteAddress].filter(Boolean).join(" · ")}
        </p>
        <StateOf proposal={proposal} token={token} />
        <div data-part="offline" hidden className="mt-4">
          <Banner tone="notice">
            You are offline. You can look at everything; choosing and signing need a connection.
          </Banner>
        </div>
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="min-w-0">
            <OptionTabs proposal={proposal} />
            {offer.options.map((option) => (
              <OptionPanel key={option.id} option={option} proposal={proposal} />
            ))}
          </div>
          <div className="space-y-8 lg:sticky lg:top-6">
            <ChoiceSummary proposal={proposal} />
          </div>
        </div>
        <Terms proposal={proposal} />
        {isOpen ? <SignForm proposal={proposal} /> : null}
      </main>
      {isOpen ? <BottomBar /> : null}
      <footer
        className={`page-width border-line border-t py-6 text-ink-soft text-sm ${isOpen ? "max-lg:mb-24" : ""}`}
      >
        {[offer.company.licence, offer.company.insurance, `Made with ${product}`].filter(Boolean).join(" · ")}
      </footer>
    </div>
  );
}

/** What happened to it, and what comes next. */
function StateOf({ proposal, token }: { proposal: ClientProposal; token: string }) {
  const { stage, offer, signed, countersigned, hasRecord } = proposal;
  const words = STAGE_WORDS[stage];
  const at = (moment: string) => `${formatDate(moment, "UTC")}, ${moment.slice(11, 16)} UTC`;
  const when = [
    signed && `Signed by ${signed.name}, ${at(signed.at)}.`,
    countersigned && `Signed by ${countersigned.name}, ${at(countersigned.at)}.`,
  ].filter(Boolean);
  return (
    <div className="mt-4">
      {PROPOSAL_STAGES[stage].isOpen ? (
        <p className="text-ink-soft">
          {words(offer.company.name)} You can sign until {formatDate(offer.dates.validUntil, "UTC")}.
        </p>
      ) : (
        <Banner tone={PROPOSAL_STAGES[stage].outcome === "won" ? "info" : "notice"}>
          <span className="font-semibold">{words(offer.company.name)}</span> {when.join(" ")}
        </Banner>
      )}
      <p data-part="notice" hidden className="mt-3 rounded-md bg-notice-soft p-3 text-notice-ink" />
      <DepositOf proposal={proposal} />
      {hasRecord ? (
        <p className="mt-3 print:hidden">
          <a
            href={`/api/proposal/${token}/record?format=pdf`}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
          >
            Download the sealed PDF
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** The deposit once both have signed: to be paid here, to be paid another way, or paid. */
function DepositOf({ proposal: { stage, deposit, offer } }: { proposal: ClientProposal }) {
  if (deposit.cents === null || stage !== "countersigned") return null;
  const amount = formatMoney(deposit.cents, { currency: offer.currency });
  const { paid } = deposit;
  if (paid)
    return (
      <p className="mt-3">{`Your deposit was given back on our side. ${offer.company.name} tells you more.`}</p>
    );
  return (
    <section
      aria-label="Deposit"
      className="mt-4 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere] print:hidden"
    >
      <p>
        The deposit of <span className="figures font-semibold">{amount}</span> is due now.{" "}
        {deposit.canPay ? null : `${offer.company.name} tells you how to pay it.`}
      </p>
      {deposit.canPay ? (
        <>
          <p data-part="pay-said" role="status" hidden className="mt-2 text-ink-soft" />
          <Button size="lg" className="mt-3 w-full sm:w-auto" data-part="pay">
            {`Pay ${amount}`}
          </Button>
          <p className="mt-2 text-ink-soft text-sm">{`You pay on a page of Stripe, and the money goes to ${offer.company.name}.`}</p>
        </>
      ) : null}
    </section>
  );
}

function OptionTabs({ proposal: { offer, signed } }: { proposal: ClientProposal }) {
  if (offer.options.length === 1) return null;
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">Choose an option</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0">
        {offer.options.map(({ id, title }) => (
          <label
            key={id}
            className="flex min-h-12 min-w-28 max-w-56 flex-1 cursor-pointer flex-col rounded-md border border-line-strong bg-surface px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="option"
              value={id}
              autoComplete="off"
              defaultChecked={id === offer.choice.optionId}
              className="sr-only"
            />
            <span className="truncate font-semibold">{title}</span>
            <span className="figures text-ink-soft text-sm" data-tab-total={id} />
            {signed && id === offer.choice.optionId ? <span className="text-sm">Chosen</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Terms({ proposal: { offer } }: { proposal: ClientProposal }) {
  const { terms, disclaimer } = offer;
  return (
    <section className="mt-10 max-w-text">
      {terms ? (
        <>
          <h2 className="break-after-avoid text-xl">Terms</h2>
          <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{terms.text}</p>
        </>
      ) : null}
      {disclaimer ? <p className="mt-4 text-ink-soft text-sm">{disclaimer}</p> : null}
    </section>
  );
}

/** Total and next step, where the thumb is. */
const BottomBar = () => (
  <section
    aria-label="Total and next step"
    className="fixed inset-x-0 bottom-0 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
  >
    <div className="page-width flex items-center justify-between gap-3 py-3">
      <p className="min-w-0">
        <span data-part="chosen-title" className="block truncate text-ink-soft text-sm" />
        <span data-part="total" className="figures font-bold text-xl" />
      </p>
      <Button size="lg" data-part="go-sign">
        Sign
      </Button>
    </div>
  </section>
);
