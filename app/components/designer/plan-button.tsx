import { Ruler } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { drawPlanFile, type PlanWish } from "#app/photo/draw.ts";
import { savePicture } from "#app/photo/save-picture.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The overhead view as a drawing in lines: prints at any size, and opens in drawing programs. */
export function PlanButton({ wish, onFailed }: { wish: PlanWish; onFailed(message: string): void }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      savePicture(await drawPlanFile(wish), "landscape-plan");
    } catch {
      onFailed(MESSAGES.planDownloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" className="min-h-12 w-full" busy={busy} onClick={download}>
      {busy ? null : <Ruler aria-hidden className="size-5" />}
      Download the plan (SVG)
    </Button>
  );
}
