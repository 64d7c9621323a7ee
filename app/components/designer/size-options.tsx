import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { controlClass } from "#app/components/ui/field.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { FoundSize } from "#app/photo/live-wish.ts";
import { KNOWN_LENGTH_MAX_FT, KNOWN_LENGTH_MIN_FT, KNOWN_SIZES_MAX } from "#contract/limits.ts";
import { isSize, type KnownSize } from "#core/measure/known-size.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { parseFeet } from "./feet.ts";
import type { HighlightChange } from "./highlight-areas.ts";
import { foundWords, SIZE_KINDS, sizeWords } from "./known-sizes.ts";
import type { Tools } from "./use-tools.ts";

const kinds = SIZE_KINDS.map(({ kind, name, hint }) => ({ value: kind, name, title: hint }));

/** Two taps on something of known size set the scale of every measure in the photo. */
export default function SizeOptions({
  tools,
  sizes,
  found,
  onHighlight,
}: {
  tools: Tools;
  sizes: readonly KnownSize[];
  /** What the photo seems to show, for the person to agree to or to dismiss. */
  found: readonly FoundSize[];
  onHighlight(change: HighlightChange): void;
}) {
  const asksLength = tools.what === "length" && tools.ends.length === 2;
  const hint = SIZE_KINDS.find(({ kind }) => kind === tools.what)?.hint;
  return (
    <div className="w-full space-y-2">
      <ChoiceRow
        label="What you know the size of"
        value={tools.what}
        choices={kinds}
        onChoose={tools.measureBy}
      />
      {asksLength ? (
        <LengthForm onLength={tools.setLength} onCancel={tools.dropEnds} />
      ) : (
        <p className="text-sm text-ink-soft" aria-live="polite">
          {sizes.filter(isSize).length >= KNOWN_SIZES_MAX
            ? `${KNOWN_SIZES_MAX} known sizes are enough. Remove one to mark another.`
            : tools.ends.length === 1
              ? "Now tap the other end."
              : `${hint} Known sizes make all measures more certain.`}
        </p>
      )}
      {found.length > 0 && tools.ends.length === 0 ? (
        <ul aria-label="Found in the photo" className="space-y-2">
          {found.map((one) => (
            <li key={one.ruler} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="text-sm">
                <span className="font-semibold">{foundWords(one)}?</span>{" "}
                {one.size
                  ? "Sizes get more certain if you agree, or move its ends on the photo."
                  : "The scale rests on it until you mark a size. Its ends can be moved on the photo."}
              </p>
              <div className="flex gap-2">
                {one.size ? (
                  <FoundButton words="Yes, use it" size={one.size} onHighlight={onHighlight} />
                ) : null}
                <FoundButton
                  words="Not this"
                  label={`Not this: ${foundWords(one)}`}
                  size={{ kind: "notThis", ruler: one.ruler, from: one.from, to: one.to }}
                  onHighlight={onHighlight}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {sizes.length > 0 ? (
        <ul aria-label="Known sizes" className="flex flex-wrap gap-2">
          {sizes.map((size, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a size has no name but its place
            <li key={index} className="flex items-center rounded-md bg-sunken ps-3 text-sm font-semibold">
              {sizeWords(size)}
              <button
                type="button"
                aria-label={`Remove ${sizeWords(size)}`}
                onClick={() => onHighlight({ type: "size removed", index })}
                className="flex size-12 items-center justify-center text-ink-soft hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function FoundButton({
  words,
  label,
  size,
  onHighlight,
}: {
  words: string;
  label?: string;
  size: KnownSize;
  onHighlight(change: HighlightChange): void;
}) {
  return (
    <Button
      variant="secondary"
      className="min-h-12"
      aria-label={label}
      onClick={() => onHighlight({ type: "size marked", size })}
    >
      {words}
    </Button>
  );
}

function LengthForm({ onLength, onCancel }: { onLength(feet: number): void; onCancel(): void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const feet = parseFeet(text);
    if (feet !== null && feet >= KNOWN_LENGTH_MIN_FT && feet <= KNOWN_LENGTH_MAX_FT) onLength(feet);
    else setWrong(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor="known-length" className="w-full text-sm font-semibold sm:w-auto">
          How long is it?
        </label>
        <input
          id="known-length"
          // The two taps were made to say this.
          ref={(input) => input?.focus({ preventScroll: true })}
          value={text}
          placeholder="12 ft 6 in"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? "known-length-error" : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
          className={`${controlClass(wrong)} h-12 max-w-36`}
        />
        <Button type="submit" className="min-h-12">
          Set
        </Button>
        <IconButton icon={X} label="Cancel" size={48} onClick={onCancel} />
      </div>
      {wrong ? (
        <p id="known-length-error" className="mt-1 text-sm text-danger-ink">
          Please write a length of {KNOWN_LENGTH_MIN_FT} to {KNOWN_LENGTH_MAX_FT} ft, like 12 ft 6 in.
        </p>
      ) : null}
    </form>
  );
}
