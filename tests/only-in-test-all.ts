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
  // Stories of which each half is part of another one.
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
      "Every run sends each seventh of the calls, among them some of each call; the contract's schemas refuse these texts in all of them.",
  },
  "people of a killed server": {
    file: "script/chaos/kill.test.ts",
    caughtBy: "Two people, who do the same things: each of them comes as far as a signed proposal.",
  },
  "designs drawn in a browser": {
    file: "tests/e2e/seeing.spec.ts",
    caughtBy:
      "Two of the four, and the last story of the file draws the other two; drawn-document.test.ts draws all four from documents.",
  },
  "photos seen in a browser": {
    file: "tests/e2e/seeing.spec.ts",
    caughtBy: "A photo and a rendered scene, where all are two of each: the same arithmetic sees them.",
  },
  "sequences of changes": {
    file: "renderer/render/nothing-lost.test.ts",
    caughtBy: "Three of the six sequences; gave-way.test.ts and set-down.test.ts for each kind of change.",
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
