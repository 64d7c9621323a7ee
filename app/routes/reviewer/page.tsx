import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/page";
import { Reviewer } from "./reviewer.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Reviewer",
    description: "Rate the designs that people made.",
    path: "/reviewer",
    noIndex: true,
  });

export default function ReviewerPage() {
  return (
    <div className="page-width max-w-[1440px] py-4 max-lg:pb-36 md:py-6">
      <Reviewer />
    </div>
  );
}
