/** `npm run engine-docs`: writes docs/ENGINES.md and the engines' part of .env.example from the table in contract/engines.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import {
  HOSTED_ENGINES,
  type HostedEngine,
  type HostedRow,
  hostedRow,
  type ModelRow,
  type Price,
  type Protocol,
} from "#contract/engines.ts";
import { MONTH_LIMIT_USD } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { MARK_FORMS, MASK_SETTINGS } from "#core/prompt/mark-forms.ts";
import { complianceTable } from "#tests/support/image-model-promises.ts";

const BEGIN = "# Hosted engines, written by `npm run engine-docs`.";
const END = "# End of the hosted engines.";

/** What the address of somebody's own server ends in. */
const OWN_ADDRESS: Partial<Record<Protocol, string>> = {
  openai: "your server's, ending in /v1",
  comfyui: "your server's, such as http://127.0.0.1:8188, and WORKFLOW a file of a workflow in API format",
};
const EXAMPLE_ADDRESS: Partial<Record<Protocol, string>> = {
  openai: "http://127.0.0.1:8000/v1",
  comfyui: "http://127.0.0.1:8188",
};
const SETTINGS_BESIDES: Partial<Record<Protocol, string[]>> = { comfyui: ["WORKFLOW"] };

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);

function priceWords(price: Price | null): string {
  switch (price?.kind) {
    case "free":
      return "free";
    case "picture":
      return `$${price.usd} a picture`;
    case "quality":
      return Object.entries(price.usd)
        .map(([quality, usd]) => `${quality} $${usd}`)
        .join(", ");
    case "tokens":
      return `$${price.textIn} text in, $${price.imageIn} image in, $${price.out} out a million tokens`;
    case "output-tokens":
      return `$${price.out} out a million tokens, about $${price.pictureUsd} a picture`;
    case undefined:
      return "price not known";
  }
}

const modelWords = ({ name, price, ends }: ModelRow) =>
  `\`${name}\` (${priceWords(price)}${ends ? `, ends ${ends}` : ""})`;

function tableRow(row: HostedRow): string {
  const { sizes, models, usualS } = row;
  const marks = [
    ...new Set([row.marks, ...models.flatMap((m) => [m.marks ?? [], m.marksAreas ?? []].flat())]),
  ];
  return [
    row.name,
    `\`${row.prefix}_*\``,
    row.address ?? "your own server",
    models.map(modelWords).join("; ") || "any that the server has",
    marks.map((form) => `\`${form}\``).join(", "),
    sizes.kind === "fixed"
      ? sizes.sizes.map(({ width, height }) => `${width}x${height}`).join(", ")
      : `any to ${sizes.maxSide} px, ${(sizes.maxPixels / 1e6).toFixed(1)} MP`,
    row.partials ? "yes" : "no",
    usualS ? `${usualS.join(" to ")} s` : "not known",
    row.source,
  ].join(" | ");
}

/** The lines of `.env` that turn an engine on. */
function setUpLines(engine: HostedEngine): string[] {
  const { name, prefix, address, needsKey, defaultModel, protocol } = hostedRow(engine);
  return [
    `# ${name}: npm run admin -- probe-engine ${engine}`,
    ...(needsKey ? [`${prefix}_API_KEY=your-key`] : []),
    ...(address ? [] : [`${prefix}_BASE_URL=${EXAMPLE_ADDRESS[protocol]}`]),
    ...(defaultModel ? [] : [`${prefix}_IMAGE_MODEL=the-name-that-your-server-gives-it`]),
    ...(SETTINGS_BESIDES[protocol] ?? []).map((setting) => `${prefix}_${setting}=docs/comfyui-workflow.json`),
  ];
}

export const engineDocument = (): string => `# Engines

Written by \`npm run engine-docs\` from [contract/engines.ts](../contract/engines.ts). The built-in renderer draws where no other engine is set up. \`auto\` takes the first
one of this table that is; a request may name any that is. An engine or a model that is not known is refused or warned of, never replaced in silence. How they
are held to the photo: [decision 018](decisions/018-hosted-models.md).

| Engine | Settings | Address | Models | Marks what may change by | Sizes | Unfinished pictures | Usual time | Facts from |
|---|---|---|---|---|---|---|---|---|
${HOSTED_ENGINES.map((engine) => `| ${tableRow(hostedRow(engine))} |`).join("\n")}

\`PREFIX_API_KEY\` is the key, \`PREFIX_BASE_URL\` another address, \`PREFIX_IMAGE_MODEL\` the model, \`PREFIX_MASK\` another way of marking where the server behind the address has one
(LiteLLM: that of the provider behind it). The ways:

${Object.entries(MARK_FORMS)
  .map(([form, sentence]) => `- \`${form}\`: "${sentence}"`)
  .join("\n")}

