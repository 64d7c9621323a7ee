import type { ClientProposal, Pin } from "#contract/proposal-view.ts";
import { fillRows, partOf, tell } from "./parts.ts";
import type { Call } from "./proposal-calls.ts";

/** How far an arrow key moves the place, as a share of the picture. */
const KEY_STEP = 0.05;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const MARK =
  "absolute flex size-7 -translate-1/2 items-center justify-center rounded-full border-2 border-white bg-brand font-bold text-sm text-white shadow-float";

/** Questions about a place of one option's picture: numbered on it, listed below, and a form for a new one. */
export function mountPins(panel: HTMLElement, { call, proposal }: { call: Call; proposal: ClientProposal }) {
  const optionId = panel.dataset.option ?? "";
  const layer = partOf<HTMLButtonElement>(panel, "pin-layer");
  const marks = partOf(panel, "pins");
  const form = partOf<HTMLFormElement>(panel, "pin-form");
  const ask = partOf<HTMLButtonElement>(panel, "ask");
  const text = form?.querySelector("textarea");
  if (!form || !ask || !text) return;
  let pins = proposal.pins;
  let place: { x: number; y: number } | null = null;

  function draw() {
    const own = pins.filter((pin) => pin.optionId === optionId);
    const shown: Pick<Pin, "x" | "y">[] = place ? [...own, place] : own;
    marks?.replaceChildren(
      ...shown.map(({ x, y }, i) => {
        const mark = document.createElement("span");
        mark.className = MARK;
        mark.style.left = `${100 * x}%`;
        mark.style.top = `${100 * y}%`;
        mark.textContent = String(i + 1);
        return mark;
      }),
    );
    fillRows(
      panel,
      partOf(panel, "questions"),
      "pin",
      own.map((pin) => [pin.text, pin.answer ?? "Not answered yet."]),
    );
  }

  function open(isOpen: boolean) {
    form!.hidden = !isOpen;
    ask!.hidden = isOpen;
    if (layer) layer.hidden = !isOpen;
    if (!isOpen) place = null;
    tell(partOf(panel, "pin-fault"), "");
    draw();
  }

  ask.addEventListener("click", () => {
    open(true);
    layer?.scrollIntoView({ block: "nearest" });
    layer?.focus({ preventScroll: true });
  });
  partOf(panel, "pin-cancel")?.addEventListener("click", () => {
    open(false);
    ask.focus();
  });
  layer?.addEventListener("click", (event) => {
    const box = layer.getBoundingClientRect();
    // A click by keyboard has no place of its own.
    const isKey = event.detail === 0;
    place = isKey
      ? (place ?? { x: 0.5, y: 0.5 })
      : { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    draw();
    text.focus({ preventScroll: !isKey });
  });
  layer?.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const within = (share: number) => Math.min(1, Math.max(0, share));
    const from = place ?? { x: 0.5, y: 0.5 };
    place = { x: within(from.x + step[0]), y: within(from.y + step[1]) };
    draw();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fault = partOf(panel, "pin-fault");
    if (!place) return tell(fault, "Please tap the place on the picture first.");
    const send = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    send.disabled = true;
    const answer = await call("addPin", { optionId, ...place, text: text.value });
    send.disabled = false;
    if (!answer.ok || !answer.proposal) return tell(fault, answer.message);
    pins = answer.proposal.pins;
    form.reset();
    open(false);
    ask.focus();
  });
  draw();
}
