import { useState } from "react";
import { useNavigate } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Moved } from "./use-keeping.ts";

/** What the page before this one left to say: a design that stayed in its project, or one that was deleted. */
export type Left = { stays?: { id: string; project: string | null }; deleted?: string } | null;

/** What happened to a design beside the person's own work, and the way back. */
export default function DesignerNotices({
  api,
  left,
  moved,
  onDismiss,
  isBegun,
  projectId,
}: {
  api: Api;
  left: Left;
  moved: Moved | null;
  onDismiss(): void;
  isBegun: boolean;
  projectId: number | null;
}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = (id: string) => void navigate(`/designer/${id}`, { state: null });
  const run = async (id: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      open(id);
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
      setBusy(false);
    }
  };
  const move = (id: string) =>
    run(id, async () => {
      const { data } = await api.call("getDesign", { params: { id } });
      const { revision, title, state } = data;
      await api.call("putDesign", { params: { id }, body: { revision, title, state, projectId } });
    });

  if (moved)
    return moved.why === "conflict" ? (
      <Banner
        tone="notice"
        onDismiss={onDismiss}
        action={<TextLink to={`/designer/${moved.from}`}>Open the other one</TextLink>}
      >
        The same part of this design was changed elsewhere at the same time. Both are kept: this is your copy.
      </Banner>
    ) : (
      <Banner tone="notice" onDismiss={onDismiss}>
        This design was deleted elsewhere. What you had here goes on as a new design.
      </Banner>
    );
  if (isBegun || !left) return null;
  if (left.deleted !== undefined) {
    const id = left.deleted;
    return (
      <Banner
        action={
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void run(id, () => api.call("restoreDesign", { params: { id } }))}
          >
            Bring it back
          </Button>
        }
      >
        The design was deleted. Its saved pictures are still in the project.
      </Banner>
    );
  }
  if (!left.stays) return null;
  const { id, project } = left.stays;
  return (
    <Banner
      action={
        <>
          {projectId === null ? null : (
            <Button variant="quiet" busy={busy} onClick={() => void move(id)}>
              Move it here
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={() => open(id)}>
            Go back to it
          </Button>
        </>
      }
    >
      Your design stays in {project ?? "its project"}. This is a new one.
    </Banner>
  );
}
