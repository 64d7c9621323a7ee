import { Camera, PencilLine, Share2 } from "lucide-react";
import { BeforeAfter } from "#app/components/before-after.tsx";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { requireGuest } from "#app/lib/guards.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useGuestPage } from "#app/lib/use-guest-page.ts";
import after from "#app/pictures/front-yard-after-1280.webp";
import before from "#app/pictures/front-yard-before-1280.webp";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Yardwright: show the finished yard before you quote it",
    description:
      "Landscaping sales tools for contractors: photograph a yard, circle what should change, and show AI visualizations with cost estimates on the spot.",
    path: "/",
  });

/** A server loader, though it has nothing to give, lets the page be rendered before the guard has run in the browser. */
export const loader = () => null;
export async function clientLoader() {
  return requireGuest();
}
clientLoader.hydrate = true as const;

const STEPS = [
  {
    icon: Camera,
    title: "Photograph the yard",
    text: "One picture from your phone is enough. The house and everything around it stay exactly as they are.",
  },
  {
    icon: PencilLine,
    title: "Circle and describe",
    text: "Draw around the lawn, the bed or the driveway, and say what belongs there in your own words.",
  },
  {
    icon: Share2,
    title: "Show it, price it, share it",
    text: "Wipe from before to after at the kitchen table, list the materials, and leave a link behind.",
  },
];

export default function Landing() {
  useGuestPage();
  return (
    <>
      <SiteHeader />
      <main>
        <section className="page-width grid items-center gap-10 pt-6 pb-16 md:pt-12 md:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
          <div>
            <h1 className="text-4xl font-bold tracking-tight sm:text-5xl xl:text-6xl">
              Show the finished yard before you quote it
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
              Photograph a property, circle what should change, and your client sees the new landscape on
              their own house. With the material list to back it up.
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <ButtonLink to="/signup" size="lg">
                Try it FREE Now!
              </ButtonLink>
              <ButtonLink to="/login" size="lg" variant="secondary">
                Sign In
              </ButtonLink>
            </div>
            <p className="mt-4 text-sm text-ink-faint">No credit card required.</p>
          </div>
          <div className="overflow-hidden rounded-xl shadow-float max-sm:-mx-4 max-sm:rounded-none">
            <BeforeAfter
              before={{ src: before, alt: "A front yard with patchy lawn in front of a blue house" }}
              after={{ src: after, alt: "The same yard with a paver patio, fire pit, planting and gravel" }}
              width={1280}
              height={960}
            />
          </div>
        </section>
        <section aria-labelledby="how" className="border-line border-y bg-surface">
          <div className="page-width py-16 md:py-24">
            <h2 id="how" className="text-3xl">
              From driveway to quote in minutes
            </h2>
            <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
              {STEPS.map(({ icon: Icon, title, text }) => (
                <li key={title}>
                  <span className="flex size-12 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  <h3 className="mt-4 text-lg">{title}</h3>
                  <p className="mt-1.5 text-ink-soft">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="page-width flex flex-col items-center py-16 text-center md:py-24">
          <h2 className="max-w-xl text-3xl md:text-4xl">Take it to your next appointment</h2>
          <p className="mt-3 text-lg text-ink-soft">Three designs are free. You need a phone and a yard.</p>
          <ButtonLink to="/signup" size="lg" className="mt-8">
            Get Started
          </ButtonLink>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
