import { useEffect, useRef } from "react";
import { TextArea } from "#app/components/ui/text-field.tsx";
import { DESCRIPTION_MAX } from "#contract/limits.ts";
import { AreaList } from "./area-list.tsx";
import type { HighlightChange } from "./highlight-areas.ts";
import type { Measured } from "./measured.ts";
import { describedAreas, primaryPhoto, type Sketch } from "./sketch.ts";
import { Step } from "./step.tsx";

export function DescribeStep({
  sketch,
  measured,
  onHighlight,
  onDescribe,
}: {
  sketch: Sketch;
  measured: Measured[];
  onHighlight(change: HighlightChange): void;
  onDescribe(description: string): void;
}) {
  const words = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was written before the page's script ran
  useEffect(() => {
    const written = words.current?.value ?? "";
    if (written !== sketch.description) onDescribe(written);
  }, []);
  const photo = primaryPhoto(sketch);
  const areas = photo?.highlights.areas ?? [];
  const done = sketch.description.trim() !== "" || (photo !== null && describedAreas(photo).length > 0);
  return (
    <Step number={3} title="Describe your vision" done={done}>
      {photo && areas.length > 0 ? (
        <div className="mb-4">
          <h3 className="mb-2 text-sm">Highlighted areas</h3>
          <AreaList photo={photo} highlights={photo.highlights} measured={measured} onChange={onHighlight} />
        </div>
      ) : null}
      <TextArea
        ref={words}
        label={areas.length > 0 ? "Whole yard" : "What should change?"}
        optional={areas.length > 0}
        rows={4}
        value={sketch.description}
        maxLength={DESCRIPTION_MAX}
        counter={{ length: sketch.description.length, max: DESCRIPTION_MAX }}
        placeholder="A paver patio by the house, a bed of hydrangeas along the fence, path lights"
        onChange={(event) => onDescribe(event.target.value)}
      />
    </Step>
  );
}
