import { FeatureGrid } from "#app/components/marketing/feature-grid.tsx";
import { MoreTrades } from "#app/components/marketing/more-trades.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { ALSO, LANDING_FEATURES, STEPS } from "#app/content/features.ts";

export const Features = () => (
  <>
    <Section id="how" title="From driveway to quote in minutes" tone="surface">
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title}>
            <span className="flex items-center gap-3 text-brand-ink">
              <Icon aria-hidden className="size-7" />
              <span className="figures font-semibold">Step {index + 1}</span>
            </span>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
    <Section id="features" title="Everything between the doorbell and the signature">
      <FeatureGrid features={LANDING_FEATURES} />
      <ul className="mt-12 grid gap-x-8 gap-y-3 border-line border-t pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {ALSO.map(({ icon: Icon, title }) => (
          <li key={title} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-5 text-brand-ink" />
            {title}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <MoreTrades />
      </div>
    </Section>
  </>
);
