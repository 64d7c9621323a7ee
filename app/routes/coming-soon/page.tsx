import { Construction } from "lucide-react";
import { useLocation } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { Route } from "./+types/page";
import { DeleteAccount } from "./delete-account.tsx";
import { Devices } from "./devices.tsx";

const titleOf = (pathname: string) => (pathname.startsWith("/settings") ? "Settings" : "Profile");

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: titleOf(location.pathname),
    description: "This page is coming soon.",
    path: location.pathname,
    noIndex: true,
  });

/** Profile and settings until they hold more; who is signed in where cannot wait for that. */
export default function ComingSoon() {
  const title = titleOf(useLocation().pathname);
  const may = useMay();
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-8">
        <EmptyState
          icon={Construction}
          title="Coming soon"
          action={
            <ButtonLink to="/dashboard" variant="secondary">
              Back to Dashboard
            </ButtonLink>
          }
        >
          We are still building this page. Your designs and projects are where you left them.
        </EmptyState>
      </div>
      {title === "Settings" ? (
        <>
          {may("engineSettings") ? (
            <p className="mt-8">
              <TextLink to="/engines">Engines: what draws your designs, and what it costs</TextLink>
            </p>
          ) : null}
          <Devices />
          <DeleteAccount />
        </>
      ) : null}
    </div>
  );
}
