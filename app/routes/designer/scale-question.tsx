import { useState } from "react";
import { bandWords, type Measured } from "#app/components/designer/measured.ts";
import { Button } from "#app/components/ui/button.tsx";

/** Right after the first area, while nobody has said how large anything in the photo is. */
export default function ScaleQuestion({ measured, onTap }: { measured: Measured; onTap(): void }) {
  const [declined, setDeclined] = useState(false);
  if (declined) return null;
  return (
    <section aria-label="How sure the sizes are" className="rounded-md bg-notice-soft px-4 py-3">
      <p className="text-sm">
        Sizes in this photo are uncertain ({bandWords(measured)}). Is there a door in it? Tap its bottom and
        its top, and we measure better.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-12" onClick={onTap}>
          Tap a Door
        </Button>
        <Button variant="quiet" className="min-h-12" onClick={() => setDeclined(true)}>
          No Door Here
        </Button>
      </div>
    </section>
  );
}
