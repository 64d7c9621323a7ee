import { useSearchParams } from "react-router";
import { call, request } from "#app/lib/api.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import type { Route } from "./+types/page";
import { Designer } from "./designer.tsx";
import { useDemoHandover } from "./use-demo-handover.ts";

const api = { call, request };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Designer",
    description: "Add a photo of the yard, say what should change, and see it.",
    path: "/designer",
    noIndex: true,
  });

export default function DesignerPage() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const wanted = Number(search.get("project"));
  const wantedProjectId = Number.isInteger(wanted) && wanted > 0 ? wanted : null;
  const handedOver = useDemoHandover(user.id, api);
  if (!handedOver) return null;
  // Another person in the same tab starts with their own design.
  return <Designer key={user.id} api={api} user={user} wantedProjectId={wantedProjectId} />;
}
