export type Row = {
  file: string;
  caughtBy: string;
};

/** Parts of tests that stay in every run: what each leaves out of it. */
export const PARTS = {
  "plans and roles of the table of access": {
    file: "script/chaos/access.test.ts",
    caughtBy:
      "The reviewer is on the free plan, and `elsewhere` is a designer. What Lite opens: plans.test.ts and plan-limits.test.ts.",
  },
  "readings of a mask": {
    file: "server/adapters/image-model/hosted/probe-service.test.ts",
    caughtBy:
      "Each fifth of engines and readings, others on each day; each engine that honors its mask, and each form of a mask that is read the other way round.",
  },
  "calls of the table of access": {
    file: "script/chaos/access.test.ts",
    caughtBy:
      "Each tenth call, others on each day, and each that ends something. One guard stands before all calls: the tests of the features ask theirs as a stranger.",
  },
  "a store that loses pictures": {
    file: "script/chaos/store.test.ts",
    caughtBy: "What the harness names when a store forgets: a test of the tool.",
  },
  "kinds of elements painted by themselves": {
    file: "renderer/painters/painters.test.ts",
    caughtBy:
      "Each fifth kind, others on each day; most kinds have tests of their own in this file and beside it, and stand in tests/goldens.test.ts.",
  },
  "flipped bits": {
    file: "server/features/proposals/seal/seal.test.ts",
    caughtBy:
      "Each fifth place, others on each day, spread over the same bytes: twenty lie between two of the seal.",
  },
  "widths in dark": {
    file: "tests/e2e/screens.ts",
    caughtBy: "The same widths in light: colors make nothing wider.",
  },
  "screens that are looked at": {
    file: "tests/e2e/widths.spec.ts",
    caughtBy:
      "Each sixth screen, others on each day: all of them are made of the same parts. What opens over a screen: the story of what it does.",
  },
  "what follows both signatures": {
    file: "tests/e2e/sealed-promise.spec.ts",
    caughtBy:
      "On one day of the stories that take turns; sign-proposal.test.ts, deposits.test.ts and seal.test.ts.",
  },
  "both schemes of each screen": {
    file: "tests/e2e/widths.spec.ts",
    caughtBy:
      "Every second screen on a phone in light, the others on a desk in dark: all of them are made of the same colors and parts.",
  },
  "widths between": {
    file: "tests/e2e/widths.spec.ts",
    caughtBy: "A phone of 360 px, which has the same columns as one of 390 px and less room.",
  },
  "sequences of changes": {
    file: "renderer/render/nothing-lost.test.ts",
    caughtBy:
      "One of the six sequences, and three of its changes; gave-way.test.ts and set-down.test.ts for each kind of change.",
  },
  "texts of one word": {
    file: "core/plan/parse-plan.test.ts",
    caughtBy:
      "Three of them in each run, chosen anew: what is slow for one word is slow for others of its kind.",
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
      "The same search over fifteen prompts, chosen anew in each run: each of its faults shows in most of them.",
  },
  "long prompts": {
    file: "core/prompt/build-prompt.test.ts",
    caughtBy: "Five in each run, chosen anew; fifty long changes in a test of their own.",
  },
  "stored sequences": {
    file: "core/design/drawn-document.test.ts",
    caughtBy:
      "Seven of the sixty, with each number of undos: renderer/render/drawn-document.test.ts draws others.",
  },
  "keys backwards": {
    file: "renderer/render/drawn-document.test.ts",
    caughtBy: "The design with highlights and brush; keys as PostgreSQL keeps them: the test behind it.",
  },
  "large pictures of each decoder": {
    file: "server/media/photo-memory.test.ts",
    caughtBy:
      "Two in every run. One watch ends whatever takes more than the limit: a picture that does is ended in every run. Each format, smaller: accept-photo.test.ts.",
  },
  "flipped bytes of HEIC and AVIF": {
    file: "server/media/photo-memory.test.ts",
    caughtBy: "Twenty of the sixty files.",
  },
  "pages behind one guard": {
    file: "tests/e2e/route-map.spec.ts",
    caughtBy:
      "One page behind each guard, and the designer, which opens without network. That each page stands behind its guard: the story before.",
  },
  "a killed worker on PostgreSQL": {
    file: "server/features/designs/restart.test.ts",
    caughtBy:
      "Its job is another worker's: jobs/queue.test.ts, on PostgreSQL. The design is drawn after a kill: the other test of the file.",
  },
  "a killed worker's queue on the embedded database": {
    file: "server/jobs/queue.test.ts",
    caughtBy: "The same on PostgreSQL; a killed process with the embedded database: designs/restart.test.ts.",
  },
  "two processes of each kind": {
    file: "server/scale-out.test.ts",
    caughtBy:
      "One worker beside one web process, which tells what the other draws. A job is one worker's: jobs/queue.test.ts on the same database.",
  },
  "forms at once": {
    file: "server/http/read-form.test.ts",
    caughtBy:
      "What holds up others is how long the work of one piece of a form takes: the tests of reading one.",
  },
  "moments of a death": {
    file: "server/features/projects/remove-project.test.ts",
    caughtBy:
      "Before the commit, and in the middle of the files: the moment between both leaves all of the files to be done.",
  },
  "contenders for a dead one's lock": {
    file: "server/db/data-lock.test.ts",
    caughtBy: "Three contenders: each pair of them contends.",
  },
  "a start with .env.example": {
    file: "server/main.test.ts",
    caughtBy:
      "That the file means the same as none: deploy.test.ts. That .env is read first: the test behind it. A start in production: the server of all stories.",
  },
  "the image, started": {
    file: "tests/deploy.test.ts",
    caughtBy: "That it holds each folder and package that its modules import: the test before it.",
  },
  "wishes at random": {
    file: "renderer/render/random-wishes.test.ts",
    caughtBy: "One on each yard; core/plan/parse-plan.test.ts for texts, render-concept.test.ts for strokes.",
  },
  "things dragged": {
    file: "renderer/render/live-session.test.ts",
    caughtBy: "One of three: a thing of many parts, which stands behind a patio of another color.",
  },
  "documents drawn in a process of their own": {
    file: "renderer/render/drawn-document.test.ts",
    caughtBy:
      "A browser's worker that never saw the words: tests/e2e/seeing.spec.ts. Keys in another order: the test behind it.",
  },
  "designs changed step by step": {
    file: "renderer/render/drawn-document.test.ts",
    caughtBy:
      "One of two, with three changes, highlights and brush. Stored sequences: core/design/drawn-document.test.ts.",
  },
  "designs drawn in a browser's worker": {
    file: "tests/support/answered-in-node.ts",
    caughtBy: "One of two; the other from its document in Node: renderer/render/drawn-document.test.ts.",
  },
  "plants of another seed": {
    file: "renderer/plants/plant-mesh.test.ts",
    caughtBy:
      "The first plant of each species: size, numbers and normals come from its look, the seed turns leaves about.",
  },
  "species whose meshes are measured": {
    file: "renderer/plants/plant-mesh.test.ts",
    caughtBy:
      "Each third of them, others in each run: species are grown by few functions. How they look: hand-pictures.test.ts.",
  },
  "protected bytes under each kind of thing": {
    file: "renderer/render/render-concept.test.ts",
    caughtBy:
      "Something taken out, and things that stand up; steady-change.test.ts compares the pixels of others.",
  },
  "odd sizes of a photo": {
    file: "renderer/render/render-concept.test.ts",
    caughtBy: "One pixel, and two odd sides.",
  },
  "changes of each yard": {
    file: "renderer/render/steady-change.test.ts",
    caughtBy: "Two of each yard: another color, and one thing gone or changed.",
  },
  "scenes that are seen": {
    file: "renderer/see/see-photo.test.ts",
    caughtBy: "Four of the scenes, one of each kind; measure-scenes.test.ts sees all of them.",
  },
  "photos with things that stay": {
    file: "tests/must-stay.test.ts",
    caughtBy: "Two of four; a third one is among the golden pictures of each run.",
  },
  "golden pictures": {
    file: "tests/goldens.test.ts",
    caughtBy:
      "One of each mechanism. Each kind of element is placed: renderer/painters/painters.test.ts. Each ground and plant as it looks: hand-pictures.test.ts.",
  },
  "tiles of a sheet": {
    file: "tests/hand-pictures.test.ts",
    caughtBy: "Each sixth of the plants, and all grounds: the command makes a sheet as a whole.",
  },
  "answers of a hosted engine, drawn around": {
    file: "server/adapters/image-model/hosted/hosted-model.test.ts",
    caughtBy: "faults.test.ts asks every engine for each of them, without a design around it.",
  },
  "a held data folder, by processes": {
    file: "server/main.test.ts",
    caughtBy:
      "server/db/data-lock.test.ts: a living holder is waited for and refused, a dead one taken over.",
  },
  "stories on the embedded database": {
    file: "tests/e2e/shared-server.ts",
    caughtBy:
      "The stories on servers of their own: services.spec.ts, which signs up, draws and reviews, hosted.spec.ts, billing.spec.ts; main.test.ts and designs/restart.test.ts. Its queries take three times the processor time of PostgreSQL's.",
  },
  "promises of each hosted engine": {
    file: "server/adapters/image-model/image-model.test.ts",
    caughtBy:
      "One picture of each; all promises of the one that streams, with the calls, answers and masks that are the adapter's own: hosted-model.test.ts, faults.test.ts.",
  },
  "starts that are refused": {
    file: "server/main.test.ts",
    caughtBy:
      "Three that are: a port that is taken, wrong values, a database that does not answer. The others come by the same way out.",
  },
  "a test of the test of things that stay": {
    file: "tests/must-stay.test.ts",
    caughtBy: "What is counted does not change from run to run.",
  },
  "a small copy of a photo": {
    file: "renderer/render/live-session.test.ts",
    caughtBy: "drawn-document.test.ts: a design on a copy of another size.",
  },
  "the queue on the embedded database": {
    file: "server/jobs/queue.test.ts",
    caughtBy:
      "The same on PostgreSQL; on the embedded one: stories on servers of their own, and designs/restart.test.ts.",
  },
  "words of each kind": {
    file: "core/plan/parse-plan.test.ts",
    caughtBy: "Each third word, others on each day; most of them stand in the corpus of requests.",
  },
  "changes of a design in the first half": {
    file: "tests/request-corpus.test.ts",
    caughtBy: "The half that is put aside, by the same comparison.",
  },
} as const satisfies Record<string, Row>;
