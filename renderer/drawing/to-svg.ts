import type { Drawing, Mark, SheetPoint } from "./drawing.ts";

/** One decimal: a tenth of a pixel is finer than any line, and files stay small. */
const number = (value: number): string => String(Math.round(value * 10) / 10);
const point = (p: SheetPoint): string => `${number(p.x)} ${number(p.y)}`;

/** The `d` of an SVG path; a line of one point is left out. */
const path = (lines: readonly (readonly SheetPoint[])[], close: boolean): string =>
  lines
    .filter((line) => line.length > 1)
    .map((line) => `M${line.map(point).join("L")}${close ? "Z" : ""}`)
    .join("");

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

/** The drawing as an SVG file of its own: no fonts, no scripts, no outside references. */
export function toSvg(drawing: Drawing): string {
  const { widthPx, heightPx, title, paper, marks } = drawing;
  const clips: string[] = [];
  const body = marks.map((mark) => write(mark, clips)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}" role="img">
<title>${escaped(title)}</title>
<defs>${clips.join("")}</defs>
<rect width="${widthPx}" height="${heightPx}" fill="${paper}"/>
<g stroke-linecap="round" stroke-linejoin="round">
${body}
</g>
</svg>
`;
}

/** One mark as an SVG element. A clip is added to `clips` and named by its number. */
function write(mark: Mark, clips: string[]): string {
  const opacity = mark.opacity === undefined ? "" : ` opacity="${mark.opacity}"`;
  if (mark.kind === "fill") {
    return `<path d="${path(mark.rings, true)}" fill="${mark.color}"${opacity}/>`;
  }
  let clip = "";
  if (mark.clip) {
    const id = `c${clips.length}`;
    clips.push(`<clipPath id="${id}"><path d="${path(mark.clip, true)}"/></clipPath>`);
    clip = ` clip-path="url(#${id})"`;
  }
  return `<path d="${path(mark.lines, false)}" fill="none" stroke="${mark.color}" stroke-width="${number(mark.widthPx)}"${opacity}${clip}/>`;
}
