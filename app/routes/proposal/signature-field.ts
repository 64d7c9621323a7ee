import SignaturePad from "signature_pad";

/** What strokes are kept in, see `DrawnOrTyped`. */
const BOX = { width: 1000, height: 400 };
/** Limits of the contract: numbers of a stroke, and strokes. */
const NUMBERS_MAX = 4_000;
const STROKES_MAX = 200;

/** A field to draw a signature in with a finger, a pen or a mouse. */
export function mountPad(canvas: HTMLCanvasElement) {
  const pad = new SignaturePad(canvas, { penColor: "#1c1916" });
  let width = 0;

  /** As many dots as the screen has; what was drawn keeps its place when the window turns. */
  function resize() {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientWidth === width) return;
    const drawn = pad.toData();
    const scale = width > 0 ? clientWidth / width : 1;
    width = clientWidth;
    const ratio = Math.max(1, devicePixelRatio);
    canvas.width = clientWidth * ratio;
    canvas.height = clientHeight * ratio;
    canvas.getContext("2d")?.scale(ratio, ratio);
    pad.clear();
    pad.fromData(
      drawn.map((group) => ({
        ...group,
        points: group.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
      })),
    );
  }
  new ResizeObserver(resize).observe(canvas);
  resize();

  return {
    resize,
    clear: () => pad.clear(),
    /** x and y in turn, within the box. */
    strokes(): number[][] {
      const scale = BOX.width / Math.max(1, canvas.clientWidth);
      const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value * scale)));
      return pad
        .toData()
        .slice(0, STROKES_MAX)
        .map(({ points }) =>
          points.flatMap(({ x, y }) => [within(x, BOX.width), within(y, BOX.height)]).slice(0, NUMBERS_MAX),
        )
        .filter(({ length }) => length >= 2);
    },
  };
}
