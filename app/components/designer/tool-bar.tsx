import { Brush, Pencil, Ruler } from "lucide-react";
import type { PhotoTool } from "./photo-tool.ts";
import type { ToolKind } from "./use-tools.ts";

const tools = [
  { kind: "highlight", name: "Highlight", icon: Pencil, title: "Draw around a part of the yard" },
  { kind: "brush", name: "Area", icon: Brush, title: "See and paint what may change" },
  { kind: "size", name: "Measure", icon: Ruler, title: "Mark something you know the size of" },
] as const satisfies { kind: ToolKind; name: string; icon: unknown; title: string }[];

/** Takes a tool in hand, and puts it down again. */
export function ToolBar({
  tool,
  full,
  onTool,
  onKeyboard,
}: {
  tool: PhotoTool | null;
  /** No more areas can be drawn. */
  full: boolean;
  onTool(kind: ToolKind | null): void;
  /** A tool was taken by key: the photo is where it is used. */
  onKeyboard(): void;
}) {
  return (
    <fieldset className="min-w-0 grid w-full grid-cols-3 gap-1 sm:flex sm:w-auto">
      <legend className="sr-only">Tools</legend>
      {tools.map(({ kind, name, icon: Icon, title }) => (
        <button
          key={kind}
          type="button"
          title={title}
          aria-pressed={tool?.kind === kind}
          disabled={kind === "highlight" && full}
          onClick={({ detail }) => {
            const isTaken = tool?.kind !== kind;
            onTool(isTaken ? kind : null);
            // A press of a key is a click without a count.
            if (isTaken && detail === 0) onKeyboard();
          }}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-line-strong/50 bg-surface px-3 font-semibold transition-colors duration-150 select-none hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:border-transparent aria-pressed:bg-brand aria-pressed:text-on-brand sm:px-4"
        >
          <Icon aria-hidden className="size-5" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
