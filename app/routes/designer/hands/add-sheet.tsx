import { type Ref, useState } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { placeWords } from "#core/design/ground-place.ts";
import { paletteParts } from "#core/design/hand-palette.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import type { Adding } from "./adding.ts";
import { priceWords, sizeWords } from "./element-facts.ts";
import { FindPlantField, NoPlant } from "./find-plant-field.tsx";
import { answersTo } from "./find-plants.ts";
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
        <Choices onChoose={onChoose} />
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

/** All that can be added; plants, of which there are hundreds, are found by their names. */
function Choices({ onChoose }: { onChoose(label: string): void }) {
  const [typed, setTyped] = useState("");
  const ofPlants = paletteParts
    .filter(({ rows }) => rows.some(({ species }) => species))
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ species }) => species && answersTo(getSpecies(species), typed)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const others = paletteParts.filter(({ rows }) => !rows.some(({ species }) => species));
  return (
    <>
      {others.map((part) => (
        <Part key={part.title} {...part} className="flex flex-wrap gap-2" onChoose={onChoose} />
      ))}
      <FindPlantField typed={typed} onType={setTyped} />
      {ofPlants.length > 0 ? null : <NoPlant />}
      {ofPlants.map((part) => (
        <Part key={part.title} {...part} className={PICTURES} onChoose={onChoose} />
      ))}
    </>
  );
}

function Part({
  title,
  rows,
  className,
  onChoose,
}: (typeof paletteParts)[number] & { className: string; onChoose(label: string): void }) {
  return (
    <Group label={title}>
      <ul className={className}>
        {rows.map(({ label, species }) => (
          <li key={label}>
            <Entry label={label} species={species} onClick={() => onChoose(label)} />
          </li>
        ))}
      </ul>
    </Group>
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
