import { Image as ImageIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import yard from "#app/pictures/front-yard-before-1280.webp";

/** For whoever has no photo of a yard at hand. */
export function SampleYard({ onFile, onFailed }: { onFile(file: File): void; onFailed(): void }) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const answer = await fetch(yard);
      if (!answer.ok) throw new Error(`the sample yard answered ${answer.status}`);
      onFile(new File([await answer.blob()], "Sample yard.webp", { type: "image/webp" }));
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      className="mt-2 min-h-12 w-full"
      busy={busy}
      busyLabel="Loading..."
      onClick={() => void take()}
    >
      <ImageIcon aria-hidden className="size-5" />
      No photo? Use our sample yard
    </Button>
  );
}
