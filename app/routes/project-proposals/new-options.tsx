import { useRef } from "react";
import { useNavigate } from "react-router";
import ThreeOptionsDialog, {
  type MadeOption,
} from "#app/components/proposals/three-options/three-options-dialog.tsx";
import { useProjectImages } from "#app/components/proposals/use-project-images.ts";
import { call } from "#app/lib/api.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { PROPOSAL_TITLE_MAX } from "#contract/limits.ts";

/** Starts a draft of good, better and best, made from one design of the project. */
export default function NewOptions({ project, onClose }: { project: Project; onClose(): void }) {
  const navigate = useNavigate();
  const images = useProjectImages(project.Id);
  // One id for all tries: a second one after a lost answer finds the first.
  const proposalId = useRef(crypto.randomUUID());
  async function create(made: MadeOption[]) {
    const { data } = await call("createProposal", {
      body: {
        id: proposalId.current,
        projectId: project.Id,
        title: project.Title.slice(0, PROPOSAL_TITLE_MAX).toWellFormed().trim(),
        options: made.map((option, nth) => ({ id: `option-${nth + 1}`, ...option })),
      },
    });
    await navigate(`/proposals/${data.id}`);
  }
  return (
    <ThreeOptionsDialog
      projectId={project.Id}
      images={images}
      fromId={null}
      useLabel="Create Proposal"
      onUse={create}
      onClose={onClose}
    />
  );
}
