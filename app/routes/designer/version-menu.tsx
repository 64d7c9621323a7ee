import { EllipsisVertical } from "lucide-react";
import { type ComponentProps, type Dispatch, Suspense, useState } from "react";
import { lazyMenu } from "#app/components/ui/lazy-menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import { MESSAGES } from "#contract/messages.ts";
import { versionName } from "./design.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import type { Version } from "./version.ts";

const Items = lazyMenu(() => import("./version-menu-items.tsx"));
const RenameDialog = latePart(() => import("./rename-dialog.tsx"));

/** What can be done with the version that is shown. */
export function VersionMenu({
  api,
  designId,
  design,
  dispatch,
  version,
}: {
  api: Api;
  designId: string;
  design: Design;
  dispatch: Dispatch<DesignEvent>;
  version: Version;
}) {
  const [naming, setNaming] = useState(false);
  const params = { id: designId, versionId: version.id };
  const place = design.versions.indexOf(version);
  /** Shown at once; taken back when the server refuses. */
  const change = async (doing: DesignEvent, undoing: DesignEvent | null, work: () => Promise<unknown>) => {
    if (undoing) dispatch(doing);
    try {
      await work();
      if (!undoing) dispatch(doing);
    } catch (error) {
      if (undoing) dispatch(undoing);
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
    }
  };
  const starred = !version.starred;
  const versionId = version.id;
  return (
    <>
      <Items
        trigger={<Trigger />}
        api={api}
        params={params}
        starred={version.starred ?? false}
        onStar={() =>
          void change(
            { type: "version starred", versionId, starred },
            { type: "version starred", versionId, starred: !starred },
            () => api.call("putDesignVersion", { params, body: { starred } }),
          )
        }
        onName={() => setNaming(true)}
        onRemove={() =>
          void change({ type: "version removed", versionId }, null, async () => {
            await api.call("deleteDesignVersion", { params });
            toast("The version is gone from this design. Its picture stays in the project.");
          })
        }
      />
      <Suspense fallback={null}>
        {naming ? (
          <RenameDialog
            title="Name this version"
            name={version.name ?? ""}
            placeholder={versionName({ name: null }, place)}
            onClose={() => setNaming(false)}
            onName={(name) =>
              void change(
                { type: "version named", versionId, name },
                { type: "version named", versionId, name: version.name ?? null },
                () => api.call("putDesignVersion", { params, body: { name } }),
              )
            }
          />
        ) : null}
      </Suspense>
    </>
  );
}

const Trigger = (button: ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    aria-label="Version menu"
    className="flex size-12 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <EllipsisVertical aria-hidden className="size-5" />
  </button>
);
