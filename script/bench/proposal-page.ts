import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { signIn } from "#tests/e2e/fixtures.ts";
import { sentProposal } from "#tests/e2e/proposing.ts";
import { startServer } from "#tests/support/running-server.ts";
import { findChromium } from "../chromium.mjs";
import { SLOW, SLOWER } from "./slow-phone.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SWITCHES = 40;
const VISITS = 5;

export type PageFigures = {
  /** From the press on an option to the frame that shows its picture and price, ms. */
  switches: number[];
  /** Of the first visit with nothing cached, bytes over the wire: of scripts, of pictures, of all. */
  bytes: { script: number; image: number; all: number };
  /** Largest paint of each first visit, ms: as the machine is, and as a slow phone on a slow line. */
  paints: { plain: number[]; slow: number[] };
};

/** A client's page of two options with their pictures, on the built product in Chromium. */
export async function measureProposalPage(): Promise<PageFigures> {
  const executablePath = findChromium();
  const server = await startServer({ TRUST_PROXY: "1" });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await signIn(page, server);
    const { path } = await sentProposal(page);
    await context.close();
    const url = server.url + path;
    const plain: number[] = [];
    const slow: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      plain.push(await firstVisit(browser, url, false));
      slow.push(await firstVisit(browser, url, true));
    }
    const phone = await browser.newContext(PHONE);
    const figures = { bytes: await weigh(phone, url), switches: await switchOptions(phone, url) };
    return { ...figures, paints: { plain, slow } };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openReady(page: Page, url: string) {
  await page.goto(url);
  await page.locator("[data-proposal][data-ready]").waitFor();
}

async function firstVisit(browser: Browser, url: string, isSlow: boolean): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (isSlow) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  await openReady(page, url);
  await page.waitForLoadState("networkidle");
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return ms;
}

async function weigh(context: BrowserContext, url: string): Promise<PageFigures["bytes"]> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  const bytes = { script: 0, image: 0, all: 0 };
  const types = new Map<string, string>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    bytes.all += encodedDataLength;
    if (type === "Script") bytes.script += encodedDataLength;
    if (type === "Image") bytes.image += encodedDataLength;
  });
  await openReady(page, url);
  await page.waitForLoadState("networkidle");
  await page.close();
  return bytes;
}

async function switchOptions(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage();
  await openReady(page, url);
  return page.evaluate(async (times) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="option"]')];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found: number[] = [];
    for (let nth = 1; nth <= times; nth++) {
      const radio = radios[nth % radios.length]!;
      const panel = document.querySelector(`[data-option="${radio.value}"]`)!;
      const started = performance.now();
      radio.click();
      for (const picture of panel.querySelectorAll("img")) await picture.decode();
      // The first frame draws what was decoded; when the second begins, it has been shown.
      await frame();
      await frame();
      if (!panel.hasAttribute("data-shown")) throw new Error("the option is not shown");
      found.push(performance.now() - started);
    }
    return found;
  }, SWITCHES);
}
