import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { requireGuest } from "#app/lib/guards.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { siteOf } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import { useGuestPage } from "#app/lib/use-guest-page.ts";
import type { Route } from "./+types/page";
import { Features } from "./features.tsx";
import { LandingFinalCall, LandingHero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { ProjectTypes } from "./project-types.tsx";
import { Showcase } from "./showcase.tsx";
import { softwareData } from "./software-data.ts";
import { Support } from "./support.tsx";
import { Testimonials } from "./testimonials.tsx";

export const handle: PageHandle = { kept: [{ path: "/" }] };

const DESCRIPTION =
  "Landscaping sales tools for contractors: photograph a yard, circle what should change, and show AI visualizations with cost estimates on the spot.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Landscaping sales tools: AI visualizations and cost estimates",
    description: DESCRIPTION,
    keywords:
      "landscaping sales tools, AI landscape design, landscape visualization, landscaping estimate software, before and after landscaping, bill of materials",
    path: "/",
    imagePath: "/cards/landing.jpg",
    data: softwareData(siteOf(matches), DESCRIPTION, new Date().getFullYear()),
  });

/** With nothing to give, it lets the page be rendered on the server although there is a guard for the browser. */
export const loader = () => null;

/** For those who come by a link inside the app; on a fresh load the page's own head does the same. */
export async function clientLoader() {
  return requireGuest();
}

export default function Landing() {
  useGuestPage();
  return (
    <PublicPage>
      <LandingHero />
      <Showcase />
      <Features />
      <ProjectTypes />
      <Testimonials />
      <Pricing />
      <Support />
      <LandingFinalCall />
    </PublicPage>
  );
}
