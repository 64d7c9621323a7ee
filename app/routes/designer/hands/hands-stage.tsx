import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { Photo } from "#app/components/designer/sketch.ts";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import type { Live } from "#app/components/designer/use-live-preview.ts";
import type { Api } from "#app/lib/api-type.ts";
import type { Hand } from "#app/routes/designer/hand.ts";
import type { Version } from "#app/routes/designer/version.ts";
import { type HandChange, handSentence } from "#core/design/hand-change.ts";
import { canTurn, HAND_OFFERS } from "#core/design/hand-offers.ts";
import { OWN_PLACED } from "#core/design/hand-palette.ts";
import { isRun } from "#core/design/resize-element.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { AddSheet } from "./add-sheet.tsx";
import { type Adding, addingSentence } from "./adding.ts";
import { BelowPicture } from "./below-picture.tsx";
import { priceNowWords, priceWords, roomWords, sidesNow } from "./element-facts.ts";
import { ElementSheet } from "./element-sheet.tsx";
import { type GroundMove, movedPlace, nearestPlant, pictureOf, placeAt, STEP_FT } from "./ground-move.ts";
import { ARROWS, BIG_STEP_FT, REMOVING_KEYS, TURNING_KEYS } from "./hand-keys.ts";
import { HandsPicture } from "./hands-picture.tsx";
import { isMove, isNoChange, isSecondTap, isStepOf } from "./held-change.ts";
import { plantChange } from "./one-plant.tsx";
import { useElements } from "./use-elements.ts";
import { useMade } from "./use-made.ts";

/** Where the cross of something new stands first: in the middle of the foreground, where most yards have open ground. */
const FIRST_CROSS = { x: 0.5, y: 0.8 };
/**
 * A finished picture whose elements can be taken in hand: selected, changed by choice, moved. On a plan without a limit each change makes a
 * new version; on others changes wait, drawn by this device, until the person asks for one picture of them all.
 */
