import { SelectField } from "#app/components/ui/select-field.tsx";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { placeWords } from "#core/design/ground-place.ts";
import type { HandChange, OnePlant } from "#core/design/hand-change.ts";
import { findSpecies, getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { Act, Group } from "./side-sheet.tsx";

export type StandingPlant = ShownElement["standing"][number];

/** A change of one plant, named by its species and where it stands. */
export const plantChange = ({ species, rightFt, awayFt }: StandingPlant, made: OnePlant): HandChange => ({
  kind: "one",
  species: species as SpeciesId,
  at: { rightFt, awayFt },
  ...made,
});

/** Which of the plants is meant, for those who do not tap it, and what can be done to it alone. */
export function OnePlantChoice({
  plants,
  one,
  wanted,
  busy,
  onOne,
  onChange,
}: {
  plants: readonly StandingPlant[];
  one: StandingPlant | null;
  /** The plant that would take its place. */
  wanted: SpeciesId;
  busy: boolean;
  onOne(id: string | null): void;
  onChange(change: HandChange): void;
}) {
  const nameOf = (species: string) =>
    findSpecies(species) ? getSpecies(species as SpeciesId).name : species;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectField
        label="One plant of it"
        hint="Or tap the plant in the picture."
        value={one?.id ?? ""}
        onChange={({ target: { value } }) => onOne(value || null)}
      >
        <option value="">None in particular</option>
        {plants.map((plant) => (
          <option key={plant.id} value={plant.id}>
            {nameOf(plant.species)}, {placeWords(plant)}
          </option>
        ))}
      </SelectField>
      {one ? (
        <Group label={`This ${nameOf(one.species)}`}>
          <Act busy={busy} onClick={() => onChange(plantChange(one, { do: "replace", by: wanted }))}>
            Replace this one with {nameOf(wanted)}
          </Act>
          <Act
            busy={busy}
            onClick={() =>
              onChange(plantChange(one, { do: "age", age: one.age === "young" ? "mature" : "young" }))
            }
          >
            {one.age === "young" ? "Show this one grown up" : "Show this one two years after planting"}
          </Act>
          <Act busy={busy} onClick={() => onChange(plantChange(one, { do: "remove" }))}>
            Take this one out
          </Act>
        </Group>
      ) : null}
    </div>
  );
}
