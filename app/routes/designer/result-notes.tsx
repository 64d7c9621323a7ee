import { Check, CircleHelp, Replace } from "lucide-react";
import type { Version } from "./design.ts";

const marks = {
  placed: { icon: Check, name: "Placed", tone: "text-brand-ink" },
  changed: { icon: Replace, name: "Changed", tone: "text-accent-ink" },
  told: { icon: CircleHelp, name: "Please note", tone: "text-notice-ink" },
};

/** What became of each wish: nothing is dropped in silence. */
export function ResultNotes({ notes }: { notes: Version["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="result-notes">
      <h2 id="result-notes" className="mb-2 text-base">
        What we did
      </h2>
      <ul className="space-y-2">
        {notes.map((note) => {
          const { icon: Icon, name, tone } = marks[note.status];
          return (
            <li key={`${note.status} ${note.text} ${note.sentence}`} className="flex gap-2.5">
              <Icon aria-hidden className={`mt-0.5 size-5 ${tone}`} />
              <p className="min-w-0">
                <span className="sr-only">{name}: </span>
                {note.sentence}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
