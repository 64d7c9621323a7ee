import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { type GroundMove, STEP_FT } from "./ground-move.ts";
import { FAINT } from "./side-sheet.tsx";

const STEPS = [
  { icon: ArrowLeft, label: "6 in to the left", by: { rightFt: -STEP_FT, awayFt: 0 } },
  { icon: ArrowRight, label: "6 in to the right", by: { rightFt: STEP_FT, awayFt: 0 } },
  { icon: ArrowUp, label: "6 in back", by: { rightFt: 0, awayFt: STEP_FT } },
  { icon: ArrowDown, label: "6 in forward", by: { rightFt: 0, awayFt: -STEP_FT } },
] as const;

/** What the arrow keys do, for fingers. */
export const NudgeButtons = ({ busy, onNudge }: { busy: boolean; onNudge(by: GroundMove): void }) =>
  STEPS.map(({ icon, label, by }) => (
    <IconButton
      key={label}
      {...{ icon, label }}
      size={48}
      aria-disabled={busy}
      className={busy ? FAINT : ""}
      onClick={() => (busy ? undefined : onNudge(by))}
    />
  ));