export default function HandsStage({
  api,
  userId,
  photo,
  photoUrl,
  version,
  busy,
  failure,
  overlay,
  live,
  waiting,
  onWaiting,
  onHold,
  onChange,
  onUndo,
}: {
  api: Api;
  userId: string;
  photo: Photo;
  photoUrl: string;
  version: Version;
  busy: boolean;
  /** Why the change asked for last was not made. */
  failure: string | null;
  overlay: ReactNode;
  /** The changes that are not drawn yet as this device draws them, over the photo. */
  live: Live | null;
  /** Changes that wait to be drawn, each in its sentence. */
  waiting: readonly string[];
  onWaiting(sentences: readonly string[]): void;
  /** What is held and what waits; null when the hands are gone. */
  onHold(hand: Hand | null): void;
  /** Asks for the picture of the changes that these sentences say. */
  onChange(sentences: readonly string[]): void;
  /** Goes back to the version before; null where there is none. */
  onUndo: (() => void) | null;
}) {
  const { found, isBefore, document: stored, failed, retry } = useElements({ api, userId, photo, version });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [held, setHeld] = useState<HandChange | null>(null);
  /** What is dragged is made as it is let go; what keys and buttons hold waits for its button. */
  const [dragged, setDragged] = useState(false);
  const [adding, setAdding] = useState<Adding | null>(null);
  /** The elements that there were when something new was asked for: the one that is not among them is selected as it comes. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [plantId, setPlantId] = useState<string | null>(null);
  const move = held && isMove(held) ? held : null;
  const turnedBy = held?.kind === "turn" ? held.degrees : 0;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const isLimited = found?.isLimited ?? false;
  const made = useMade(live?.elements ?? null, version, waiting);
  const elements = made?.elements ?? found?.elements ?? [];
  const selected = elements.find(({ id }) => id === selectedId) ?? null;
  const movable =
    selected !== null &&
    found?.view != null &&
    (selected.rings.length > 0 || selected.hidden) &&
    !selected.fills &&
    HAND_OFFERS[selected.element.kind as ElementKind].moves;

  /** It has a length along the line that it follows. */
  const follows = found?.view != null && selected !== null && isRun(selected.element.kind as ElementKind);

  const one = selected?.standing.find(({ id }) => id === plantId) ?? null;

  const turns = selected !== null && !selected.fills && canTurn(selected.element as PlanElement);
  const sides = selected && !selected.fills ? sidesNow(selected) : {};

  // What was moved stands there in the new picture; where that failed it stands where it stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or the end of a run, or no run at all
  useEffect(() => {
    if (busy) return;
    setHeld(null);
    setDragged(false);
  }, [version.id, busy, failure]);

  const handed = selected && held && !isNoChange(held, sides) ? handSentence(selected.title, held) : "";
  const sentence = addingSentence(adding) || handed;
  const sentences = sentence ? [...waiting, sentence] : waiting;
  const hold = useEffectEvent(onHold);
  const pricing = found?.pricing ?? null;
  const key = JSON.stringify(sentences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the sentences are
  useLayoutEffect(() => hold({ sentences, pricing, document: stored }), [key, pricing, stored]);
  useEffect(() => () => hold(null), []);

  // Those of an earlier step of the same drag serve until the next are there.
  const ofNow =
    live?.elements?.changes.length === version.editHistory.length + sentences.length &&
    isStepOf(live.elements.changes.at(-1) ?? "", sentences.at(-1) ?? "")
      ? live.elements
      : null;
  const now = (handed !== "" && ofNow?.elements.find(({ id }) => id === selectedId)) || null;
  const isTried = ofNow !== null && ofNow.changes.at(-1) === sentence;
  const added =
    (sentence !== "" && adding && ofNow?.elements.find(({ id }) => !elements.some((one) => one.id === id))) ||
    null;
  const total = (sentences.length > 0 ? ofNow : null)?.total ?? made?.total ?? found?.total ?? null;

  const select = (id: string | null) => {
    setHeld(null);
    setPlantId(null);
    setAdding(null);
    setKnown(null);
    setSelectedId(id);
  };
  const drop = () => {
    setHeld(null);
    setDragged(false);
  };
  const setMove = (to: GroundMove | null) => setHeld(to && { kind: "move", ...to });
  const change = (one: HandChange) => {
    if (!selected) return;
    const said = handSentence(selected.title, one);
    if (isLimited) {
      setHeld(null);
      if (isSecondTap(one, said, waiting.at(-1))) return;
      return onWaiting([...waiting, said]);
    }
    // Shown by this device until the full picture is there.
    setHeld(one);
    onChange([...waiting, said]);
  };
  const view = found?.view ?? null;
  const aspect = photo.width / photo.height;
  const choose = (label: string) => {
    if (label in OWN_PLACED) return setAdding({ step: "own", label });
    if (view) setAdding({ step: "place", label, at: placeAt(view, aspect, FIRST_CROSS) });
  };
  const setDown = () => {
    if (!adding || sentence === "" || busy) return;
    setKnown(new Set(elements.map(({ id }) => id)));
    if (!isLimited) return onChange([...waiting, sentence]);
    setAdding(null);
    onWaiting([...waiting, sentence]);
  };
  const takeBack = waiting.length > 0 ? () => onWaiting(waiting.slice(0, -1)) : onUndo;
  const beginAdding = () => {
    select(null);
    setAdding({ step: "choose" });
  };
  const moveCross = (by: GroundMove) => {
    if (adding?.step === "place" && !busy) setAdding({ ...adding, at: movedPlace(adding.at, by) });
  };
  const turnBy = (degrees: number) => {
    // All the way round is as it was.
    if (!busy && turns) setHeld({ kind: "turn", degrees: (turnedBy + degrees) % 360 });
  };
  const nudge = ({ rightFt, awayFt }: GroundMove) => {
    if (busy) return;
    const to = { rightFt: (move?.rightFt ?? 0) + rightFt, awayFt: (move?.awayFt ?? 0) + awayFt };
    if (one) setHeld(plantChange(one, { do: "move", ...to }));
    else setMove(to);
  };
  /** A tap on what is selected already means one of its plants. */
  const tap = (id: string | null, at: { x: number; y: number }) => {
    if (!view || !selected || id !== selectedId || selected.standing.length < 2) return select(id);
    setHeld(null);
    setPlantId(nearestPlant(selected.standing, (plant) => pictureOf(view, aspect, plant), at, aspect));
  };
  const choosePlant = (id: string | null) => {
    setHeld(null);
    setPlantId(id);
  };
  const close = () => {
    const opener = root.current?.querySelector<HTMLElement>(
      adding ? "[data-add]" : `[data-element="${selectedId}"]`,
    );
    select(null);
    opener?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (waiting.length > 0 && !busy && event.key === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onWaiting(waiting.slice(0, -1));
    }
    if (!(selected || adding) || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (event.key === "Escape") {
      event.preventDefault();
      if (adding && adding.step !== "choose") setAdding({ step: "choose" });
      else if (held) setHeld(null);
      else close();
      return;
    }
    if (event.key === "Enter" && adding && !target.matches("button")) {
      event.preventDefault();
      return setDown();
    }
    if (target.matches("select, input")) return;
    if (REMOVING_KEYS.has(event.key) && selected && !busy) {
      event.preventDefault();
      return change(one ? plantChange(one, { do: "remove" }) : { kind: "remove" });
    }
    const turned = TURNING_KEYS[event.key];
    if (turned && turns) {
      event.preventDefault();
      return turnBy(turned);
    }
    const arrow = ARROWS[event.key];
    if (!arrow || !(movable || one || adding?.step === "place")) return;
    event.preventDefault();
    const far = event.shiftKey ? BIG_STEP_FT : STEP_FT;
    const by = { rightFt: arrow[0] * far, awayFt: arrow[1] * far };
    if (adding) moveCross(by);
    else nudge(by);
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
  }, [isGone, held]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version
  useEffect(() => setAdding(null), [version.id]);
  const newId = known && elements.find(({ id }) => !known.has(id))?.id;
  useEffect(() => {
    if (!newId) return;
    setKnown(null);
    setSelectedId(newId);
  }, [newId]);

  // On a phone the sheet covers the lower half: the picture goes above it.
  const opened = useEffectEvent(() => {
    sheet.current?.focus({ preventScroll: true });
    if (!matchMedia("(min-width: 64rem)").matches) root.current?.scrollIntoView({ block: "start" });
  });
  const step = adding?.step;
  useEffect(() => {
    if (selectedId || step) opened();
  }, [selectedId, step]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the list and the sheet inside of it
    <div ref={root} onKeyDown={onKeyDown} className="scroll-mt-18 space-y-4">
      <StageFrame photo={photo}>
        <HandsPicture
          src={version.imageUrl}
          photoUrl={photoUrl}
          live={ofNow ? (live?.picture ?? null) : null}
          whole={waiting.length > 0 || addingSentence(adding) !== ""}
          roomNow={now && isTried && held ? roomWords(held.kind === "size" ? held : sides, now) : null}
          priceNow={added ? priceWords(added) : now && selected ? priceNowWords(now, selected) : null}
          width={photo.width}
          height={photo.height}
          elements={elements}
          view={view}
          selected={selected}
          movable={movable && !busy}
          turns={turns && !busy && !one}
          drawn={now && now.rings.length > 0 ? { rings: now.rings, isTried } : null}
          added={added?.rings ?? []}
          cross={
            view && adding?.step === "place"
              ? pictureOf(view, aspect, adding.at)
              : view && one
                ? pictureOf(view, aspect, movedPlace(one, move ?? { rightFt: 0, awayFt: 0 }))
                : null
          }
          one={
            view && one && !busy
              ? { at: pictureOf(view, aspect, one), moved: (by) => plantChange(one, { do: "move", ...by }) }
              : null
          }
          onPlace={
            view && adding?.step === "place"
              ? (at) => (busy ? undefined : setAdding({ ...adding, at: placeAt(view, aspect, at) }))
              : null
          }
          sides={(movable || follows) && !busy && !one ? sides : {}}
          held={held}
          onSelect={tap}
          onHold={(to) => {
            setHeld(to);
            setDragged(to !== null);
          }}
          onDrop={(to) => (isNoChange(to, sides) ? drop() : change(to))}
        />
        {overlay}
      </StageFrame>
      <BelowPicture
        {...{ found, isBefore, failed, retry, elements, selectedId, waiting, total, busy }}
        onDraw={() => onChange(waiting)}
        onTakeBack={() => onWaiting(waiting.slice(0, -1))}
        onSelect={select}
        onAdd={view && beginAdding}
      />
      {selected
        ? // On a desk this column stays below the bar of the other one; keys still reach the handler above.
          createPortal(
            <ElementSheet
              ref={sheet}
              element={selected}
              now={now}
              busy={busy}
              failure={failure}
              movable={movable}
              turns={turns}
              held={held && !dragged && !isNoChange(held, sides) ? held : null}
              // What is typed is asked of the picture as it is; what is moved or turned is told as it lies then.
              sides={now && held?.kind !== "size" ? sidesNow(now) : sides}
              onTakeBack={takeBack}
              onCancel={() => setHeld(null)}
              state={`${version.id} ${waiting.length}`}
              onSize={(sizes) => setHeld(sizes && { kind: "size", ...sizes })}
              onChange={change}
              onNudge={nudge}
              onTurn={turnBy}
              one={one}
              onOne={choosePlant}
              onClose={close}
            />,
            document.body,
          )
        : adding
          ? createPortal(
              <AddSheet
                ref={sheet}
                made={added}
                onChoose={choose}
                onNudge={moveCross}
                onSet={setDown}
                onBack={() => setAdding({ step: "choose" })}
                onClose={close}
                {...{ adding, isTried, busy, failure }}
              />,
              document.body,
            )
          : null}
    </div>
  );
}
