import { useParams } from "react-router";
import { NoProject } from "#app/components/no-project.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/page";
import { ProjectProposals } from "./project-proposals.tsx";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Proposals",
    description: "The proposals of one project, and where each stands.",
    path: `/projects/${params.projectId}/proposals`,
    noIndex: true,
  });

export default function ProjectProposalsPage() {
  const projectId = Number(useParams().projectId);
  return (
    <div className="page-width flex flex-1 flex-col py-6 md:py-10">
      {Number.isInteger(projectId) && projectId > 0 ? (
        <ProjectProposals key={projectId} projectId={projectId} />
      ) : (
        <NoProject screen="Proposals" />
      )}
    </div>
  );
}
