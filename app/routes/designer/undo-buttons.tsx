import { type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Version } from "./version.ts";
import { versionAfter, versionBefore } from "./version-steps.ts";

/** Steps back and forth through the changes of a design, also by Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac). */
export function UndoButtons({
  versions,
  shownId,
  active,
  onShow,
}: {
  versions: Version[];
  shownId: string | null;
  /** A picture is shown and none is being made. */
  active: boolean;
  onShow(versionId: string): void;
}) {
  const before = active ? versionBefore(versions, shownId) : null;
  const after = active ? versionAfter(versions, shownId) : null;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = stepOf(event) === "redo" ? after : stepOf(event) === "undo" ? before : null;
    if (!to || event.defaultPrevented || isElsewhere(event.target)) return;
    event.preventDefault();
    onShow(to.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (versions.length < 2) return null;
  const at = versions.findIndex(({ id }) => id === shownId) + 1;
  return (
    <div className="flex gap-2">
      <StepButton to={before} keys="Control+Z" icon={Undo2} onShow={onShow}>
        Undo
      </StepButton>
      <StepButton to={after} keys="Control+Shift+Z" icon={Redo2} onShow={onShow}>
        Redo
      </StepButton>
      <p role="status" className="sr-only">
        Version {at} of {versions.length} is shown.
      </p>
    </div>
  );
}

type StepButtonProps = {
  to: Version | null;
  keys: string;
  icon: LucideIcon;
  onShow(versionId: string): void;
  children: string;
};

/** Not the attribute "disabled": the last step would take the focus away. */
const StepButton = ({ to, keys, icon: Icon, onShow, children }: StepButtonProps) => (
  <Button
    variant="secondary"
    aria-disabled={!to}
    className={to ? "" : "cursor-not-allowed opacity-45"}
    aria-keyshortcuts={keys}
    onClick={() => to && onShow(to.id)}
  >
    <Icon aria-hidden className="size-5" />
    {children}
  </Button>
);

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : null;
}

/** A field has an undo of its own, and under a dialog nothing should change. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))) ||
  document.querySelector("dialog[open], [role=dialog]") !== null;
