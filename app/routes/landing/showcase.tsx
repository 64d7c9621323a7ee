import { ChevronLeft, ChevronRight } from "lucide-react";
import { Section } from "#app/components/marketing/section.tsx";
import { ShowcaseSlider } from "#app/components/marketing/showcase-slider.tsx";
import { EXAMPLES } from "#app/content/marketing.ts";

const ARROW =
  "flex size-12 items-center justify-center rounded-full border border-line-strong/50 bg-surface text-ink hover:bg-sunken";

/** Before and after, one example at a time; without scripts they stand below each other. */
export const Showcase = () => (
  <Section
    id="showcase"
    title="Their yard, before and after"
    lead="Made by the product from one photo and one sentence. Drag the line to compare."
  >
    {/* biome-ignore lint/a11y/useSemanticElements: the pattern for carousels asks for this role */}
    <div data-carousel role="group" aria-roledescription="carousel" aria-label="Examples" className="mt-10">
      <div aria-live="polite">
        {EXAMPLES.map(({ id, title, description, value, ...example }, index) => (
          <div
            key={id}
            data-slide
            data-current={index === 0 ? "" : undefined}
            className="grid items-center gap-6 not-data-current:scripted:hidden max-lg:mt-10 max-lg:first:mt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12"
          >
            <div className="overflow-hidden rounded-xl shadow-card max-sm:-mx-4 max-sm:rounded-none">
              <ShowcaseSlider
                {...example}
                sizes="(min-width: 1264px) 740px, (min-width: 1024px) 60vw, 80vw"
              />
            </div>
            <div>
              <p className="hidden text-ink-faint text-sm scripted:block">
                {index + 1} of {EXAMPLES.length}
              </p>
              <h3 className="mt-1 text-2xl">{title}</h3>
              <p className="mt-3 text-ink-soft">{description}</p>
              <p className="mt-5 text-ink-soft">Project value</p>
              <p className="figures font-bold text-2xl text-accent-ink tracking-tight">{value}</p>
            </div>
          </div>
        ))}
      </div>
      <div className="mt-6 hidden items-center gap-3 scripted:flex">
        <button type="button" data-step="-1" aria-label="Previous example" className={ARROW}>
          <ChevronLeft aria-hidden className="size-6" />
        </button>
        <button type="button" data-step="1" aria-label="Next example" className={ARROW}>
          <ChevronRight aria-hidden className="size-6" />
        </button>
        <div className="flex">
          {EXAMPLES.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              data-dot
              aria-label={`Show ${title}`}
              aria-current={index === 0}
              className="group/dot flex size-11 items-center justify-center"
            >
              <span className="size-3 rounded-full border-2 border-line-strong group-aria-current/dot:border-brand group-aria-current/dot:bg-brand" />
            </button>
          ))}
        </div>
      </div>
    </div>
  </Section>
);
