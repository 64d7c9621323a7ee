import { Button } from "#app/components/ui/button.tsx";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";
import { totalWords } from "./element-facts.ts";
import { ElementList } from "./element-list.tsx";
import type { FoundElements } from "./found-elements.ts";
import { WaitingChanges } from "./waiting-changes.tsx";

/** Below the picture: the changes that wait, what all costs, and the list of elements. */
export function BelowPicture({
  found,
  failed,
  retry,
  elements,
  selectedId,
  waiting,
  total,
  isBefore,
  busy,
  onDraw,
  onTakeBack,
  onSelect,
  onAdd,
}: {
  found: FoundElements | null;
  failed: boolean;
  retry(): void;
  elements: readonly ShownElement[];
  selectedId: string | null;
  waiting: readonly string[];
  /** Of the picture with what is held. */
  total: FoundElements["total"];
  /** What is found is that of the version before, until that of this one has come. */
  isBefore: boolean;
  busy: boolean;
  onDraw(): void;
  onTakeBack(): void;
  onSelect(id: string): void;
  onAdd: (() => void) | null;
}) {
  return (
    <div className="px-4 sm:px-0">
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          The elements of this version could not be loaded.
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : found && !found.view && elements.length === 0 ? (
        <p className="text-ink-soft">
          The elements of this version are not known. Generate again to change them by hand.
        </p>
      ) : (
        <>
          {waiting.length > 0 ? (
            <WaitingChanges
              {...{ waiting, busy, onDraw, onTakeBack }}
              picturesLeft={found?.picturesLeft ?? null}
            />
          ) : null}
          <p className="mb-2 text-sm text-ink-soft">
            {found
              ? found.isLimited
                ? "Tap an element in the picture, or choose it here. Trying changes costs nothing until you have them drawn."
                : "Tap an element in the picture, or choose it here. Each change makes a new version."
              : "Loading the elements..."}
          </p>
          {found?.isUnpriced ? (
            <p className="mb-2 text-sm text-ink-soft">Prices are not known without a connection.</p>
          ) : null}
          {total ? (
            <p role="status" aria-busy={isBefore} className="figures mb-2 text-sm font-semibold">
              All together {totalWords(total)}, labor included
            </p>
          ) : null}
          {total?.range ? <p className="mb-2 text-sm text-ink-soft">{MESSAGES.bomRough}.</p> : null}
          <ElementList elements={elements} selectedId={selectedId} onSelect={onSelect} onAdd={onAdd} />
        </>
      )}
    </div>
  );
}
