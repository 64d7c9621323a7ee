import { Suspense } from "react";
import { ShareDialog } from "#app/components/share/share-dialog.tsx";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { latePart } from "#app/lib/late-part.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { ImageActions } from "./use-image-actions.ts";

// Loaded when somebody opens a bill.
const BomDialog = latePart(() =>
  import("#app/components/bom/bom-dialog.tsx").then((module) => ({ default: module.BomDialog })),
);

/** Over the grid, the comparison and the full screen alike. */
export function ImageDialogs({ image, actions }: { image: SavedImage; actions: ImageActions }) {
  const { original_image: before, cloudinary_url: after } = image;
  const may = useMay();
  return (
    <>
      {actions.bom ? (
        <Suspense fallback={null}>
          <BomDialog
            shown={actions.bom}
            pictures={before ? { before, after } : null}
            editor={may("updateBomItem") ? actions.bomEditor : null}
            onClose={actions.closeBom}
            onCountAgain={
              actions.bom.status === "ready" && may("generateBom")
                ? () => void actions.countBomAgain(image)
                : undefined
            }
          />
        </Suspense>
      ) : null}
      <ShareDialog sharing={actions.sharing} />
      <ConfirmDialog
        open={actions.isDeleting}
        onOpenChange={actions.askDelete}
        title="Delete this image"
        description={MESSAGES.imageDeleteQuestion}
        confirmLabel="Delete Image"
        busyLabel="Deleting..."
        busy={actions.busy === "delete"}
        onConfirm={() => void actions.remove(image)}
      />
    </>
  );
}
