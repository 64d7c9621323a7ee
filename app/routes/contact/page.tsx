import { TextPage } from "#app/components/marketing/text-page.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { useSite } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import { answeredFirst } from "#core/entitlements/plans.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { kept: [{ path: "/contact" }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact",
    description:
      "Write to us: a question before you buy, a fault, or a yard that came out wrong. What to send so that we can answer at once.",
    keywords: "contact, support, landscape design software support",
    path: "/contact",
    imagePath: "/cards/landing.jpg",
  });

export default function Contact() {
  const { supportEmail } = useSite();
  return (
    <TextPage title="Contact">
      <p>
        Write to{" "}
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-brand-ink underline underline-offset-4"
        >
          {supportEmail}
        </a>
        . A person reads every message; {answeredFirst()} are answered first.
      </p>
      <p>It helps when you tell us:</p>
      <ul className="list-disc space-y-2 ps-6">
        <li>the e-mail address of your account, if you have one,</li>
        <li>what you wanted to happen and what happened instead,</li>
        <li>for a design that came out wrong: its share link and what you had written.</li>
      </ul>
      <p>Please do not send passwords or card numbers. We never ask for either.</p>
    </TextPage>
  );
}
