import { MapPin } from "lucide-react";
import { FeatureGrid } from "#app/components/marketing/feature-grid.tsx";
import { FinalCall } from "#app/components/marketing/final-call.tsx";
import { Hero } from "#app/components/marketing/hero.tsx";
import { MoreTrades } from "#app/components/marketing/more-trades.tsx";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TradeActions } from "#app/components/marketing/trade-actions.tsx";
import { PlanFeatures } from "#app/components/plan-features.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { TORONTO_FEATURES } from "#app/content/features.ts";
import { FOOTER_CLAIMS, NO_CARD, TORONTO_PLACES } from "#app/content/marketing.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSite } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import { PRICE_WORDS } from "#contract/plan-currency.ts";
import { MAIN_PLAN, PLANS, priceOf } from "#core/entitlements/plans.ts";
import type { Route } from "./+types/toronto";

const PATH = "/toronto-landscaping-software";

export const handle: PageHandle = { kept: [{ path: PATH }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Toronto landscaping software",
    description:
      "Landscape design software for contractors in Toronto and the GTA: show interlock, beds and decks on a photo of the house, with prices in CAD.",
    keywords:
      "Toronto landscaping software, GTA landscape design, interlock Toronto, landscaping contractor software Canada",
    path: PATH,
    imagePath: "/cards/toronto.jpg",
  });

export default function Toronto() {
  const { trialDays, sellsInCad } = useSite();
  const currency = sellsInCad ? "cad" : "usd";
  return (
    <PublicPage>
      <Hero
        eyebrow="Toronto and the GTA"
        title="The yard they want, on the street they live on"
        text="Made for contractors who quote between Etobicoke and Ajax: brick fronts, short seasons and driveways that freeze."
        actions={<TradeActions />}
        example={{
          design: "toronto-front",
          beforeAlt: "A brick house with a double garage and a plain lawn",
          afterAlt: "The same house with hydrangea and boxwood beds and a fresh lawn",
        }}
      />
      <Section
        id="coverage"
        title="Where our contractors work"
        lead="The software works anywhere. These are the places that this page is for."
        tone="surface"
      >
        <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 lg:grid-cols-4">
          {TORONTO_PLACES.map((place) => (
            <li key={place} className="flex gap-2.5">
              <MapPin aria-hidden className="mt-0.5 size-5 text-brand-ink" />
              {place}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="features" title="Built around a Toronto job">
        <FeatureGrid features={TORONTO_FEATURES} />
        <div className="mt-12">
          <MoreTrades except={PATH} />
        </div>
      </Section>
      <Section
        id="pricing"
        title={sellsInCad ? "One price, tax included" : "One price"}
        lead={
          sellsInCad
            ? "In Canadian dollars, with nothing to add at the end: for as many designs, customers and lists as you need."
            : "For as many designs, customers and lists as you need."
        }
        tone="surface"
        aside
      >
        <div className="rounded-xl border border-brand bg-canvas p-6 ring-1 ring-brand sm:p-8">
          <h3 className="text-2xl">{PLANS[MAIN_PLAN].name}</h3>
          <p className="figures mt-4 flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold text-5xl tracking-tight">{priceOf(MAIN_PLAN)}</span>
            <span className="text-ink-soft">{PRICE_WORDS[currency]}</span>
          </p>
          <PlanFeatures plan={MAIN_PLAN} className="mt-6 mb-8" />
          <ButtonLink to={`/signup?plan=${MAIN_PLAN}&currency=${currency}`} size="lg" className="w-full">
            {trialDays > 0 ? `Start ${trialDays}-Day Free Trial` : "Get Started"}
          </ButtonLink>
          <p className="mt-4 text-ink-soft text-sm">
            {NO_CARD}. {FOOTER_CLAIMS}
          </p>
        </div>
      </Section>
      <FinalCall
        title="Be the one who shows it first"
        text="Try it on a photo of your own street. The demo needs no account."
      >
        <TradeActions onGreen />
      </FinalCall>
    </PublicPage>
  );
}
