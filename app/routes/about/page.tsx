import { TextPage } from "#app/components/marketing/text-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ABOUT } from "#app/content/marketing.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSite } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { kept: [{ path: "/about" }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description:
      "Who makes this landscape design tool, what we think an honest picture is, and how the pictures on these pages were made.",
    keywords: "about, landscape design software company",
    path: "/about",
    imagePath: "/cards/landing.jpg",
  });

export default function About() {
  const { name } = useSite();
  return (
    <TextPage title={`About ${name}`}>
      {ABOUT.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="pt-3">
        <ButtonLink to="/demo" size="lg">
          Try the Demo
        </ButtonLink>
      </p>
    </TextPage>
  );
}
