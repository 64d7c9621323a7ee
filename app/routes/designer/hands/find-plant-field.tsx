import { TextField } from "#app/components/ui/text-field.tsx";

/** Narrows a long row of plants by words. */
export function FindPlantField({ typed, onType }: { typed: string; onType(typed: string): void }) {
  return (
    <TextField
      label="Find a plant"
      type="search"
      value={typed}
      maxLength={80}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
}

export const NoPlant = () => (
  <p role="status" className="text-sm text-ink-soft">
    No plant has this name. Try another name, or a part of it.
  </p>
);
