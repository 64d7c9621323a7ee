import { Check, CircleHelp, type LucideIcon, Paintbrush, Replace, Ruler, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { MeasureText } from "#app/components/designer/measure-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Version } from "./version.ts";

const marks = {
  placed: { icon: Check, name: "Placed", tone: "text-brand-ink" },
  changed: { icon: Replace, name: "Changed", tone: "text-accent-ink" },
  told: { icon: CircleHelp, name: "Please note", tone: "text-notice-ink" },
};

/** What became of each wish, how large it is and that the rest is untouched: nothing is dropped in silence. */
export function ResultNotes({
  version: { notes, measured, preservation, hosted },
  onWay,
}: {
  version: Version;
  /** A way out was chosen: the words of a change, or null to circle another place. Null where nothing can be changed. */
  onWay: ((change: string | null) => void) | null;
}) {
  const wholeYard = measured.find(({ annotationId }) => annotationId === null);
  return (
    <section aria-labelledby="result-notes">
      <h2 id="result-notes" className="mb-2 text-base">
        What we did
      </h2>
      <ul className="space-y-2">
        {notes.map(({ text, status, sentence, ways = [] }) => (
          <Note key={`${status} ${text} ${sentence}`} {...marks[status]}>
            {sentence}
            {onWay && ways.length > 0 ? (
              <span className="mt-2 flex flex-wrap gap-2">
                {ways.map(({ label, change }) => (
                  <Button key={label} variant="secondary" onClick={() => onWay(change)}>
                    {label}
                  </Button>
                ))}
              </span>
            ) : null}
          </Note>
        ))}
        {wholeYard ? (
          <Note icon={Ruler} name="Measured" tone="text-ink-soft">
            The ground open to change is <MeasureText measured={wholeYard} />.
          </Note>
        ) : null}
        {hosted ? (
          <Note icon={Paintbrush} name="Engine" tone="text-ink-soft">
            Drawn by {hosted.model}
            {hosted.costUsd === null ? "; its price was not told." : ` for $${hosted.costUsd.toFixed(3)}.`}
          </Note>
        ) : null}
        {preservation && preservation.protectedPixels > 0 ? (
          <Note icon={ShieldCheck} name="House" tone="text-brand-ink">
            {keptWords(preservation)}
          </Note>
        ) : null}
      </ul>
    </section>
  );
}

function Note({
  icon: Icon,
  name,
  tone,
  children,
}: {
  icon: LucideIcon;
  /** Said to those who cannot see the mark. */
  name: string;
  tone: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 ${tone}`} />
      <p className="min-w-0">
        <span className="sr-only">{name}: </span>
        {children}
      </p>
    </li>
  );
}

/** Never rounded up: one changed pixel is not "untouched". What the design covers of the house stands in a note of its own. */
function keptWords({ changedPixels, score, house }: NonNullable<Version["preservation"]>): string {
  if (changedPixels === 0)
    return house && house.pixels > 0 && house.changedPixels === 0
      ? "The house and everything outside the design are untouched."
      : "Everything outside the design is untouched.";
  const percent = Math.min(99.9, Math.floor(score * 1000) / 10);
  return `${percent}% of the picture outside the design is untouched.`;
}
