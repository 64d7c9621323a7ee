import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Api } from "#app/lib/generation.ts";
import { type HandChange, handSentence } from "#core/design/hand-change.ts";
import { handOffers } from "#core/design/hand-offers.ts";
import type { ElementKind } from "#core/elements/element.ts";
import type { Version } from "../design.ts";
import { ElementList } from "./element-list.tsx";
import { ElementSheet } from "./element-sheet.tsx";
import { type GroundMove, stepFt } from "./ground-move.ts";
import { HandsPicture } from "./hands-picture.tsx";
import { useElements } from "./use-elements.ts";

/** One press of an arrow with Shift, feet. */
const bigStepFt = 2;
const arrows: Record<string, readonly [right: number, away: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A finished picture whose elements can be taken in hand: selected, changed by choice, moved. Each change makes a new version. */
export default function HandsStage({
  api,
  photo,
  version,
  busy,
  failure,
  overlay,
  onChange,
}: {
  api: Api;
  photo: { width: number; height: number };
  version: Version;
  busy: boolean;
  /** Why the change asked for last was not made. */
  failure: string | null;
  overlay: ReactNode;
  /** Asks for the change that a sentence says. */
  onChange(sentence: string): void;
}) {
  const { found, failed, retry } = useElements(api, version.id);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [move, setMove] = useState<GroundMove | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const elements = found?.elements ?? [];
  const selected = elements.find(({ id }) => id === selectedId) ?? null;
  const movable =
    selected !== null &&
    found?.view != null &&
    selected.rings.length > 0 &&
    !selected.fills &&
    handOffers[selected.element.kind as ElementKind].moves;

  // What was moved stands there in the new picture; where that failed it stands where it stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or the end of a run
  useEffect(() => {
    if (!busy) setMove(null);
  }, [version.id, busy]);

  const select = (id: string | null) => {
    setMove(null);
    setSelectedId(id);
  };
  const change = (one: HandChange) => selected && onChange(handSentence(selected.title, one));
  const nudge = ({ rightFt, awayFt }: GroundMove) => {
    if (!busy)
      setMove((now) => ({ rightFt: (now?.rightFt ?? 0) + rightFt, awayFt: (now?.awayFt ?? 0) + awayFt }));
  };
  const close = () => {
    const opener = root.current?.querySelector<HTMLElement>(`[data-element="${selectedId}"]`);
    select(null);
    opener?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!selected || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (move) setMove(null);
      else close();
      return;
    }
    const arrow = arrows[event.key];
    if (!arrow || !movable || (event.target as Element).matches("select, input")) return;
    event.preventDefault();
    const far = event.shiftKey ? bigStepFt : stepFt;
    nudge({ rightFt: arrow[0] * far, awayFt: arrow[1] * far });
  };

  // What had the focus may be gone: the button of a move that was made, or the sheet of what was removed.
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const first = root.current?.querySelector<HTMLElement>("[data-element]");
    (sheet.current ?? first)?.focus({ preventScroll: true });
  });
  const isGone = selectedId !== null && found !== null && selected === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each of these has changed
  useEffect(() => {
    if (isGone) setSelectedId(null);
    if (selectedId !== null) keepFocus();
  }, [isGone, move]);

  // On a phone the sheet covers the lower half: the picture goes above it.
  const opened = useEffectEvent(() => {
    sheet.current?.focus({ preventScroll: true });
    if (!matchMedia("(min-width: 64rem)").matches) root.current?.scrollIntoView({ block: "start" });
  });
  useEffect(() => {
    if (selectedId) opened();
  }, [selectedId]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the list and the sheet inside of it
    <div ref={root} onKeyDown={onKeyDown} className="scroll-mt-18 space-y-4">
      <StageFrame photo={photo}>
        <HandsPicture
          src={version.imageUrl}
          width={photo.width}
          height={photo.height}
          elements={elements}
          view={found?.view ?? null}
          selected={selected}
          movable={movable && !busy}
          move={move}
          onSelect={select}
          onMove={setMove}
          onDrop={(to) => {
            if (to.rightFt === 0 && to.awayFt === 0) return setMove(null);
            setMove(to);
            change({ kind: "move", ...to });
          }}
        />
        {overlay}
      </StageFrame>
      <div className="px-4 sm:px-0">
        {failed ? (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            The elements of this version could not be loaded.
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          </p>
        ) : found && elements.length === 0 ? (
          <p className="text-ink-soft">
            The elements of this version are not known. Generate again to change them by hand.
          </p>
        ) : (
          <>
            <p className="mb-2 text-sm text-ink-soft">
              {found
                ? "Tap an element in the picture, or choose it here. Each change makes a new version."
                : "Loading the elements..."}
            </p>
            <ElementList elements={elements} selectedId={selectedId} onSelect={select} />
          </>
        )}
      </div>
      {selected
        ? // On a desk this column stays below the bar of the other one; keys still reach the handler above.
          createPortal(
            <ElementSheet
              ref={sheet}
              element={selected}
              busy={busy}
              failure={failure}
              movable={movable}
              move={move}
              onChange={change}
              onNudge={nudge}
              onClose={close}
            />,
            document.body,
          )
        : null}
    </div>
  );
}
