import calculatorScript from "#app/components/marketing/calculator-page.ts?worker&url";
import { FeatureGrid } from "#app/components/marketing/feature-grid.tsx";
import { FinalCall } from "#app/components/marketing/final-call.tsx";
import { Hero } from "#app/components/marketing/hero.tsx";
import { MoreTrades } from "#app/components/marketing/more-trades.tsx";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TradeActions } from "#app/components/marketing/trade-actions.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { INTERLOCK_FEATURES } from "#app/content/features.ts";
import { INTERLOCK_COSTS } from "#app/content/marketing.ts";
import { PATTERNS } from "#app/content/patterns.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/interlock";
import { Calculator } from "./calculator.tsx";

const PATH = "/interlock-driveway-calculator";

export const handle: PageHandle = { kept: [{ path: PATH }], scripts: [calculatorScript] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Interlock driveway cost calculator",
    description:
      "What an interlock driveway costs per square foot, part by part: a working calculator, four laying patterns, and your own driveway in stone.",
    keywords:
      "interlock driveway calculator, interlock cost per square foot, paver driveway cost, paver patterns, interlock software",
    path: PATH,
    imagePath: "/cards/interlock.jpg",
  });

/** Read on the server alone: the whole price book stays there, and the page carries the few rows that it needs. */
export async function loader() {
  const { interlockPrices } = await import("#app/components/marketing/interlock-prices.ts");
  return { prices: interlockPrices };
}

const sum = (end: "low" | "high") => INTERLOCK_COSTS.reduce((total, part) => total + part[end], 0);
const CELL = "figures px-4 py-3 text-end sm:px-6";

export default function Interlock({ loaderData }: Route.ComponentProps) {
  return (
    <PublicPage>
      <Hero
        eyebrow="Interlock driveway calculator"
        title="Show the stone, and know what it costs"
        text="Circle the driveway, name the pattern, and it lies there in stone, shade and all. The calculator below tells what it takes."
        actions={<TradeActions />}
        example={{
          design: "interlock-driveway",
          beforeAlt: "A house with an asphalt driveway",
          afterAlt:
            "The same house with a herringbone interlock driveway in warm stone and a charcoal border",
        }}
      />
      <Section
        id="calculator"
        title="What does your driveway cost?"
        lead="Area in, range out. The same formulas and the same price book that make the bill of materials."
        tone="surface"
      >
        <Calculator prices={loaderData.prices} />
      </Section>
      <Section
        id="breakdown"
        title="What goes into a square foot"
        lead="Usual ranges for an interlock driveway, built, in US dollars per square foot. The calculator above counts your own area with low and high prices and hauling away, so it may start lower and end higher than this table."
        aside
      >
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <table className="w-full border-collapse">
            <thead>
              <tr className="bg-sunken text-sm">
                <th scope="col" className="px-4 py-3 text-start font-semibold sm:px-6">
                  Part
                </th>
                <th scope="col" className={`${CELL} font-semibold`}>
                  USD per sq ft
                </th>
              </tr>
            </thead>
            <tbody>
              {INTERLOCK_COSTS.map(({ part, low, high }) => (
                <tr key={part} className="border-line border-t">
                  <th scope="row" className="px-4 py-3 text-start font-medium sm:px-6">
                    {part}
                  </th>
                  <td className={CELL}>
                    ${low} to ${high}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-line-strong border-t-2 font-bold text-lg">
                <th scope="row" className="px-4 py-3 text-start sm:px-6">
                  Total
                </th>
                <td className={CELL}>
                  ${sum("low")} to ${sum("high")}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Section>
      <Section
        id="patterns"
        title="Four patterns to choose from"
        lead="Drawn by the same code that lays them in your photo."
        tone="surface"
      >
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {PATTERNS.map(({ id, name, text }) => (
            <li key={id}>
              <div className="aspect-4/3 overflow-hidden rounded-lg">
                <ShowcasePicture
                  name={`pattern-${id}`}
                  alt={`Pavers laid in ${name.toLowerCase()}`}
                  sizes="(min-width: 1264px) 282px, (min-width: 1024px) 23vw, (min-width: 640px) 46vw, 92vw"
                  className="size-full object-cover"
                />
              </div>
              <h3 className="mt-4 text-xl">{name}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="features" title="From the curb to the garage door">
        <FeatureGrid features={INTERLOCK_FEATURES} />
        <div className="mt-12">
          <MoreTrades except={PATH} />
        </div>
      </Section>
      <FinalCall
        title="Lay the next driveway before you quote it"
        text="Try it on a photo of your own first. The demo needs no account."
      >
        <TradeActions onGreen />
      </FinalCall>
    </PublicPage>
  );
}
