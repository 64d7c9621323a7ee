import { useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange } from "#core/design/hand-change.ts";
import { catalogue, findSpecies, getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { PlantRole } from "#core/plants/species-facts.ts";
import { plantWords } from "./element-facts.ts";
import { FindPlantField, NoPlant } from "./find-plant-field.tsx";
import { answersTo } from "./find-plants.ts";
import { NumberField } from "./number-field.tsx";
import { OnePlantChoice, type StandingPlant } from "./one-plant.tsx";
import { FAINT } from "./side-sheet.tsx";
import { plantPlace, SmallPicture } from "./small-picture.tsx";

/** What may stand in an element of a kind; kinds without a row are not planted. */
const ROLES: Record<string, (role: PlantRole) => boolean> = {
  tree: (role) => role === "tree",
  hedge: (role) => role === "hedge" || role === "mid",
  bed: (role) => role !== "tree",
};

/** Which plants a bed holds, and what a tree or hedge is; another plant is chosen by its picture, by what it needs and how it grows. */
export function Planting({
  element: { element, plants, standing },
  busy,
  one,
  onOne,
  onChange,
}: {
  element: ShownElement;
  busy: boolean;
  one: StandingPlant | null;
  onOne(id: string | null): void;
  onChange(change: HandChange): void;
}) {
  const kind = element.kind;
  const isMeant = ROLES[kind];
  const own = kind === "bed" ? plants.map(({ species }) => species) : [String(element.species ?? "")];
  const known = own.filter((id): id is SpeciesId => findSpecies(id) !== null);
  const offered = catalogue.filter(({ id, role }) => isMeant?.(role) && !known.includes(id));
  const [asked, setFrom] = useState<SpeciesId | null>(null);
  const [wanted, setTo] = useState<SpeciesId | null>(null);
  const [typed, setTyped] = useState("");
  const from = known.find((id) => id === asked) ?? known[0];
  const found = offered.filter((one) => answersTo(one, typed));
  const to = offered.find(({ id }) => id === wanted)?.id ?? found[0]?.id ?? offered[0]?.id;
  if (!from || !to) return null;
  const alike = kind === "bed" ? standing.filter(({ species }) => species === from) : standing;
  const isYoung = alike.length > 0 && alike.every(({ age }) => age === "young");
  const countOf = (id: string) => plants.find(({ species }) => species === id)?.count;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="sr-only">Plants</legend>
      {kind === "bed" ? (
        <PlantChoice
          label="Plant"
          value={from}
          plants={known.map((id) => ({ id, name: `${getSpecies(id).name} (${countOf(id)})` }))}
          onChoose={setFrom}
        />
      ) : null}
      {kind === "bed" && countOf(from) !== undefined ? (
        <NumberField
          key={`${from} ${countOf(from)}`}
          label={`How many ${nameInSentence(from)}`}
          count={countOf(from)!}
          busy={busy}
          onApply={(count) => onChange({ kind: "number", count, species: from })}
        />
      ) : null}
      <FindPlantField typed={typed} onType={setTyped} />
      {found.length > 0 ? (
        <PlantChoice label="Replace with" value={to} plants={found} onChoose={setTo} />
      ) : (
        <NoPlant />
      )}
      <p className="text-sm text-ink-soft">
        <span className="font-semibold text-ink">{getSpecies(to).name}</span>: {plantWords(to)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          aria-disabled={busy}
          className={busy ? FAINT : ""}
          onClick={() =>
            busy
              ? undefined
              : onChange(kind === "bed" ? { kind: "swap", from, to } : { kind: "plant", species: to })
          }
        >
          Replace
        </Button>
        {kind === "bed" && known.length > 1 ? (
          <Button
            variant="secondary"
            aria-disabled={busy}
            className={busy ? FAINT : ""}
            onClick={() => (busy ? undefined : onChange({ kind: "drop", species: from }))}
          >
            Take it out
          </Button>
        ) : null}
        {standing.length > 0 ? (
          <Button
            variant="secondary"
            aria-disabled={busy}
            className={busy ? FAINT : ""}
            onClick={() =>
              busy
                ? undefined
                : onChange({
                    kind: "age",
                    age: isYoung ? "mature" : "young",
                    ...(kind === "bed" ? { species: from } : {}),
                  })
            }
          >
            {isYoung ? "Show grown up" : "Show two years after planting"}
          </Button>
        ) : null}
      </div>
      {standing.length > 1 ? (
        <OnePlantChoice plants={standing} wanted={to} {...{ one, busy, onOne, onChange }} />
      ) : null}
    </fieldset>
  );
}

/** Plants as pictures in a row; the arrow keys go through them. */
function PlantChoice({
  label,
  value,
  plants,
  onChoose,
}: {
  label: string;
  value: SpeciesId;
  plants: readonly { id: SpeciesId; name: string }[];
  onChoose(id: SpeciesId): void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
        {plants.map((plant) => (
          <label
            key={plant.id}
            className={`relative w-20 shrink-0 cursor-pointer rounded-md text-center text-xs leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${plant.id === value ? "font-semibold" : ""}`}
          >
            <input
              type="radio"
              name={name}
              value={plant.id}
              checked={plant.id === value}
              onChange={() => onChoose(plant.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <SmallPicture
              of="plant"
              place={plantPlace(plant.id)}
              className={`mb-1 size-20 rounded-md ${plant.id === value ? "outline-3 -outline-offset-3 outline-brand" : ""}`}
            />
            {plant.name}
          </label>
        ))}
      </div>
    </div>
  );
}
