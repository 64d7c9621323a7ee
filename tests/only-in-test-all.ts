/**
 * What `npm run test:all` runs and `npm test` does not, in one place. Each row says which tests of every run find the same fault.
 * `tests/only-in-test-all.test.ts` fails when a row names something that is not there.
 */

type Row = {
  file: string;
  caughtBy: string;
};

/** Whole files of Vitest. They test tools that measure the product and are no part of it. */
export const FILES: readonly Row[] = [
  { file: "script/bench/load.test.ts", caughtBy: "Many people at once: the tests of the features." },
  { file: "script/bench/lists.test.ts", caughtBy: "Lists of thousands of rows: the tests of the features." },
  {
    file: "script/bench/guided.test.ts",
    caughtBy: "Pictures painted along a sketch: the tests of renderer/registration and renderer/see.",
  },
  {
    file: "script/chaos/provider.test.ts",
    caughtBy: "A provider's faults: hosted-model.test.ts of the adapter and of the feature.",
  },
  {
    file: "script/chaos/database.test.ts",
    caughtBy: "PostgreSQL that ends connections: db/database-away.test.ts. Killed processes: kill.test.ts.",
  },
];

/** Stories in the browser: the file in tests/e2e, and how its full title ends, describing blocks included. */
export const STORIES: readonly (Row & { title: string })[] = [
  // One story in two windows: every run has one of them. widths.spec.ts holds every screen to every width in each run,
  // and the colors of both schemes are shared by all screens, of which each run looks at some in light and some in dark.
  {
    file: "accessibility.spec.ts",
    title: "on a phone in light the pages for guests have no fault, their error sentences included",
    caughtBy: "The same on a desk in dark; accounts.spec.ts for the sentences.",
  },
  {
    file: "accessibility.spec.ts",
    title: "on a phone in light the signed-in pages have no fault",
    caughtBy: "The same on a desk in dark.",
  },
  {
    file: "bom.spec.ts",
    title: "the bill has no fault for axe on a desk in dark, folded out and in edit",
    caughtBy: "The same on a phone in light; dark: projects.spec.ts.",
  },
  {
    file: "company.spec.ts",
    title: "on desk-dark the company's screen and the client's fields have no fault",
    caughtBy: "The same on a phone in light; dark: projects.spec.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "on phone-light the gallery's screens have no fault",
    caughtBy: "The same on a desk in dark; the other two stories on a phone.",
  },
  {
    file: "hosted.spec.ts",
    title: "on a desk from sign-up to a picture that is saved, shared and downloaded",
    caughtBy: "The same on a phone; highlighting by mouse: designer.spec.ts and store.spec.ts.",
  },
  {
    file: "kept-designs.spec.ts",
    title:
      "a design at 1280 px has its own address, survives a reload, and opens on another device; both hear of each other and nothing is lost",
    caughtBy: "The same at 390 px; the other stories of the file at a desk.",
  },
  {
    file: "kept-designs.spec.ts",
    title:
      "a design at 1280 px is empty when it is new: a new design, another project and a new project keep nothing of the house before",
    caughtBy: "The same at 390 px.",
  },
  {
    file: "kept-designs.spec.ts",
    title:
      "a design at 1280 px stays when the script of a part cannot be fetched, and shows the part when it can",
    caughtBy: "The same at 390 px.",
  },
  {
    file: "pages.spec.ts",
    title: "on a desk in light axe finds no fault in the public pages",
    caughtBy: "The same on a phone in dark, which looks at more pages; widths.spec.ts.",
  },
  {
    file: "projects.spec.ts",
    title: "on phone-light the projects' screens have no fault",
    caughtBy: "The same on a desk in dark; light: proposals.spec.ts.",
  },
  {
    file: "proposals.spec.ts",
    title: "on desk-dark the screens of proposals have no fault, with long words",
    caughtBy: "The same on a phone in light; dark: projects.spec.ts.",
  },
  {
    file: "story.spec.ts",
    title: "on a desk a new person uploads, circles, describes and sees the house untouched",
    caughtBy: "The same on a phone; by mouse: designer.spec.ts and store.spec.ts.",
  },
  {
    file: "verify.spec.ts",
    title: "on a phone in light the page and each result have no fault and fit their window",
    caughtBy: "The same on a desk in dark, at the same four widths.",
  },
  // The server's half and the page's half of each are looked at by themselves.
  {
    file: "billing.spec.ts",
    title: "a payment is still there after the server was killed right behind it",
    caughtBy:
      "The stand-in's payments after a kill: stand-ins/stripe/state.test.ts; the server's: kill.test.ts. The portal: the other stories.",
  },
  {
    file: "story.spec.ts",
    title: "a design survives the server being killed in the middle, and the reloaded page finds it",
    caughtBy:
      "The design: restart.test.ts and script/chaos/kill.test.ts. A page reloaded while it is drawn: hosted.spec.ts.",
  },
  {
    file: "proposal.spec.ts",
    title: "a proposal that was withdrawn or whose time has passed says so, and cannot be signed",
    caughtBy:
      "Withdrawn: proposals.spec.ts. Its time: verify-log.test.ts and sign-proposal.test.ts; the page has one table of words for both.",
  },
  {
    file: "offline.spec.ts",
    title: "that is switched off takes the worker and all that it kept out of the browser",
    caughtBy:
      "The script that unregisters: server/http/offline.test.ts. A browser takes a new release's script: the other story of a release.",
  },
  {
    file: "store.spec.ts",
    title: "a photo goes inside the call where the store's rule keeps browsers out",
    caughtBy: "place-photo.test.ts, for each reason; a photo inside the call: every story without a store.",
  },
  {
    file: "hands.spec.ts",
    title: "a plan with a limit tries changes on the device, and takes one picture for all of them",
    caughtBy:
      "Tried, taken back, reloaded and drawn as one: flight.spec.ts. Pictures left: something new by finger. tried-changes.test.ts.",
  },
  {
    file: "hands.spec.ts",
    title: "is set down with the arrow keys and Enter, and turned with [ and ]",
    caughtBy:
      "Set down and turned: by finger. Keys and focus: an element by keyboard. How far a key moves: ground-move.test.ts.",
  },
  {
    file: "seeing.spec.ts",
    title: "a browser's worker sees in a photo what Node sees, to the last bit",
    caughtBy: "The last story of the file: what is drawn rests on what is seen.",
  },
  {
    file: "seeing.spec.ts",
    title: "a browser's worker draws a design from its document alone, as Node does from the words",
    caughtBy: "From documents: drawn-document.test.ts. In a browser as in Node: the last story of the file.",
  },
  {
    file: "designer.spec.ts",
    title: "keeps areas, words, photo and project across a reload",
    caughtBy: "kept-designs.spec.ts: after a reload, on another device, and on the way back to a design.",
  },
  {
    file: "route-map.spec.ts",
    title: "a page for who is signed in opens for a signed-in person under its own heading",
    caughtBy: "widths.spec.ts opens each of them and stays there; guests: the other story.",
  },
  // The same part of the screen stands in two places.
  {
    file: "gallery.spec.ts",
    title: "the browser's own print command prints the bill that is open, and nothing else",
    caughtBy: "The paper, its items and what is not on it: bom.spec.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "a plan stands whole where a view would be wiped over its photo",
    caughtBy: "The same in the designer: designer.spec.ts; before-after-split.test.ts.",
  },
  // Stories of which each half is part of another one.
  {
    file: "offline.spec.ts",
    title:
      "a design is made without network from the photo to the full picture, waits where it can be seen, and is the server's once there is one",
    caughtBy:
      "Made, closed, opened again, sent and signed out with three pictures: the first story of flight.spec.ts. The same pixels: the last of seeing.spec.ts.",
  },
  {
    file: "flight.spec.ts",
    title: "a material and a plant are swapped by hand without network, and the server draws the same swaps",
    caughtBy:
      "Swaps by hand: hands.spec.ts. The same bytes here and there: seeing.spec.ts. Without network: the first story.",
  },
  {
    file: "hands.spec.ts",
    title:
      "the size of an element is pulled at its edge and typed, and this device draws each step before the full picture",
    caughtBy:
      "Pulled: by finger. Typed: by keyboard. Drawn on the device: with a limit, flight.spec.ts, live-session.test.ts.",
  },
];

