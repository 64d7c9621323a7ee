import { mountBeforeAfter } from "#app/components/before-after-mount.ts";
import { formatMoney } from "#app/lib/format.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { choicePrice, rangeSentence } from "#core/proposals/choice-price.ts";
import { paymentSchedule } from "#core/proposals/payment-schedule.ts";
import { PROPOSAL_STAGES } from "#core/proposals/stages.ts";
import { mountDeposit } from "./mount-deposit.ts";
import { mountPins } from "./mount-pins.ts";
import { mountSigning } from "./mount-signing.ts";
import { isHashOfOffer } from "./offer-hash.ts";
import { outlineChange } from "./outline-change.ts";
import { fillRows, partOf, tell, write } from "./parts.ts";
import { linkCalls } from "./proposal-calls.ts";

/** Choices within this time are one call: a person who ticks three add-ons in a row has one choice. */
const SAVE_AFTER_MS = 200;
/** Said after the page was loaded anew. */
const NOTICE_KEY = "proposal-notice";

const SAID = {
  saving: "Saving ...",
  saved: "Your choice is saved.",
  otherHash: "What this page shows is not what would be signed. Please reload the page.",
} as const;

/** How the choice on the screen and the one on the server stand to each other. */
export type Standing = "same" | "saving" | "unsaved";

/**
 * Brings a client's proposal to life: options and add-ons with their price, wiped pictures, questions, signature. Price and picture change
 * at once, counted by the server's own functions; the server then answers with the offer that is signed, and nothing is signed while the
 * two differ.
 */
