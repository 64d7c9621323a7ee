import { Lock } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { hasAiAccess } from "#app/lib/subscription-status.ts";
import { projectPlans } from "#contract/plan-messages.ts";
import type { Route } from "./+types/page";
import { ProjectsBoard } from "./projects-board.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Projects",
    description: "Your landscape projects.",
    path: "/projects",
    noIndex: true,
  });

export default function Projects() {
  const user = useSignedInUser();
  return (
    <div className="page-width py-6 md:py-10">
      <ProjectsBoard gate={hasAiAccess(user) ? null : <SubscriptionRequired />} />
    </div>
  );
}

/** In place of an empty list: who has projects sees them on every plan. */
const SubscriptionRequired = () => (
  <EmptyState
    icon={Lock}
    title="Subscription Required"
    action={
      <div className="flex flex-col items-center gap-4">
        <ButtonLink to="/subscription" size="lg">
          See Plans
        </ButtonLink>
        <Link to="/designer" className="font-semibold text-brand-ink underline-offset-4 hover:underline">
          Back to the designer
        </Link>
      </div>
    }
  >
    Starting projects on this page comes with {projectPlans()}. Projects of your free designs are listed here
    as soon as there are any.
  </EmptyState>
);
