import { FeatureGrid } from "#app/components/marketing/feature-grid.tsx";
import { FinalCall } from "#app/components/marketing/final-call.tsx";
import { Hero } from "#app/components/marketing/hero.tsx";
import { MoreTrades } from "#app/components/marketing/more-trades.tsx";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TradeActions } from "#app/components/marketing/trade-actions.tsx";
import { POOL_FEATURES } from "#app/content/features.ts";
import { POOL_ROI } from "#app/content/marketing.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/pool";

const PATH = "/pool-installation-software";

export const handle: PageHandle = { kept: [{ path: PATH }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pool installation software",
    description:
      "Show customers the pool on their own backyard photo, with deck, coping and a bill of materials, and quote in 15 minutes instead of 2 hours.",
    keywords:
      "pool installation software, pool design app, pool visualization, pool contractor sales, pool quote",
    path: PATH,
    imagePath: "/cards/pool.jpg",
  });

const CELL = "figures px-4 py-4 text-end sm:px-6";

export default function Pool() {
  return (
    <PublicPage>
      <Hero
        eyebrow="Pool installation software"
        title="Sell the pool on their own backyard"
        text="One photo, one sentence, and the pool lies in the lawn where your customer pointed: with its deck, its coping and the list of what it takes."
        actions={<TradeActions />}
        example={{
          design: "backyard-pool",
          beforeAlt: "A backyard with worn grass behind a blue house",
          afterAlt:
            "The same backyard with a rectangular pool, a travertine deck and planting along the house",
        }}
      />
      <Section
        id="roi"
        title="What a picture does to the numbers"
        lead="Quoting a pool from a brochure, and quoting it on a photo of the customer's own yard. Amounts in US dollars."
        tone="surface"
      >
        <div className="mt-10 overflow-hidden rounded-lg border border-line">
          <table className="w-full border-collapse text-start">
            <thead>
              <tr className="bg-sunken text-sm">
                <td className="px-4 py-3 sm:px-6" />
                <th scope="col" className="px-4 py-3 text-end font-semibold sm:px-6">
                  As most do it
                </th>
                <th scope="col" className="px-4 py-3 text-end font-semibold text-brand-ink sm:px-6">
                  With the picture
                </th>
              </tr>
            </thead>
            <tbody className="text-lg">
              {POOL_ROI.map(({ what, before, after }) => (
                <tr key={what} className="border-line border-t">
                  <th scope="row" className="px-4 py-4 text-start font-medium sm:px-6">
                    {what}
                  </th>
                  <td className={`${CELL} text-ink-soft`}>{before}</td>
                  <td className={`${CELL} font-bold text-brand-ink`}>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section id="features" title="Made for the visit, not for the office">
        <FeatureGrid features={POOL_FEATURES} />
        <div className="mt-12">
          <MoreTrades except={PATH} />
        </div>
      </Section>
      <FinalCall
        title="Put a pool in the next yard you see"
        text="Try it on a photo of your own first. The demo needs no account."
      >
        <TradeActions onGreen />
      </FinalCall>
    </PublicPage>
  );
}
