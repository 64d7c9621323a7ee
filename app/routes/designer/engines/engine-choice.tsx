import { type Dispatch, Suspense, useCallback, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { generateObstacle, isGenerating } from "#app/routes/designer/design.ts";
import type { Design, DesignEvent } from "#app/routes/designer/design-state.ts";
import type { Keeping } from "#app/routes/designer/use-keeping.ts";
import { engineWords, limitWords } from "#contract/engine-words.ts";

/** What comes of a limit that is used up: a choice by name is refused, the default falls back. */
const LIMITED = {
  default: "The built-in engine draws in its place.",
  named: "Please choose another engine.",
} as const;

const CompareDialog = latePart(() => import("./compare-dialog.tsx"));

/** What draws this design, with its honest words; nothing to see where there is no choice. */
export default function EngineChoice({
  api,
  design,
  dispatch,
  keeping,
}: {
  api: Api;
  design: Design;
  dispatch: Dispatch<DesignEvent>;
  keeping: Keeping;
}) {
  const [comparing, setComparing] = useState(false);
  const load = useCallback(
    async (signal: AbortSignal) => (await api.call("listEngines", {}, { signal })).data,
    [api],
  );
  const { data: list, reload } = useAnswer(load);
  const isGone = list !== undefined && design.engine !== null && !list.engines.some(is(design.engine));
  useEffect(() => {
    // Its key was taken away since: the design must not fail for a choice that nobody sees.
    if (isGone) dispatch({ type: "engine chosen", engine: null });
  }, [isGone, dispatch]);
  if (!list || list.engines.length < 2) return null;
  const preferred = list.engines.find(is(list.preferred));
  const chosen = list.engines.find(is(design.engine ?? list.preferred)) ?? list.engines[0]!;
  const isDefault = design.engine === null;
  return (
    <div>
      <SelectField
        label="Engine"
        value={design.engine ?? ""}
        disabled={isGenerating(design)}
        onChange={({ target }) =>
          dispatch({ type: "engine chosen", engine: list.engines.find(is(target.value))?.engine ?? null })
        }
        hint={
          chosen.spentLimit
            ? `${limitWords(chosen)} ${LIMITED[isDefault ? "default" : "named"]}`
            : engineWords(chosen)
        }
      >
        <option value="">Default: {preferred?.name}</option>
        {list.engines.map(({ engine, name }) => (
          <option key={engine} value={engine}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        className="mt-3 w-full"
        disabled={generateObstacle(design) !== null}
        onClick={() => {
          reload();
          setComparing(true);
        }}
      >
        Compare engines
      </Button>
      {comparing ? (
        <Suspense fallback={null}>
          <CompareDialog {...{ api, design, dispatch, keeping, list }} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

const is = (wanted: string) => (one: { engine: string }) => one.engine === wanted;