Names that have ended stop the start with a sentence; those that end within 30 days are warned of in the log. Prices are what their sources said on their day; a model
without a price counts 25 cents a call until its provider says more.

## Putting an engine into service

1. Write its lines below into \`.env\`. A key (or, for a server of your own, an address) turns it on; what is left out is as the table says.
2. Start the server again. What is wrong with the settings is said at start, with the name of each setting.
3. \`npm run admin -- engines\` lists it. \`npm run admin -- probe-engine NAME\` sends it one edit, which costs what a picture costs, and says whether it honors the mask.
4. Where the probe says that it changes what the mask keeps, set \`PREFIX_MASK\` to the opposite way and probe again. Where it changes everything or nothing, the lock keeps
   each photo all the same, but such an engine is seldom worth its price.
5. \`OPENAI_USD_PER_DAY\`, \`OPENAI_USD_PER_ACCOUNT_PER_DAY\` and \`OPENAI_USD_PER_MONTH\` limit what the server's keys may cost, of all hosted engines together.

\`\`\`sh
${HOSTED_ENGINES.map((engine) => setUpLines(engine).join("\n")).join("\n\n")}
\`\`\`

## What each engine promises

Each line is a test that runs before a strict fake of each service on loopback (\`server/adapters/image-model/image-model.test.ts\`), and another test compares this table with what was kept.
"Not claimed" = the engine says that it cannot do it.

${complianceTable()}

What goes wrong with a service is tried by \`npm run chaos -- provider\`: twenty faults by each engine (refused, wrong key, too many requests, slow, silent, cut, wrong size, another house, wrong
polarity, no price, 200 MB and more), and 27 more where pictures are streamed. It prints fault by fault and engine by engine whether the sentence, the count of calls, the house, the plan
and the next design were as they must be, and takes about twenty minutes on two cores.

## When an engine cannot draw

| What happens | A design that asked for the engine by name | A design that left the choice to us (\`auto\`) |
|---|---|---|
| its model went out of service | refused: "${ENGINE_MESSAGES.modelEnded}" | drawn by the built-in engine: "${ENGINE_MESSAGES.drawnAfterEnd}" |
| it is no longer set up, or the account took its key away | refused: "${MESSAGES.engineUnavailable}" | drawn by the built-in engine: "${ENGINE_MESSAGES.drawnWithoutEngine}" |
| the server's budget of the day is used up | refused: "${MESSAGES.spendingLimit}" | drawn by the built-in engine: "${MESSAGES.drawnWithinBudget}" |
| the server's budget of the month is used up | refused: "${MESSAGES.spendingLimitOfMonth}" | drawn by the built-in engine: "${MESSAGES.drawnWithinBudget}" |
| the account's limit of the month is used up | refused: "${ENGINE_MESSAGES.limitOfAccount}" | drawn by the built-in engine: "${ENGINE_MESSAGES.drawnWithinOwnLimit}" |
| it does not answer, or is busy | waited for up to five minutes, then failed with a sentence | the same |

The same holds when it happens while the design waits in the queue. On the page /engines and in \`npm run admin -- engines\` the day on which a model ends stands beside it from the
start, and from that day on that it draws no more.

## Finding out

What a service does with a mask is found out, not believed: \`npm run admin -- probe-engine NAME\` has a made-up photo with a marked half edited once, counted like a design's call, and says
whether the mask was honored, ignored or read the other way round, how much changed inside and outside of it before the lock, whether the size was kept, how long it took and what it
cost. \`npm run admin -- engines\` shows what is set up and what was found, and asks nobody. \`PROBE_ENGINES=1\` has a worker do it at start for each engine, model, address and way of
marking of which nothing is known yet. Findings are kept in \`DATA_DIR/engine-probes.json\`.

## Keys of accounts

With \`ENGINE_KEYS_SECRET\` (at least 32 characters that nobody can guess, such as \`openssl rand -base64 32\` prints) an account may give a key of its own for each service that needs one, on the page
/engines: ${HOSTED_ENGINES.filter((engine) => hostedRow(engine).needsKey)
  .map((engine) => hostedRow(engine).name)
  .join(
    ", ",
  )}. It is used in place of the server's, at the address of the server's settings, and \`auto\` takes it first. It is kept sealed and never shown again but for its last four characters.

- Limit of a month: each account sets its own on that page (${MONTH_LIMIT_USD.usual} dollars until it says more, ${MONTH_LIMIT_USD.max.toLocaleString("en-US")} at most). It is asked for before each call is sent, with what the call is taken to cost, and a
  month ends at midnight UTC. Costs stand with each design and by month on that page.
- Rotation: move the secret to \`ENGINE_KEYS_SECRET_BEFORE\`, set a new \`ENGINE_KEYS_SECRET\`, start all processes again, run \`npm run admin -- rotate-engine-keys\`, which seals every key anew and names those that
  open with neither secret, then empty \`ENGINE_KEYS_SECRET_BEFORE\`. Without the old secret the keys are lost, and accounts are asked to give them again.

In the designer an account chooses an engine for each design, or has several draw one side by side; what that takes of plan and money is said before anything is sent.

## ComfyUI

\`COMFYUI_WORKFLOW\` names a workflow that was saved with Export (API) in ComfyUI's menu; the plain Save is refused at start. Values in it are filled before each picture:

| In the workflow | Becomes | Belongs at |
|---|---|---|
| \`%photo%\` (needed) | the file name of the uploaded photo | LoadImage, \`image\` |
| \`%mask%\` | the file name of the uploaded mask, white may change | LoadImageMask, \`image\`, with the channel red |
| \`%prompt%\` (needed) | the words | CLIPTextEncode, \`text\`, of the positive one |
| \`%seed%\` | a whole number | KSampler, \`seed\` |
| \`%strength%\` | 1, or 0.45 where our own rendering is sent | KSampler, \`denoise\` |
| \`%width%\`, \`%height%\` | the size of photo and mask in pixels | nodes that ask for a size |

[comfyui-workflow.json](comfyui-workflow.json) is one of ComfyUI's own nodes alone, to begin with: a checkpoint is loaded, photo and mask are loaded, the photo is encoded with the mask as the part that gets noise, sampled in 28
steps, decoded and saved. Put the name of a checkpoint of yours in its first node. The first picture that the workflow saves is the answer. Who is no longer waited for leaves the queue, and is stopped where it
runs.

## Guided by our own rendering

Where an account turns it on ("Start from our own rendering" on the page /engines), and with \`GUIDE_ENGINES=1\` where it said nothing, a hosted engine is sent our own rendering of the same words where the picture may change, and is asked to make it look real with each thing in its place; outside of it the
photo is sent as ever, and the lock is the same. It keeps places: \`npm run bench -- guided\`. Whether it looks better is for whoever pays for the engine to judge: fakes cannot. It is off until somebody turns it on.

## Adding an engine

A server that speaks OpenAI's images API is one file of the product, a row in \`contract/engines.ts\`; another protocol is three, with its adapter and the adapter's line in
\`server/adapters/image-model/hosted/protocols.ts\`. Both have a strict fake in \`tests/fakes/hosted-wires.ts\`, which says apart from the table how the service reads a mask. The
compiler names what is missing; \`npm run engine-docs\` writes this page and \`.env.example\`.
`;

