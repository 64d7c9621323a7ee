import { FeatureGrid } from "#app/components/marketing/feature-grid.tsx";
import { FinalCall } from "#app/components/marketing/final-call.tsx";
import { Hero } from "#app/components/marketing/hero.tsx";
import { MoreTrades } from "#app/components/marketing/more-trades.tsx";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TradeActions } from "#app/components/marketing/trade-actions.tsx";
import { DECK_TYPES } from "#app/content/deck-types.ts";
import { DECK_FEATURES } from "#app/content/features.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/deck";

const PATH = "/deck-design-tool";

export const handle: PageHandle = { kept: [{ path: PATH }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Deck design tool for contractors",
    description:
      "Show a wood or composite deck on a photo of the house, with joists, footings, railing and stairs counted in the bill of materials.",
    keywords:
      "deck design tool, deck visualizer, deck contractor software, composite deck design, deck estimate",
    path: PATH,
    imagePath: "/cards/deck.jpg",
  });

export default function Deck() {
  return (
    <PublicPage>
      <Hero
        eyebrow="Deck design tool"
        title="Show the deck before the first board is cut"
        text="Cedar or composite, low to the grass or with stairs: your customer sees it behind their own house, and you have the list for the lumber yard."
        actions={<TradeActions />}
        example={{
          design: "cedar-deck",
          beforeAlt: "A backyard with bare patches in the grass and a wooden fence",
          afterAlt: "The same backyard with a cedar deck, a new lawn and hydrangeas along the fence",
        }}
      />
      <Section
        id="types"
        title="Five decks, five prices"
        lead="Built, per square foot, in US dollars. National ranges from public trade articles of 2026; your own price book comes first."
        tone="surface"
      >
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {DECK_TYPES.map(({ name, price, text }) => (
            <li key={name} className="rounded-lg border border-line bg-canvas p-6">
              <h3 className="text-xl">{name}</h3>
              <p className="figures mt-1 font-semibold text-accent-ink text-lg">
                {price} <span className="font-normal text-base text-ink-soft">per sq ft</span>
              </p>
              <p className="mt-3 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="features" title="The picture sells it, the list builds it">
        <FeatureGrid features={DECK_FEATURES} />
        <div className="mt-12">
          <MoreTrades except={PATH} />
        </div>
      </Section>
      <FinalCall
        title="Take the next deck from sketch to signature"
        text="Try it on a photo of your own first. The demo needs no account."
      >
        <TradeActions onGreen />
      </FinalCall>
    </PublicPage>
  );
}
