import { useSearchParams } from "react-router";
import { call, request } from "#app/lib/api.ts";
import { useUser } from "#app/lib/use-session.ts";
import { Designer } from "./designer.tsx";

const api = { call, request };

export const meta = () => [{ title: "AI Designer" }, { name: "robots", content: "noindex, nofollow" }];

export default function DesignerPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const wanted = Number(search.get("project"));
  const wantedProjectId = Number.isInteger(wanted) && wanted > 0 ? wanted : null;
  // Another person in the same tab starts with their own design.
  return user ? <Designer key={user.id} api={api} user={user} wantedProjectId={wantedProjectId} /> : null;
}
