import { Link2 } from "lucide-react";
import { Suspense } from "react";
import { useShare } from "#app/components/share/use-share.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";

// Comes with the first link.
const ShareDialog = latePart(() =>
  import("#app/components/share/share-dialog.tsx").then((module) => ({ default: module.ShareDialog })),
);

/** Makes the link of a saved design, and lets its owner choose what it shows, copy it or take it back. */
export function ShareButton({
  api,
  savedImageId,
  onFailed,
}: {
  api: Api;
  savedImageId: number | null;
  onFailed(message: string): void;
}) {
  const sharing = useShare(api, savedImageId, onFailed);
  const making = sharing.busy && !sharing.share;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="flex-1 px-4 whitespace-nowrap"
        busy={making}
        onClick={() => void sharing.create()}
      >
        {making ? null : <Link2 aria-hidden className="size-5" />}
        Share link
      </Button>
      {sharing.share ? (
        <Suspense fallback={null}>
          <ShareDialog sharing={sharing} />
        </Suspense>
      ) : null}
    </>
  );
}
