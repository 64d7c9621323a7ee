import { Columns2, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { drawBeforeAfter } from "#app/photo/before-after-picture.ts";
import { fetchPicture, savePicture } from "#app/photo/save-picture.ts";
import { MESSAGES } from "#contract/messages.ts";

export function DownloadButtons({
  original,
  resultUrl,
  onFailed,
}: {
  original: Blob | string | null;
  resultUrl: string | null;
  onFailed(message: string): void;
}) {
  const [busy, setBusy] = useState<"result" | "both" | null>(null);

  const run = async (which: "result" | "both", work: () => Promise<void>, failure: string) => {
    setBusy(which);
    try {
      await work();
    } catch {
      onFailed(failure);
    } finally {
      setBusy(null);
    }
  };
  const downloadResult = () =>
    run(
      "result",
      async () => {
        if (!resultUrl) throw new Error("no result");
        savePicture(await fetchPicture(resultUrl), "landscape-design");
      },
      MESSAGES.imageDownloadFailed,
    );
  const downloadBoth = () => {
    if (!original || !resultUrl) return onFailed(MESSAGES.beforeAfterIncomplete);
    return run(
      "both",
      async () => {
        const before = typeof original === "string" ? await fetchPicture(original) : original;
        savePicture(await drawBeforeAfter(before, await fetchPicture(resultUrl)), "before-after");
      },
      MESSAGES.beforeAfterFailed,
    );
  };

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        className="min-h-12 flex-1 whitespace-nowrap"
        busy={busy === "result"}
        onClick={downloadResult}
      >
        {busy === "result" ? null : <Download aria-hidden className="size-5" />}
        Download Result
      </Button>
      <Button
        variant="secondary"
        className="min-h-12 flex-1 whitespace-nowrap"
        busy={busy === "both"}
        onClick={downloadBoth}
      >
        {busy === "both" ? null : <Columns2 aria-hidden className="size-5" />}
        Download Before/After
      </Button>
    </div>
  );
}
