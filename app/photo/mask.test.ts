import { expect, it } from "vitest";
import { drawMask, type MaskContext } from "./mask.ts";

/** Writes down what is drawn. */
class Recorder implements MaskContext {
  fillStyle: unknown = "";
  globalCompositeOperation = "source-over";
  readonly done: string[] = [];
  fillRect(x: number, y: number, width: number, height: number) {
    this.done.push(`${this.globalCompositeOperation} rect ${x} ${y} ${width} ${height}`);
  }
  beginPath() {
    this.done.push("begin");
  }
  moveTo(x: number, y: number) {
    this.done.push(`move ${x} ${y}`);
  }
  lineTo(x: number, y: number) {
    this.done.push(`line ${x} ${y}`);
  }
  closePath() {
    this.done.push("close");
  }
  fill(rule?: unknown) {
    this.done.push(`${this.globalCompositeOperation} fill ${rule}`);
  }
}

it("cuts each closed area out of an opaque sheet of the photo's size", () => {
  const recorder = new Recorder();
  drawMask(recorder, { width: 40, height: 30 }, [
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 5, y: 6 },
    ],
    [
      { x: 9, y: 9 },
      { x: 8, y: 9 },
    ],
  ]);
  expect(recorder.done).toEqual([
    "source-over rect 0 0 40 30",
    "begin",
    "move 1 2",
    "line 3 4",
    "line 5 6",
    "close",
    "destination-out fill evenodd",
    "begin",
    "move 9 9",
    "line 8 9",
    "close",
    "destination-out fill evenodd",
  ]);
});
