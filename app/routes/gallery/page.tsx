import { useParams } from "react-router";
import { NoProject } from "#app/components/no-project.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import type { Route } from "./+types/page";
import { Gallery } from "./gallery.tsx";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Project Gallery",
    description: "The designs of one project, side by side with the yard as it is.",
    path: `/projects/${params.projectId}/gallery`,
    noIndex: true,
  });

export default function GalleryPage() {
  const projectId = Number(useParams().projectId);
  return (
    <div className="page-width flex flex-1 flex-col py-6 md:py-10">
      {Number.isInteger(projectId) && projectId > 0 ? (
        <Gallery key={projectId} projectId={projectId} />
      ) : (
        <NoProject screen="Project Gallery" />
      )}
    </div>
  );
}
