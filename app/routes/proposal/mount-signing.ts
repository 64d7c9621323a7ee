import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Signature } from "#contract/proposal-record.ts";
import { partOf, tell, write } from "./parts.ts";
import type { Call } from "./proposal-calls.ts";
import { mountPad } from "./signature-field.ts";

const SENTENCES = {
  notSaved: "Your choice is not saved yet. Please wait a moment and sign again.",
  signatureMissing: "Please draw or type your signature.",
  signing: "Signing ...",
} as const;

type Signing = {
  call: Call;
  /** The hash of what stands on the screen; null while the server has another choice. */
  offerSha256(): string | null;
  reload(sentence: string): void;
};

/** Name, signature, consent and code; then one call. Afterwards the page is loaded anew and says what was signed. */
export function mountSigning(root: HTMLElement, { call, offerSha256, reload }: Signing): void {
  const form = partOf<HTMLFormElement>(root, "sign-form");
  const canvas = partOf<HTMLCanvasElement>(root, "pad");
  if (!form || !canvas) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const pad = mountPad(canvas);
  const kind = () => new FormData(form).get("kind");
  const showKind = () => {
    partOf(form, "draw")!.hidden = kind() !== "drawn";
    partOf(form, "typed")!.hidden = kind() !== "typed";
    pad.resize();
  };
  const showTyped = () => write(form, "typed", field("name").value);
  form.addEventListener("change", showKind);
  field("name").addEventListener("input", showTyped);
  partOf(form, "pad-clear")?.addEventListener("click", () => pad.clear());
  showKind();
  showTyped();

  const sendCode = partOf<HTMLButtonElement>(form, "send-code")!;
  sendCode.addEventListener("click", async () => {
    sendCode.disabled = true;
    const answer = await call("askSigningCode");
    sendCode.disabled = false;
    write(form, "code-said", answer.message);
    if (!answer.ok) return;
    sendCode.textContent = "Send another code";
    field("code").focus();
  });

  const signatureOf = (): Signature["signature"] | null => {
    if (kind() === "drawn") {
      const strokes = pad.strokes();
      return strokes.length > 0 ? { kind: "drawn", strokes } : null;
    }
    const text = field("name").value.trim();
    return text ? { kind: "typed", text } : null;
  };

  /** What is missing, and where; null = all is there. */
  function missing(): [string, HTMLElement] | null {
    if (field("name").value.trim().length < 2) return [PROPOSAL_MESSAGES.signerNameRequired, field("name")];
    if (!signatureOf()) return [SENTENCES.signatureMissing, canvas!];
    if (!field("consents").checked) return [PROPOSAL_MESSAGES.consentRequired, field("consents")];
    if (!/^\d{6}$/.test(field("code").value.trim())) return [PROPOSAL_MESSAGES.codeInvalid, field("code")];
    return null;
  }

  const button = partOf<HTMLButtonElement>(form, "sign")!;
  const fault = partOf(form, "sign-fault");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // A second click while the first is on its way signs nothing twice.
    if (button.disabled) return;
    const lack = missing();
    tell(fault, lack?.[0] ?? "");
    if (lack) return lack[1].focus();
    const shown = offerSha256();
    if (!shown) return tell(fault, SENTENCES.notSaved);
    button.disabled = true;
    button.textContent = SENTENCES.signing;
    const answer = await call("signProposal", {
      offerSha256: shown,
      name: field("name").value.trim(),
      signature: signatureOf(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      code: field("code").value.trim(),
      consents: true,
    });
    if (answer.ok) return reload("");
    // The company changed it meanwhile: the page shows how it is now, and nothing was signed.
    if (answer.status === 409) return reload(answer.message);
    button.disabled = false;
    button.textContent = "Sign";
    tell(fault, answer.message);
  });

  const decline = partOf<HTMLFormElement>(root, "decline-form");
  decline?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const send = decline.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    send.disabled = true;
    const answer = await call("declineProposal", { reason: new FormData(decline).get("reason") || null });
    if (answer.ok || answer.status === 409) return reload(answer.ok ? "" : answer.message);
    send.disabled = false;
    tell(partOf(decline, "decline-fault"), answer.message);
  });
}
