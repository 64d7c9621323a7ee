import { SiteFooter } from "#app/components/site-footer.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/page";
import { Demo } from "./demo.tsx";
import { HidingHeader } from "./hiding-header.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Free Landscape Design Demo",
    description:
      "Try the AI landscape designer without an account: add a photo of a yard, circle what should change, say it in your words, and see it on your own device.",
    keywords:
      "landscape design demo, free AI landscape design, try landscape design software, backyard design from photo",
    path: "/demo",
    imagePath: "/cards/demo.jpg",
  });

export default function DemoPage() {
  return (
    <>
      <HidingHeader />
      {/* The photo moves up into the room that the header leaves. */}
      <main className="[--stage-top:6.5rem] peer-data-hidden:[--stage-top:1.5rem]">
        <Demo />
      </main>
      {/* Above the bar that is fixed to a phone's lower edge. */}
      <div className="max-lg:pb-28">
        <SiteFooter />
      </div>
    </>
  );
}
