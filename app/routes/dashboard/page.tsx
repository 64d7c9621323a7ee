import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { hasAiAccess } from "#app/lib/subscription-status.ts";
import type { Route } from "./+types/page";
import { DemoWaiting } from "./demo-waiting.tsx";
import { FreeDashboard } from "./free-dashboard.tsx";
import { PaidDashboard } from "./paid-dashboard.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Dashboard",
    description: "Your landscape designs and projects at a glance.",
    path: "/dashboard",
    noIndex: true,
  });

/** Two faces: at work with access, at the start without. */
export default function Dashboard() {
  const user = useSignedInUser();
  return (
    <div className="page-width py-6 md:py-10">
      <DemoWaiting />
      {hasAiAccess(user) ? <PaidDashboard user={user} /> : <FreeDashboard user={user} />}
    </div>
  );
}
