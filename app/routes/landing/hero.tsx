import { CALL_PRIMARY, CALL_SECONDARY, FinalCall } from "#app/components/marketing/final-call.tsx";
import { Hero } from "#app/components/marketing/hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CLAIMS } from "#app/content/marketing.ts";

export const LandingHero = () => (
  <>
    <Hero
      title="Show the finished yard before you quote it"
      text="Photograph a property, circle what should change, and your client sees the new landscape on their own house. With the material list to back it up."
      actions={
        <>
          <ButtonLink to="/signup" size="lg">
            Try it FREE Now!
          </ButtonLink>
          <ButtonLink to="/login" size="lg" variant="secondary" className="signed-in:hidden">
            Sign In
          </ButtonLink>
        </>
      }
      example={{
        design: "modern-garden",
        beforeAlt: "A modern house with a thin lawn and a few young shrubs",
        afterAlt: "The same house with ornamental grasses and lavender in dark mulch beds, and a new lawn",
      }}
    />
    <section aria-label="What contractors report" className="border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4">
        {CLAIMS.map(({ figure, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-soft">{words}</dt>
            <dd className="figures font-bold text-2xl tracking-tight sm:text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  </>
);

export const LandingFinalCall = () => (
  <FinalCall
    title="Take it to your next appointment"
    text="Three designs are free. You need a phone and a yard."
  >
    <ButtonLink to="/signup" size="lg" className={CALL_PRIMARY}>
      Get Started
    </ButtonLink>
    <ButtonLink to="/demo" size="lg" variant="secondary" className={CALL_SECONDARY}>
      Try the Demo
    </ButtonLink>
  </FinalCall>
);
