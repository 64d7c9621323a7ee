import { Suspense } from "react";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call, request } from "#app/lib/api.ts";
import { latePart } from "#app/lib/late-part.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import type { Route } from "./+types/page";
import { Designer } from "./designer.tsx";
import { loadResult } from "./result-parts.ts";
import { useDemoHandover } from "./use-demo-handover.ts";
import { useOpened } from "./use-opened.ts";

// For roles that look only.
const LookAtDesign = latePart(() => import("./look-at-design.tsx"));
const NotOpened = latePart(() => import("./not-opened.tsx"));

const api = { call, request };

// A kept design mostly opens at a picture: what shows it comes beside the page's own scripts, not after them.
if (typeof location !== "undefined" && /^\/designer\/[0-9a-f-]{36}$/.test(location.pathname))
  void loadResult();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Designer",
    description: "Add a photo of the yard, say what should change, and see it.",
    path: "/designer",
    noIndex: true,
  });

export default function DesignerPage() {
  const may = useMay();
  if (may("putDesign")) return <OwnDesigner />;
  return (
    <Suspense fallback={<Opening />}>
      <LookAtDesign />
    </Suspense>
  );
}

function OwnDesigner() {
  const user = useSignedInUser();
  const handedOver = useDemoHandover(user.id, api);
  // Another person in the same tab starts with their own designs.
  return handedOver ? <OpenedDesigner key={user.id} user={user} /> : <Opening />;
}

function OpenedDesigner({ user }: { user: User }) {
  const { opened, error, onAddress, reload } = useOpened(api, user.id);
  if (error)
    return (
      <Suspense fallback={<Opening />}>
        <NotOpened error={error} onAgain={reload} />
      </Suspense>
    );
  if (!opened) return <Opening />;
  return <Designer key={opened.id} api={api} user={user} opened={opened} onAddress={onAddress} />;
}

const Opening = () => (
  <div
    aria-busy
    className="page-width grid max-w-[1440px] gap-x-10 gap-y-6 pt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-6"
  >
    <h1 className="sr-only">AI Designer</h1>
    <Skeleton className="aspect-4/3 max-h-[68dvh] w-full" />
    <Skeleton className="h-72 w-full" />
  </div>
);
