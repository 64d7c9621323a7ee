import { TextPage } from "#app/components/marketing/text-page.tsx";
import { PRIVACY } from "#app/content/marketing.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSite } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { kept: [{ path: "/privacy" }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy in plain words",
    description:
      "What we keep of you and your photos, what we do not, who else is involved, and how to have everything deleted.",
    keywords: "privacy, photo privacy, landscape design software privacy",
    path: "/privacy",
    imagePath: "/cards/landing.jpg",
  });

export default function Privacy() {
  const { supportEmail } = useSite();
  return (
    <TextPage title="Privacy in plain words">
      {PRIVACY.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-2xl text-ink">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
      <p>
        Questions:{" "}
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-brand-ink underline underline-offset-4"
        >
          {supportEmail}
        </a>
      </p>
    </TextPage>
  );
}
