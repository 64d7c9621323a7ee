import { useCallback, useRef, useState } from "react";
import type { BomShown } from "#app/components/bom/bom-dialog.tsx";
import { COUNTING_BOM } from "#app/components/bom/bom-words.ts";
import { useBomEditor } from "#app/components/bom/use-bom-editor.ts";
import { useShare } from "#app/components/share/use-share.ts";
import { toast } from "#app/components/ui/toast-store.ts";
import { call, request } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { drawBeforeAfter } from "#app/photo/before-after-picture.ts";
import { fetchPicture, savePicture } from "#app/photo/save-picture.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { MESSAGES } from "#contract/messages.ts";

const api = { call, request };
const toastError = (sentence: string) => toast(sentence, "error");

export type ImageActions = ReturnType<typeof useImageActions>;

/** What can be done with one image, whichever way it is looked at. */
export function useImageActions(userId: string, image: SavedImage | undefined, onDeleted: () => void) {
  const [busy, setBusy] = useState<"download" | "both" | "bom" | "delete" | null>(null);
  const [bom, setBom] = useState<BomShown | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const sharing = useShare(api, image?.id ?? null, toastError);
  const bomTurn = useRef(0);
  /** The bill as an edit left it, unless it was closed meanwhile. */
  const showEdited = useCallback(
    (edited: Bom) =>
      setBom((shown) => (shown?.status === "ready" ? { status: "ready", bom: edited } : shown)),
    [],
  );
  const bomEditor = useBomEditor(api, userId, bom?.status === "ready" ? bom.bom : null, showEdited);

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>, failure: string) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toastError(sentenceOf(error, failure));
    } finally {
      setBusy(null);
    }
  }

  const download = (of: SavedImage) =>
    run(
      "download",
      async () => savePicture(await fetchPicture(of.cloudinary_url), "landscape-design"),
      MESSAGES.galleryDownloadFailed,
    );

  const downloadBoth = (of: SavedImage) => {
    const { original_image: original } = of;
    if (!original) return toastError(MESSAGES.beforeAfterIncomplete);
    return run(
      "both",
      async () => {
        const sides = [await fetchPicture(original), await fetchPicture(of.cloudinary_url)] as const;
        savePicture(await drawBeforeAfter(...sides), "before-after");
      },
      MESSAGES.beforeAfterFailed,
    );
  };

  /** A bill that was closed while it loaded stays closed. */
  async function viewBom(of: SavedImage) {
    const mine = ++bomTurn.current;
    setBusy("bom");
    try {
      const query = { userId, savedImageId: of.id };
      const found = await call("checkExistingBom", { query });
      if (!found.exists || !found.bom) return toast(MESSAGES.galleryBomMissing);
      setBom({ status: "working", words: "Loading the bill of materials..." });
      const loaded = await call("getBom", { params: { id: found.bom.Id }, query: { userId } });
      if (bomTurn.current === mine) setBom({ status: "ready", bom: loaded.bom });
    } catch (error) {
      if (bomTurn.current !== mine) return;
      setBom(null);
      const isSignedOut = error instanceof ApiError && error.status === 401;
      toastError(isSignedOut ? MESSAGES.galleryBomSignIn : sentenceOf(error, MESSAGES.galleryBomFailed));
    } finally {
      setBusy(null);
    }
  }

  /** Counts the design of the open bill anew; where that fails, the bill before it is shown again. */
  async function countBomAgain(of: SavedImage) {
    const mine = bomTurn.current;
    const before = bom;
    setBom({ status: "working", words: COUNTING_BOM });
    try {
      const counted = await call("generateBom", {
        body: {
          userId,
          projectId: of.project_id,
          savedImageId: of.id,
          originalImageUrl: of.original_image,
          generatedImageUrl: of.cloudinary_url,
          originalPrompt: of.original_prompt,
          again: true,
        },
      });
      if (bomTurn.current === mine) setBom({ status: "ready", bom: counted.bom });
    } catch (error) {
      if (bomTurn.current !== mine) return;
      setBom(before);
      toastError(sentenceOf(error, MESSAGES.bomFailed));
    }
  }

  const remove = (of: SavedImage) =>
    run(
      "delete",
      async () => {
        try {
          await call("deleteImage", { params: { id: of.id } });
          toast("Image deleted");
          onDeleted();
        } finally {
          setIsDeleting(false);
        }
      },
      MESSAGES.imageDeleteFailed,
    );

  const closeBom = () => {
    bomTurn.current++;
    setBom(null);
  };
  const askDelete = (open: boolean) => busy === "delete" || setIsDeleting(open);

  return {
    busy,
    download,
    downloadBoth,
    viewBom,
    bom,
    bomEditor,
    countBomAgain,
    closeBom,
    sharing,
    isDeleting,
    askDelete,
    remove,
    isDialogOpen: Boolean(bom || sharing.share || isDeleting),
    closeDialogs: () => {
      closeBom();
      sharing.close();
      askDelete(false);
    },
  };
}