/** Parts of tests that stay in every run: what each leaves out of it. */
export const PARTS = {
  "hostile texts": {
    file: "script/chaos/input.test.ts",
    caughtBy:
      "Every run sends each 19th of the calls, among them some of each call; the contract's schemas refuse these texts in all of them.",
  },
  "flipped bits": {
    file: "server/features/proposals/seal/seal.test.ts",
    caughtBy:
      "Four of ten places, spread over the same bytes: no more than twenty lie between two of the seal.",
  },
  "people of a killed server": {
    file: "script/chaos/kill.test.ts",
    caughtBy: "Two people, who do the same things: each of them comes as far as a signed proposal.",
  },
  "widths in dark": {
    file: "tests/e2e/screens.ts",
    caughtBy: "The same widths in light: colors make nothing wider.",
  },
  "sequences of changes": {
    file: "renderer/render/nothing-lost.test.ts",
    caughtBy: "Two of the six sequences; gave-way.test.ts and set-down.test.ts for each kind of change.",
  },
  "texts of one word": {
    file: "core/plan/parse-plan.test.ts",
    caughtBy:
      "Twelve of them in each run, chosen anew: what is slow for one word is slow for others of its kind.",
  },
  "texts at random": {
    file: "core/plan/parse-plan.test.ts",
    caughtBy:
      "The same search over fewer texts, chosen anew in each run; the corpus of requests reads about a thousand.",
  },
  "moves at random": {
    file: "renderer/registration/registration.test.ts",
    caughtBy:
      "The four farthest moves in each run, and four chosen anew: the same search finds those between.",
  },
  "prompts at random": {
    file: "core/prompt/build-prompt.test.ts",
    caughtBy:
      "The same search over thirty prompts, chosen anew in each run: each of its faults shows in most of them.",
  },
  "long prompts": {
    file: "core/prompt/build-prompt.test.ts",
    caughtBy: "Ten in each run, chosen anew; fifty long changes in a test of their own.",
  },
  "stored sequences": {
    file: "core/design/drawn-document.test.ts",
    caughtBy:
      "Twenty of the sixty, with each number of undos: renderer/render/drawn-document.test.ts draws others.",
  },
  "keys backwards": {
    file: "renderer/render/drawn-document.test.ts",
    caughtBy: "The design of many changes; each design with its keys as PostgreSQL keeps them.",
  },
  "large pictures of one decoder": {
    file: "server/media/photo-memory.test.ts",
    caughtBy: "The picture of the same decoder that takes the most memory.",
  },
  "sentences of a provider": {
    file: "tests/e2e/hosted.spec.ts",
    caughtBy:
      "hosted-model.test.ts of the adapter asks for each answer's sentence; one of each way to fail is read on the screen.",
  },
  "killed worker on the embedded database": {
    file: "server/features/designs/restart.test.ts",
    caughtBy: "script/chaos/kill.test.ts kills web and worker on the embedded database in every run.",
  },
  "a held data folder, by processes": {
    file: "server/main.test.ts",
    caughtBy:
      "server/db/data-lock.test.ts: a living holder is waited for and refused, a dead one taken over.",
  },
} as const satisfies Record<string, Row>;

const isAll = Boolean(process.env.TEST_ALL);

/** `all` in `npm run test:all`, `each` in every run. */
export const inTestAll = <T>(_part: keyof typeof PARTS, all: T, each: T): T => (isAll ? all : each);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What Vitest leaves out. */
export const filesLeftOut = (): string[] => (isAll ? [] : FILES.map(({ file }) => file));
/** Playwright compares it with file and full title. */
export const patternOf = ({ file, title }: (typeof STORIES)[number]): RegExp =>
  new RegExp(`${escaped(file)} .*${escaped(title)}$`);
/** What Playwright leaves out. */
export const storiesLeftOut = (): RegExp[] => (isAll ? [] : STORIES.map(patternOf));
