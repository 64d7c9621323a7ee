/** Which tests of a file take turns: those that are named, or all but those that are. */
type Turns = { only: readonly string[] } | { allBut: readonly string[] };

/**
 * Tests of Vitest of which `npm test` runs another fifth each day, and `npm run test:all` all: those of half a second and more, by their own
 * titles. They were 860 of 1,400 s of a run's tests. What is named after `allBut` is what each flow stands on, and runs every day. The
 * places of the files in this table spread the time evenly over the days.
 */
export const UNITS_BY_DAY: Readonly<Record<string, Turns>> = {
  "core/bom/compute-bom.test.ts": {
    only: ["more area never costs less", "one more element never costs less"],
  },
  "core/design/drawn-document.test.ts": { allBut: [] },
  "core/design/hand-change.test.ts": { allBut: [] },
  "core/design/repeated-words.test.ts": {
    only: [
      "reads “it” again and again in step with the length",
      "reads “them and” again and again in step with the length",
    ],
  },
  "core/plan/parse-plan.test.ts": {
    only: [
      "reads no further than its limit and says so",
      "spends no more than a moment on 100 kB of anything",
    ],
  },
  "core/plan/pointed-at.test.ts": { only: ["takes about as long as reading a text of any length"] },
  "core/prompt/build-prompt.test.ts": { allBut: [] },
  "renderer/clear/clear-things.test.ts": { allBut: [] },
  "renderer/clear/complete-hole.test.ts": { allBut: [] },
  "renderer/layout/ground-of-look.test.ts": { allBut: [] },
  "renderer/layout/plant-bed.test.ts": {
    only: [
      "closes to a carpet over all of its bed and ends at the edge of it",
      "leaves room to what is counted, and lies round it",
      "stand no closer, and are fewer",
      "each cover a third of an even share at least: rose,lavender in a bed 1 m deep",
      "are all there, a wide one among narrow ones too",
      "have three quarters of an even share at least, rounded",
      "close the gaps that those leave of which few were asked for",
      "is that of their third year: hydrangea of at most 0.8 of its mature height",
      "plants nothing beside a tree in gravel but what is named",
      "keeps its leaves off that, but for a hand's width",
    ],
  },
  "renderer/mask/blur-cover.test.ts": { allBut: [] },
  "renderer/painters/bed.test.ts": { allBut: [] },
  "renderer/painters/fitting.test.ts": {
    only: [
      "is tried at its smallest size, and says so",
      "comes out no smaller where it is asked for far too large: patio",
      "comes out no smaller where it is asked for far too large: pool",
      "comes out no smaller where it is asked for far too large: pond",
      "stands on the patio",
      "are four on a round patio that is wide enough for them",
      "stand on the patio as a whole, or are left out and told",
    ],
  },
  "renderer/painters/painters.test.ts": {
    only: [
      "keeps its mulch, and has an edging only where it ends at the lawn",
      "has the cover of the bed around it",
      "a bed that was circled across the way to a door leaves that open, and says so",
      "boulders have room in a bed that fills its highlight",
      "things keep off each other: no plant stands in the pool or on the patio",
      "a hedge is as long as asked for, in the middle of its side, and says where it is shorter",
      "a row of so many plants is drawn and counted with as many",
      "plants of a bed are counted by species, as many as stand there",
      "no plant of a bed hides the yard: what is seen taller than a quarter of the picture is low",
      "a bed too small for the plants that were asked for says how many it holds",
    ],
  },
  "renderer/plants/hedge-run.test.ts": {
    only: [
      "is a wall of large ovals that stand up where it is clusia",
      "has bulges and hollows that face their own ways, and no leaf in the ground",
    ],
  },
  "renderer/plants/plant-mesh.test.ts": { allBut: [] },
  "renderer/registration/registration.test.ts": {
    only: [
      "recovers every shift to 24 px and scale from 0.95 to 1.05 within half a pixel",
      "says so when the other picture shows something else",
    ],
  },
  "renderer/render/beds-at-pool.test.ts": {
    only: ["shows beds that come with a pool though the paving takes the ground along the house"],
  },
  "renderer/render/camera-of.test.ts": { allBut: [] },
  "renderer/render/changed-design.test.ts": {
    only: [
      "keeps a circled bed in the picture however far it is sent, and takes it back from there",
      "gives what is added ground of its own in the whole yard: add a birch",
      "goes on from the design before it, and back with “undo”",
    ],
  },
  "renderer/render/clear-wished.test.ts": {
    allBut: ["keeps a tree whole of which the crown alone was found"],
  },
  "renderer/render/drawn-document.test.ts": { allBut: [] },
  "renderer/render/drawn-regions.test.ts": {
    only: ["cover what they would had no others been there before"],
  },
  "renderer/render/find-regions.test.ts": {
    only: [
      "is the bare ground that words name, and no place is told as lost",
      "has a strip between sidewalk and curb for a lawn or a walk to the curb, and for nothing else",
      "has new plants in the beds that are there, whose mulch stays, and none in the ring of a tree",
      "keeps its planted bed when only a new lawn is wished for, and not when the yard is",
      "is not there where all ground is paved: it is told, and nothing is to be painted",
      "leaves house and street as they are, however far it reaches over them",
      "spares a walk that leads through, unless paving is named or the walk itself is circled",
      "spares a trunk that stands across its upper edge down to the foot, and a pot inside of it",
      "is the whole drive when nearly all of it was circled, and none of the lawn that was touched",
      "is the whole drive when two thirds of it were circled for a driveway, and what was circled when for a patio",
      "covers a bare patch that looks like a street, and the dark joints of a drive",
      "is no corner of paving at the side of the picture, unless it is to be replaced",
      "is all that is not green where its stones were seen as lawn and another material takes their place",
      "is covered where it is replaced, or the ground around the pool is paved",
      "is meant by what it is made of, and not by what a lawn becomes",
      "may look like a drive where words name it and no garage is seen",
      "is the ground of what is to stand on it, beside a yard that changes",
    ],
  },
  "renderer/render/gave-way.test.ts": { allBut: [] },
  "renderer/render/hidden-element.test.ts": {
    only: [
      "an element that is moved behind something tall stays in the list, told as hidden, off the bill, until it is moved back",
    ],
  },
  "renderer/render/live-session.test.ts": { allBut: [] },
  "renderer/render/nothing-lost.test.ts": { allBut: [] },
  "renderer/render/own-parts.test.ts": {
    only: ["that another one built is seen, counted and outlined as itself"],
  },
  "renderer/render/practice.test.ts": { only: ["draws what people wish for most, in many steps"] },
  "renderer/render/random-wishes.test.ts": {
    only: ["any text and any strokes give a picture in time and change nothing outside it"],
  },
  "renderer/render/render-concept.test.ts": {
    allBut: [
      "follow their own words, and the general text where they have none",
      "is the photo itself when nothing is asked for",
    ],
  },
  "renderer/render/scale-notes.test.ts": { allBut: [] },
  "renderer/render/set-down.test.ts": { allBut: [] },
  "renderer/render/shown-shapes.test.ts": { only: ["hold pixels that the design painted"] },
  "renderer/render/single-plants.test.ts": { allBut: [] },
  "renderer/render/steady-change.test.ts": { allBut: [] },
  "server/features/proposals/proposals.test.ts": {
    allBut: [
      "has options with their bills, and prices that agree to the cent with them",
      "is mailed with names as text, opens the offer with its pictures, and is known to the server by its hash alone",
    ],
  },
  "renderer/see/see-photo.test.ts": { only: ["takes next to none of the house for ground"] },
  "renderer/textures/gravel.test.ts": {
    only: ["draws lava rock darker than gray gravel, red lava redder, and crushed shell paler"],
  },
  "renderer/render/whole-circle.test.ts": { allBut: [] },
  "script/chaos/store.test.ts": { allBut: [] },
  "script/verify.test.ts": { allBut: [] },
  "server/adapters/image-model/comfyui/ask-comfyui.test.ts": { allBut: [] },
  "server/adapters/image-model/hosted/hosted-model.test.ts": {
    allBut: ["keeps every pixel outside the highlight, also when the model shifted the picture"],
  },
  "server/adapters/image-model/hosted/house-lock.test.ts": {
    only: ["is not of this house where most of the protected pixels are painted anew, in the same place too"],
  },
  "server/adapters/image-model/image-model.test.ts": {
    only: [
      "gives the same bytes for the same seed, and others for another",
      "takes any quality, size and viewpoint and keeps the photo's size",
      "changes nothing outside the mask when nothing was outlined",
      "takes any quality, size and viewpoint and keeps the photo's size",
      "a hosted engine that is to be guided gets our own rendering where the picture may change",
    ],
  },
  "server/adapters/image-model/nothing-drawn.test.ts": {
    only: ["refuses a design that paints nothing, in its own words"],
  },
  "server/admin/admin.test.ts": { allBut: [] },
  "server/admin/migrate-to.test.ts": { allBut: [] },
  "server/db/data-lock.test.ts": { allBut: [] },
  "server/db/database-away.test.ts": { allBut: [] },
  "server/features/accounts/rate-limits.test.ts": {
    only: ["to sign in from everywhere together are slowed down, but not where the owner signed in before"],
  },
  "server/features/bom/bom-from-picture.test.ts": {
    only: ["counts what the picture shows besides, from the photo and never from the model's words"],
  },
  "server/features/bom/bom-papers.test.ts": { allBut: [] },
  "server/features/bom/bom.test.ts": {
    only: [
      "asked again, also twice at once, answers the same bill",
      "counts again at today's prices, and keeps the bill's terms and what a person entered, added and deleted",
      "speaks of the version in the picture: what an edit took out is neither named nor billed as demolition",
      "bills as demolition what the document of the picture takes away, whatever its words are",
      "GET /api/bom/check-existing tells whether there is one",
      "GET /api/bom/{id} is the owner's alone until a share shows the design, and then read-only",
      "refuses an item with which the bill is past what is counted exactly, and keeps the bill",
      "hands out CSV, PDF with both pictures and a workbook, named after project and day",
      "has the company's letter head, its client and the site on its PDF",
      "does not touch other bills, and is for the owner alone",
      "are what a new bill starts with once they are saved",
      "goes with its project",
    ],
  },
  "server/features/designs/create-generation.test.ts": {
    only: [
      "accepts at once and hands the whole request to the model",
      "draws an earlier design again with more changes: same photo, mask, marks and seed",
      "draws a picture of the photo's own size, untouched where it should be, and tells what it knows",
      "takes the address of an earlier upload, and the same photo keeps the same seed",
      "saves into the project with its photo, words and history, and freshens the project",
      "answers a repeat with the same key with the same design, also when both come at once",
      "refuses the same key with other contents, and another person's same key is another design",
    ],
  },
  "server/features/designs/generation-lifecycle.test.ts": {
    allBut: [
      "tells its stages in order, numbered, and the picture at the end",
      "is canceled in the middle of the work: the model stops, readers hear of it, the place is free",
    ],
  },
  "server/features/designs/hosted-model.test.ts": { allBut: [] },
  "server/features/designs/lost-engine.test.ts": { allBut: [] },
  "server/features/designs/render-turns.test.ts": {
    only: ["take turns: somebody else's goes before a person's third, asked for earlier"],
  },
  "server/features/engines/engines.test.ts": {
    allBut: [
      "are the built-in one alone until a key is given, and then that one first",
      "keeps a key sealed, and never answers it again",
    ],
  },
  "server/features/entitlements/allowance.test.ts": {
    allBut: ["lets the free plan keep three pictures, reserved when accepted, and not one more at once"],
  },
  "server/features/entitlements/plan-limits.test.ts": {
    only: [
      "lets exactly one of 50 requests at once pass where Lite has one left",
      "lets exactly one of 50 requests at once pass where the free allowance has one left",
    ],
  },
  "server/features/images/images.test.ts": {
    only: [
      "POST /api/images/auto-save of a picture that the server saved answers that image",
      "auto-save puts a design without a project into one, once, with its photo, words and history",
      "auto-save saves the design that is named, where several look alike",
      "auto-save answers 404 to a design that shows another picture, and to one of somebody else",
      "auto-save of other pictures stops at the three of the free plan",
      "GET /api/images lists one's own designs, newest first, by project and by page",
      "GET /api/images goes on by cursor, and nothing is shown twice when a design comes in between",
      "DELETE /api/images/{id} takes its files, bill and link along, and the photo when nothing else shows it",
    ],
  },
  "server/features/kept-designs/kept-designs.test.ts": {
    allBut: [
      "comes back as it was saved, with its photo's address, and each save counts its revision",
      "refuses a save that stands on an older revision, and answers the newer design",
    ],
  },
  "server/features/members/invitations.test.ts": {
    allBut: ["goes by mail to an account, which then works in the company and can go back to its own"],
  },
  "server/features/projects/remove-project.test.ts": { allBut: [] },
  "server/db/spare-log.test.ts": {
    only: ["always has two files of the log ready, and reuses those it is done with"],
  },
  "server/features/proposals/seal/seal.test.ts": {
    allBut: [
      "is called valid by our reader, by another library, and by pdfsig where it is installed",
      "says on its pages what was chosen and declined, who signed and how each was identified",
    ],
  },
  "server/features/proposals/sign-proposal.test.ts": {
    allBut: ["keeps who, how, where and when, of exactly what was on the screen"],
  },
  "server/features/proposals/verify-log.test.ts": {
    only: [
      "stays in order when many proposals say something at once",
      "says once that a proposal's last day is over, and a reminder comes before",
    ],
  },
  "server/features/spending/spending.test.ts": { allBut: [] },
  "server/features/webhooks/webhooks.test.ts": {
    only: [
      "try again after a wait, follow nothing, and can be sent again byte for byte",
      "are switched off after twenty in a row that were given up, of which the owner gets a mail, and on by a replay",
    ],
  },
  "server/jobs/queue.test.ts": {
    allBut: ["runs what a transaction sent when it commits and never what it took back"],
  },
  "server/main.test.ts": {
    allBut: [
      "opened by HOST warns of the stand-in; asked to stop, gives the request that runs its answer, takes no other and ends well",
    ],
  },
  "server/media/accept-photo.test.ts": {
    only: [
      "gives up on a file that takes too long, which would be taken with more time, and takes the next one",
      "turns away who would wait too long, and says when to come again",
    ],
  },
  "server/media/photo-memory.test.ts": { allBut: [] },
  "server/scale-out.test.ts": {
    only: ["draw what was asked of one web process, and tell it to a browser at the other"],
  },
  "server/stand-ins/stripe/stripe-stand-in.test.ts": {
    only: ["lives on when its state cannot be saved, as on a full disk"],
  },
  "server/threads/thread-pool.test.ts": { allBut: [] },
  "tests/hand-pictures.test.ts": { allBut: [] },
  "tests/looks-laws.test.ts": { allBut: [] },
  "tests/measure-scenes.test.ts": { only: ["holds the truth in its band in at least nine of ten areas"] },
};
