import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import type { Route } from "./+types/page";
import { ArchivedProjects } from "./archived-projects.tsx";
import { DeletedDesigns } from "./deleted-designs.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Archive",
    description: "Archived projects and deleted designs that can be restored.",
    path: "/projects/archive",
    noIndex: true,
  });

export default function ArchivePage() {
  return (
    <div className="page-width py-6 md:py-10">
      <Link
        to="/projects"
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
        Projects
      </Link>
      <h1 className="mt-1 text-3xl">Archive</h1>
      <p className="mt-1 max-w-text text-ink-soft">
        Archived projects can be restored for {KEPT_DAYS.archivedProjects} days and deleted designs for{" "}
        {KEPT_DAYS.archivedDesigns} days. After that they are gone.
      </p>
      <ArchivedProjects />
      <DeletedDesigns />
    </div>
  );
}
