import type { Ref } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { placeWords } from "#core/design/ground-place.ts";
import { paletteParts } from "#core/design/hand-palette.ts";
import type { Adding } from "./adding.ts";
import { priceWords, sizeWords } from "./element-facts.ts";
import type { GroundMove } from "./ground-move.ts";
import { NudgeButtons } from "./nudge-buttons.tsx";
import { Act, Failure, Group, SideSheet } from "./side-sheet.tsx";
import { plantPlace, SmallPicture, thingPlace } from "./small-picture.tsx";

const named = (label: string): string => `${label[0]!.toUpperCase()}${label.slice(1)}`;

/** Something new: chosen from all that there is, set down where the picture is tapped, with what it measures and costs there. */
export function AddSheet({
  ref,
  adding,
  made,
  isTried,
  busy,
  failure,
  onChoose,
  onNudge,
  onSet,
  onBack,
  onClose,
}: {
  ref: Ref<HTMLElement>;
  adding: Adding;
  /** The new thing as this device drew it; null while it has not, or found no room. */
  made: ShownElement | null;
  /** This device has drawn the design with it. */
  isTried: boolean;
  busy: boolean;
  failure: string | null;
  onChoose(label: string): void;
  onNudge(by: GroundMove): void;
  onSet(): void;
  onBack(): void;
  onClose(): void;
}) {
  if (adding.step === "choose")
    return (
      <SideSheet ref={ref} title="Add an element" onClose={onClose}>
        <Failure>{failure}</Failure>
        {paletteParts.map(({ title, rows }) => (
          <Group key={title} label={title}>
            <ul className={rows.some(({ species }) => species) ? PICTURES : "flex flex-wrap gap-2"}>
              {rows.map(({ label, species }) => (
                <li key={label}>
                  <Entry label={label} species={species} onClick={() => onChoose(label)} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </SideSheet>
    );
  const facts = made ? [sizeWords(made), priceWords(made)].filter(Boolean).join(" · ") : "";
  return (
    <SideSheet
      ref={ref}
      title={named(adding.label)}
      facts={
        <p role="status" className="figures text-sm font-semibold">
          {facts || (isTried ? NO_ROOM[adding.step] : "Measuring and pricing...")}
        </p>
      }
      onClose={onClose}
    >
      <Failure>{failure}</Failure>
      {adding.step === "place" ? (
        <>
          <p className="text-sm text-ink-soft">
            Tap the place in the picture, or move the cross with the arrows. It stands as near to the cross as
            there is room. The cross is {placeWords(adding.at)}.
          </p>
          <Group label="Move the cross">
            <NudgeButtons busy={busy} onNudge={onNudge} />
          </Group>
        </>
      ) : (
        <p className="text-sm text-ink-soft">It finds its own place: what it lies along says where.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Act variant="primary" busy={busy || (isTried && !made)} onClick={onSet}>
          {adding.step === "place" ? "Set it down" : "Add it"}
        </Act>
        <Act busy={busy} onClick={onBack}>
          Something else
        </Act>
      </div>
    </SideSheet>
  );
}

const PICTURES = "-mx-4 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 py-1";

const NO_ROOM = {
  place: "There is no room for it near this place. Try another one, or make something else smaller.",
  own: "There is no place for it in this yard, or the design has it already.",
};

function Entry({ label, species, onClick }: { label: string; species: string | undefined; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={named(label)}
      onClick={onClick}
      className="w-20 rounded-md text-center text-xs leading-tight hover:bg-sunken"
    >
      <SmallPicture
        of={species ? "plant" : "thing"}
        place={species ? plantPlace(species) : thingPlace(label)}
        className="mb-1 size-20 rounded-md"
      />
      {named(species ? label.replace(/^bed of /, "") : label)}
    </button>
  );
}
