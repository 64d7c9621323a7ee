import { describe, expect, it } from "vitest";
import { isStrokeKept } from "./highlight-areas.ts";
import { firstPointing, type Pointing, type Pressed, pressKey } from "./photo-keys.ts";
import type { PhotoTool } from "./photo-tool.ts";

const photo = { width: 1200, height: 900 };
const highlight: PhotoTool = { kind: "highlight" };
const brush: PhotoTool = { kind: "brush", mode: "add", radiusCss: 10 };
const size: PhotoTool = { kind: "size", what: "door" };

/** Presses one key after the other; `+` before a name is Shift. */
function press(tool: PhotoTool, keys: string, from: Pointing = firstPointing(photo)): Pressed[] {
  let pointing = from;
  return keys.split(" ").map((name) => {
    const shift = name.startsWith("+");
    const pressed = pressKey(pointing, { key: shift ? name.slice(1) : name, shift }, tool, photo, 5);
    if (!pressed) throw new Error(`${name} does nothing`);
    pointing = pressed.pointing;
    return pressed;
  });
}

describe("with the keyboard on a photo", () => {
  it("arrows move, farther with Shift, and never out of the photo", () => {
    expect(press(highlight, "ArrowLeft +ArrowUp").at(-1)?.pointing.at).toEqual({ x: 595, y: 670 });
    const far = press(highlight, Array.from({ length: 40 }, () => "+ArrowRight").join(" ")).at(-1);
    expect(far?.pointing.at).toEqual({ x: 1200, y: 720 });
    expect(far?.said).toBe("front right");
  });

  it("Enter sets corners and closes the area on the first one, as a line that counts", () => {
    const presses = press(
      highlight,
      "Enter +ArrowRight Enter +ArrowDown Enter +ArrowLeft Enter +ArrowUp Enter",
    );
    expect(presses.slice(0, -1).every(({ done }) => !done)).toBe(true);
    const last = presses.at(-1);
    expect(last).toMatchObject({ said: "Area closed", pointing: { path: [] }, done: { kind: "area" } });
    const path = last?.done?.kind === "area" ? last.done.path : [];
    expect(isStrokeKept(path)).toBe(true);
    expect(path).toContainEqual({ x: 600, y: 720 });
    expect(path).toContainEqual({ x: 650, y: 770 });
  });

  it("Backspace takes back one corner, Escape all", () => {
    const two = press(highlight, "Enter +ArrowRight Enter").at(-1)!.pointing;
    expect(press(highlight, "Backspace", two)[0]?.pointing.path).toHaveLength(1);
    expect(press(highlight, "Escape", two)[0]?.pointing.path).toEqual([]);
  });

  it("leaves Escape, Tab and letters to the page while nothing is begun", () => {
    for (const key of ["Escape", "Tab", "a", "Backspace"])
      expect(pressKey(firstPointing(photo), { key, shift: false }, highlight, photo, 5)).toBeNull();
  });

  it("paints from one Enter to the next", () => {
    const last = press(brush, "Enter ArrowRight ArrowRight Enter").at(-1);
    expect(last?.done).toEqual({
      kind: "stroke",
      path: [
        { x: 600, y: 720 },
        { x: 605, y: 720 },
        { x: 610, y: 720 },
      ],
    });
  });

  it("Enter sets an end of a known size", () => {
    expect(press(size, "ArrowUp Enter").at(-1)?.done).toEqual({ kind: "end", at: { x: 600, y: 715 } });
  });
});
