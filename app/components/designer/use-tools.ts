import { useState } from "react";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { HighlightChange } from "./highlight-areas.ts";
import type { SizeKind } from "./known-sizes.ts";
import type { PhotoTool } from "./photo-tool.ts";

export type ToolKind = PhotoTool["kind"];
export type BrushWidth = "fine" | "medium" | "wide";

/** Half widths on the screen: a fine one for the edge of a walk, a wide one for a lawn. */
const BRUSH_RADIUS_CSS: Record<BrushWidth, number> = { fine: 10, medium: 22, wide: 44 };

export type Tools = ReturnType<typeof useTools>;

/** Which tool is in hand, how it is set, and a known size that is half marked. */
export function useTools(onHighlight: (change: HighlightChange) => void) {
  const [kind, setKind] = useState<ToolKind | null>(null);
  const [mode, setMode] = useState<"add" | "remove">("add");
  const [width, setWidth] = useState<BrushWidth>("medium");
  const [what, setWhat] = useState<SizeKind>("door");
  const [ends, setEnds] = useState<PhotoPoint[]>([]);

  const tool: PhotoTool | null =
    kind === "brush"
      ? { kind, mode, radiusCss: BRUSH_RADIUS_CSS[width] }
      : kind === "size"
        ? { kind, what }
        : kind && { kind };
  const [from, to] = ends;
  return {
    tool,
    take(next: ToolKind | null) {
      setKind(next);
      setEnds([]);
    },
    mode,
    setMode,
    width,
    setWidth,
    what,
    measureBy(next: SizeKind) {
      setWhat(next);
      setEnds([]);
    },
    /** Of a size that is not complete: after two, an edge still waits for its length. */
    ends,
    addEnd(point: PhotoPoint) {
      if (what === "length") setEnds(from && !to ? [from, point] : [point]);
      else if (!from) setEnds([point]);
      else {
        onHighlight({ type: "size marked", size: { kind: what, from, to: point } });
        setEnds([]);
      }
    },
    setLength(lengthFt: number) {
      if (!from || !to) return;
      onHighlight({ type: "size marked", size: { kind: "length", from, to, lengthFt } });
      setEnds([]);
    },
    dropEnds: () => setEnds([]),
  };
}