/** The engines' part of .env.example. */
export const engineSettings = (): string =>
  [
    BEGIN,
    "# Empty = the built-in engine draws. docs/ENGINES.md says what each takes, costs and how it marks what may change. A key (or, for a server of your",
    "# own, an address) turns it on. PREFIX_MASK only where the server behind the address marks otherwise than the page says:",
    `# ${MASK_SETTINGS.join(", ")}.`,
    ...HOSTED_ENGINES.flatMap((engine) => {
      const { name, prefix, address, needsKey, defaultModel, protocol } = hostedRow(engine);
      const key = needsKey ? "needs a key" : "a key where the server asks for one";
      return [
        `# ${name}: ${key}; the address is ${address ?? OWN_ADDRESS[protocol]}; an empty model is ${defaultModel ?? "refused"}.`,
        ...["API_KEY", "BASE_URL", "IMAGE_MODEL", "MASK", ...(SETTINGS_BESIDES[protocol] ?? [])].map(
          (setting) => `${prefix}_${setting}=`,
        ),
      ];
    }),
    END,
  ].join("\n");

/** The file with its engines' part replaced. */
export function withEngineSettings(file: string): string {
  const from = file.indexOf(BEGIN);
  const to = file.indexOf(END);
  if (from < 0 || to < from) throw new Error(".env.example has no part for the engines");
  return file.slice(0, from) + engineSettings() + file.slice(to + END.length);
}

if (process.argv[1]?.endsWith("engine-docs.ts")) {
  const example = fileOf(".env.example");
  writeFileSync(fileOf("docs/ENGINES.md"), engineDocument());
  writeFileSync(example, withEngineSettings(readFileSync(example, "utf8")));
}