export function mountProposal(root: HTMLElement): void {
  const given = JSON.parse(partOf(root, "data")?.textContent ?? "{}") as {
    token: string;
    proposal: ClientProposal;
  };
  const call = linkCalls(given.token);
  let { proposal } = given;
  const { offer, payments } = proposal;
  const { currency } = offer;
  const isOpen = PROPOSAL_STAGES[proposal.stage].isOpen;
  const money = (cents: number) => formatMoney(cents, { currency });
  const panels = [...root.querySelectorAll<HTMLElement>("[data-option]")];
  let optionId = offer.choice.optionId;
  let standing: Standing = "same";
  let timer = 0;
  let latest = 0;

  const panelOf = (id: string) => panels.find((panel) => panel.dataset.option === id);
  const addOnsOf = (id: string) =>
    [...(panelOf(id)?.querySelectorAll<HTMLInputElement>('input[name="add-on"]:checked') ?? [])].map(
      ({ value }) => value,
    );
  const totalOf = (id: string) => {
    const option = offer.options.find((one) => one.id === id);
    return option ? choicePrice(option, addOnsOf(id)) : null;
  };

  function show() {
    for (const panel of panels) panel.toggleAttribute("data-shown", panel.dataset.option === optionId);
    for (const tab of root.querySelectorAll<HTMLElement>("[data-tab-total]"))
      tab.textContent = money(totalOf(tab.dataset.tabTotal ?? "")?.totalCents ?? 0);
    const option = offer.options.find(({ id }) => id === optionId);
    // A proposal that is closed shows what was chosen, whichever option is looked at.
    if (!isOpen || !option) return;
    const price = choicePrice(option, addOnsOf(optionId));
    const added = option.addOns.filter(({ id }) => addOnsOf(optionId).includes(id)).map(({ title }) => title);
    write(root, "chosen-title", option.title);
    write(root, "chosen-full", [option.title, ...added].join(", "));
    write(root, "total", money(price.totalCents));
    const rounded = (cents: number) => formatMoney(cents, { currency, round: true });
    write(root, "range", price.range ? rangeSentence(price.range, rounded) : "");
    fillRows(root, partOf(root, "amounts"), "amount", [
      [price.taxes.length > 0 ? "Before tax" : "Price", money(price.priceCents)],
      ...price.taxes.map(({ name, cents }) => [name, money(cents)]),
    ]);
    const schedule = offer.change ? proposal.offer.schedule : paymentSchedule(payments, price.totalCents);
    fillRows(
      root,
      partOf(root, "payments"),
      "amount",
      schedule.map(({ title, cents }) => [title, money(cents)]),
    );
  }

  /** What the server answered must be what stands here, to the cent and to the hash. */
  async function take(answer: ClientProposal) {
    proposal = answer;
    const { choice } = answer.offer;
    const isShown =
      choice.optionId === optionId &&
      choice.addOnIds.toSorted().join() === addOnsOf(optionId).toSorted().join() &&
      choice.totalCents === totalOf(optionId)?.totalCents;
    if (isShown && (await isHashOfOffer(answer.offer, answer.offerSha256))) {
      stand("same", SAID.saved);
      write(root, "hash", answer.offerSha256);
    } else stand("unsaved", SAID.otherHash);
    show();
  }

  function stand(now: Standing, sentence: string) {
    standing = now;
    write(root, "saved", sentence);
    root.dataset.standing = now;
  }

  async function save(turn: number) {
    const answer = await call("chooseOption", {
      revision: proposal.revision,
      optionId,
      addOnIds: addOnsOf(optionId),
    });
    if (turn !== latest) return;
    if (answer.ok && answer.proposal) await take(answer.proposal);
    else if (!answer.ok && answer.status === 409) reload(answer.message);
    else stand("unsaved", answer.message);
  }

  function choose() {
    show();
    const turn = ++latest;
    stand("saving", SAID.saving);
    clearTimeout(timer);
    timer = window.setTimeout(() => void save(turn), SAVE_AFTER_MS);
  }

  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "option") {
      optionId = target.value;
      if (isOpen) choose();
      else show();
    }
    if (target.name === "add-on") choose();
  });
  for (const frame of root.querySelectorAll<HTMLElement>("[data-before-after]")) mountBeforeAfter(frame);
  for (const panel of panels) void outlineChange(panel);
  // The other options' pictures, so that a tap shows them at once.
  const fetchOthers = () => {
    for (const picture of root.querySelectorAll("img")) picture.loading = "eager";
  };
  if (document.readyState === "complete") fetchOthers();
  else addEventListener("load", fetchOthers);

  const watchLine = () => {
    const place = partOf(root, "offline");
    if (place) place.hidden = navigator.onLine;
    if (navigator.onLine && standing === "unsaved" && isOpen) choose();
  };
  addEventListener("online", watchLine);
  addEventListener("offline", watchLine);
  watchLine();

  try {
    tell(partOf(root, "notice"), sessionStorage.getItem(NOTICE_KEY) ?? "");
    sessionStorage.removeItem(NOTICE_KEY);
  } catch {
    // Without storage the page says nothing of why it was loaded anew.
  }
  show();
  mountDeposit(root, call);
  if (!isOpen) return;
  partOf(root, "go-sign")?.addEventListener("click", () => {
    document.getElementById("sign")?.scrollIntoView({ block: "start" });
    root.querySelector<HTMLInputElement>('input[name="name"]')?.focus({ preventScroll: true });
  });
  for (const panel of panels) mountPins(panel, { call, proposal });
  mountSigning(root, {
    call,
    offerSha256: () => (standing === "same" ? proposal.offerSha256 : null),
    reload,
  });
  void isHashOfOffer(offer, proposal.offerSha256).then((isIt) => {
    if (!isIt) stand("unsaved", SAID.otherHash);
  });
  const tellOpened = () => {
    if (document.visibilityState !== "visible" || proposal.stage !== "sent") return;
    document.removeEventListener("visibilitychange", tellOpened);
    void call("proposalOpened");
  };
  document.addEventListener("visibilitychange", tellOpened);
  tellOpened();
  root.toggleAttribute("data-ready", true);
}

/** The page anew, as the server has it now. */
function reload(sentence: string): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, sentence);
  } catch {
    // See above.
  }
  // At once: a smooth scroll would not have begun, and the browser brings back the place where the page was.
  scrollTo({ top: 0, behavior: "instant" });
  location.reload();
}
