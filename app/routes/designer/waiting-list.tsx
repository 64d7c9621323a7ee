import { CloudUpload, X } from "lucide-react";
import { type Dispatch, useMemo } from "react";
import { TextLink } from "#app/components/text-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useOnline } from "#app/lib/use-online.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import { listPending, type PendingDraft } from "./pending-drafts.ts";
import { type Version, waitingVersions } from "./version.ts";

const nameOf = ({ editHistory, prompt, waiting }: Version): string =>
  editHistory.at(-1) ||
  prompt ||
  waiting?.request.areas.map(({ description }) => description).join(", ") ||
  "Picture";

const titleOf = ({ title, description, photos }: PendingDraft): string =>
  title || description.trim() || photos[0]?.name || "Design";

/** What this device holds that the server does not have: pictures of this design, and other designs. */
export default function WaitingList({
  design,
  dispatch,
  designId,
  userId,
}: {
  design: Design;
  dispatch: Dispatch<DesignEvent>;
  designId: string;
  userId: string;
}) {
  const online = useOnline();
  const pictures = waitingVersions(design);
  const others = useMemo(() => listPending(userId).filter(({ id }) => id !== designId), [userId, designId]);
  if (pictures.length + others.length === 0) return null;
  const { run } = design;
  const sentId = run.kind === "starting" ? run.key : run.kind === "running" ? run.replaces : undefined;
  const stateOf = ({ id, waiting }: Version): string => {
    if (id === sentId) return "Being made by the server";
    if (waiting?.held) return waiting.held;
    if (!online) return "Made on this device. Sent when you are connected.";
    return design.projectId === null ? "Choose a project, and it is sent." : "Is sent next";
  };
  return (
    <section aria-label="Waiting to be sent" className="rounded-md bg-sunken p-3">
      <h2 className="flex items-center gap-2 font-semibold text-base">
        <CloudUpload aria-hidden className="size-5 text-ink-soft" />
        Waiting to be sent
      </h2>
      <ul className="mt-2 space-y-2">
        {pictures.map((version) => (
          <li key={version.id} className="flex items-center gap-3">
            <img src={version.imageUrl} alt="" className="h-12 w-16 shrink-0 rounded-sm object-cover" />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm">{nameOf(version)}</p>
              <p className="text-ink-soft text-sm">{stateOf(version)}</p>
            </div>
            {version.waiting?.held ? (
              <Button
                variant="quiet"
                className="min-h-12 px-3"
                onClick={() => dispatch({ type: "waiting freed", versionId: version.id })}
              >
                Send
              </Button>
            ) : null}
            <IconButton
              icon={X}
              size={48}
              label={`Do not send ${nameOf(version)}`}
              disabled={version.id === sentId}
              onClick={() => dispatch({ type: "version removed", versionId: version.id })}
            />
          </li>
        ))}
        {others.map((draft) => (
          <li key={draft.id} className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm">{titleOf(draft)}</p>
              <p className="text-ink-soft text-sm">Sent when it is opened with a connection.</p>
            </div>
            <TextLink to={`/designer/${draft.id}`}>Open</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
