import { LoaderCircle } from "lucide-react";
import type { Design } from "./design-state.ts";

/** Says that the picture is being made, and shows what there is of it; the photo itself is never dimmed. */
export function RunningOverlay({ run }: { run: Design["run"] }) {
  if (run.kind === "idle") return null;
  const partialUrl = run.kind === "running" ? run.partialUrl : null;
  return (
    <div className="pointer-events-none absolute inset-0 flex items-start justify-center p-3">
      {partialUrl ? (
        <img src={partialUrl} alt="The yard so far" className="absolute inset-0 size-full object-cover" />
      ) : null}
      <p className="relative flex items-center gap-2 rounded-full bg-stone-950/80 py-2 ps-3 pe-4 font-semibold text-white">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        Editing...
      </p>
    </div>
  );
}
