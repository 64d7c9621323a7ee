import type { Row } from "./parts-in-test-all.ts";

/** Stories in the browser: the file in tests/e2e, and how its full title ends, describing blocks included. */
export const STORIES: readonly (Row & { title: string })[] = [
  // widths.spec.ts has axe look at a sixth of all screens each day, on a phone in light or on a desk in dark, and holds them to every width.
  // What opens over a screen is looked at by the story of what it does.
  {
    file: "accessibility.spec.ts",
    title: "on a phone in light the pages for guests have no fault, their error sentences included",
    caughtBy: "widths.spec.ts; accounts.spec.ts for the sentences.",
  },
  {
    file: "accessibility.spec.ts",
    title: "on a phone in light the signed-in pages have no fault",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "bom.spec.ts",
    title: "the bill has no fault for axe on a desk in dark, folded out and in edit",
    caughtBy: "The bill in widths.spec.ts; in edit: the story that edits it.",
  },
  {
    file: "company.spec.ts",
    title: "on desk-dark the company's screen and the client's fields have no fault",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "on phone-light the gallery's screens have no fault",
    caughtBy: "widths.spec.ts; its question: the story that deletes.",
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
      "a design at 1280 px whose device measures stays when the script of a part cannot be fetched, and shows the part when it can",
    caughtBy: "late-part.test.ts.",
  },
  {
    file: "pages.spec.ts",
    title: "on a desk in light axe finds no fault in the public pages",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "projects.spec.ts",
    title: "on phone-light the projects' screens have no fault",
    caughtBy: "widths.spec.ts; its dialogs: the stories that use them.",
  },
  {
    file: "proposals.spec.ts",
    title: "on desk-dark the screens of proposals have no fault, with long words",
    caughtBy: "widths.spec.ts; its dialogs: sealed-promise.spec.ts and the other stories of the file.",
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
  {
    file: "accessibility.spec.ts",
    title: "on a desk in dark the pages for guests have no fault, their error sentences included",
    caughtBy: "widths.spec.ts; accounts.spec.ts for the sentences.",
  },
  {
    file: "accessibility.spec.ts",
    title: "on a desk in dark the signed-in pages have no fault",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "bom.spec.ts",
    title: "the bill has no fault for axe on a phone in light, folded out and in edit",
    caughtBy: "The bill in widths.spec.ts; in edit: the story that edits it.",
  },
  {
    file: "company.spec.ts",
    title: "on phone-light the company's screen and the client's fields have no fault",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "on desk-dark the gallery's screens have no fault",
    caughtBy: "widths.spec.ts; its question: the story that deletes.",
  },
  {
    file: "pages.spec.ts",
    title: "on a phone in the dark axe finds no fault in the public pages",
    caughtBy: "widths.spec.ts.",
  },
  {
    file: "projects.spec.ts",
    title: "on desk-dark the projects' screens have no fault",
    caughtBy: "widths.spec.ts; its dialogs: the stories that use them.",
  },
  {
    file: "proposals.spec.ts",
    title: "on phone-light the screens of proposals have no fault, with long words",
    caughtBy: "widths.spec.ts; its dialogs: sealed-promise.spec.ts and the other stories of the file.",
  },
  {
    file: "billing.spec.ts",
    title: "on a phone in dark payment, success and subscription pages have no fault and no sideways scroll",
    caughtBy: "widths.spec.ts; with a plan: the story of Lite.",
  },
  // The server's half and the page's half of each are looked at by themselves.
  {
    file: "billing.spec.ts",
    title: "a payment is still there after the server was killed right behind it",
    caughtBy:
      "The stand-in's payments after a kill: stand-ins/stripe/state.test.ts; the server's: restart.test.ts. The portal: the other stories.",
  },
  {
    file: "story.spec.ts",
    title: "a design survives the server being killed in the middle, and the reloaded page finds it",
    caughtBy:
      "The design: restart.test.ts. A page that finds it again: generation.test.ts and kept-designs.spec.ts.",
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
      "The script that deletes all and unregisters, run: server/http/offline.test.ts. A browser takes a new release's script: the other story of a release.",
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
      "Tried on the device and drawn as one, pictures left: something new by finger. Kept over a reload: tried-changes.test.ts.",
  },
  {
    file: "hands.spec.ts",
    title: "is set down with the arrow keys and Enter, and turned with [ and ]",
    caughtBy:
      "Set down by arrow and Enter, turned by [ and ]: an element by keyboard. What is turned, drawn: something new by finger.",
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
    caughtBy: "The picture of gallery and shared page, for each viewpoint: design-picture.test.tsx.",
  },
  // Stories of which each half is part of another one.
  {
    file: "flight.spec.ts",
    title:
      "a picture of the server is changed by hand where the network has gone, with the prices that this device has heard",
    caughtBy:
      "Drawn without network, and the same once it is sent: offline.spec.ts. By hand, with the bill after a change: hands.spec.ts. Prices that were heard: kept-terms.test.ts.",
  },
  {
    file: "flight.spec.ts",
    title: "a material and a plant are swapped by hand without network, and the server draws the same swaps",
    caughtBy:
      "Swaps by hand: hands.spec.ts. The same bytes here and there: seeing.spec.ts. Without network: offline.spec.ts.",
  },
  {
    file: "hands.spec.ts",
    title:
      "the size of an element is pulled at its edge and typed, and this device draws each step before the full picture",
    caughtBy:
      "Pulled: by finger. Typed: by keyboard. Drawn on the device: something new by finger, live-session.test.ts.",
  },
  {
    file: "store.spec.ts",
    title: "a photo goes straight to the store, and the design comes from it",
    caughtBy:
      "The browser's half: place-photo.test.ts. The server's, with what its pages may speak to: files-on-s3.test.ts.",
  },
  {
    file: "services.spec.ts",
    title: "engines are compared by a picture of each, and one of them is gone on with",
    caughtBy:
      "The dialog, its choice and its price: the other story. A picture by an engine on the screen: the other story; by a person's own key: engines.test.ts.",
  },
  {
    file: "hosted.spec.ts",
    title: "every row of the error catalogue is told in its own sentence, and the next try is free to go",
    caughtBy:
      "Each answer's sentence: hosted-model.test.ts of the adapter and of the feature, faults.test.ts. One on the screen, which takes no picture of the plan: the engine that is added by a key.",
  },
  // What decides is a function with tests of its own.
  {
    file: "accounts.spec.ts",
    title: "an answer without a sentence of ours /forgot-password says 'Failed to send password reset email'",
    caughtBy: "The same at /login.",
  },
  {
    file: "accounts.spec.ts",
    title: "the session is renewed once when several calls find their token refused",
    caughtBy: "api-client.test.ts.",
  },
  {
    file: "accounts.spec.ts",
    title: "the session that cannot be renewed is cleared, and the person is at home and knows why",
    caughtBy: "Cleared, and told until it is acknowledged: session-store.test.ts and api-client.test.ts.",
  },
  {
    file: "kept-designs.spec.ts",
    title:
      "a design at 390 px whose device measures stays when the script of a part cannot be fetched, and shows the part when it can",
    caughtBy: "late-part.test.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "at a desk a thousand images cost the page what it shows of them",
    caughtBy: "grid-window.test.ts and gallery-list.test.ts; a page of images: the other stories.",
  },
  {
    file: "designer-states.spec.ts",
    title: "the designer at a desk a photo that failed is not spoken of once another worked",
    caughtBy: "design.test.ts; a photo over 20 MB on the screen: designer.spec.ts.",
  },
  {
    file: "designer-states.spec.ts",
    title: "the designer at a desk a change that met the limit of the plan is still there on the way back",
    caughtBy:
      "A change that was not drawn comes back: design.test.ts. Kept: kept-designs.spec.ts. To the plans: bom.spec.ts.",
  },
  {
    file: "designer-states.spec.ts",
    title: "the designer on a phone does not speak of the network any more once it is back",
    caughtBy: "design.test.ts; told while a picture is made: the story before it.",
  },
  {
    file: "designer-states.spec.ts",
    title: "the designer for who wants no motion a new picture stands whole until the line is moved",
    caughtBy: "fitting.spec.ts, whose reader wants no motion either.",
  },
  {
    file: "designer.spec.ts",
    title: "the designer, with a mouse opens Generate only with a photo, a project and words",
    caughtBy: "design.test.ts; open with all of them: each story that draws.",
  },
  {
    file: "designer.spec.ts",
    title: "the designer, with a mouse sends a mask that is see-through inside the highlight alone",
    caughtBy: "mask.test.ts; what is painted inside and what stays outside: story.spec.ts.",
  },
  {
    file: "hands.spec.ts",
    title: "an element that is moved farther than there is room is outlined where it comes to",
    caughtBy:
      "Where it comes to: set-down.test.ts. That outlines hold what was painted: shown-shapes.test.ts.",
  },
  {
    file: "services.spec.ts",
    title:
      "without a language model a server that cannot read them leaves the words, and draws them as written",
    caughtBy: "change-design.test.ts; words that come back: design.test.ts.",
  },
  {
    file: "gallery.spec.ts",
    title: "at a desk a bill of materials is edited and exported here too, and says when it cannot be loaded",
    caughtBy:
      "Edited and exported: bom.spec.ts. Opened in the gallery, and what cannot be loaded: the story of the whole screen, widths.spec.ts.",
  },
  {
    file: "billing.spec.ts",
    title: "a payment that fails later is Past Due and closes the paid parts until another card pays",
    caughtBy:
      "What each state allows: billing.webhook.test.ts and plan-limits.test.ts; its words: subscription-status.test.ts.",
  },
  {
    file: "billing.spec.ts",
    title: "a declined card leaves Incomplete, and the same page takes another card",
    caughtBy:
      "The provider's page: stripe-stand-in.test.ts; the state and its words: billing.test.ts and subscription-status.test.ts.",
  },
  {
    file: "accounts.spec.ts",
    title: "the session ends in every tab at once",
    caughtBy: "session-store.test.ts: a sign-out and a sign-in of another tab.",
  },
  {
    file: "accounts.spec.ts",
    title: "the session offers the same places and Sign Out behind the hamburger of a phone",
    caughtBy: "Places: header.spec.ts. Sign Out behind it: offline.spec.ts.",
  },
  {
    file: "services.spec.ts",
    title: "One Tap signs a guest of /login in without a form",
    caughtBy: "The same at /.",
  },
  {
    file: "hands.spec.ts",
    title:
      "one plant of a bed is chosen, moved with the arrow keys, replaced and taken out, and no other changes",
    caughtBy:
      "What happens to it and to no other: single-plants.test.ts. Chosen in the sheet: by keyboard. Moved, replaced, tried on the device: the other stories.",
  },
  {
    file: "services.spec.ts",
    title: "Google sign in with Google has no fault that axe finds",
    caughtBy: "widths.spec.ts looks at /login; the button of Google's script is Google's own.",
  },
  // Long ones that go where others go.
  {
    file: "flight.spec.ts",
    title: "a yard is designed in flight mode with words and hands, goes on at a desk, and nothing is lost",
    caughtBy:
      "Made, closed, opened again, sent and signed out without network: offline.spec.ts. By hand on the device: something new by finger. Two that write at once: kept-designs.spec.ts.",
  },
  {
    file: "hosted.spec.ts",
    title: "on a phone from sign-up to a picture that is saved, shared and downloaded",
    caughtBy:
      "The same with the built-in engine: story.spec.ts; a hosted one on the screen: the engines of services.spec.ts. Its unfinished pictures: image-model.test.ts and hosted-model.test.ts; downloads and shares: gallery.spec.ts.",
  },
  {
    file: "designer.spec.ts",
    title:
      "whose device shows what it would draw shows the change on this device before anything is sent, as the security policy allows",
    caughtBy: "demo.spec.ts: a preview under the same policy, and nothing sent. The policy: app.test.ts.",
  },
  {
    file: "designer.spec.ts",
    title:
      "whose device shows what it would draw sets the scale by a garage door and keeps what the brush protects, also after a reload",
    caughtBy:
      "Sizes that are set and taken back: the story behind it. The brush: keyboard.spec.ts, mask.test.ts. What both do to the picture: render-concept.test.ts and camera-of.test.ts.",
  },
  {
    file: "kept-designs.spec.ts",
    title: "a picture becomes a version that is there on every device, and opens again from the gallery",
    caughtBy:
      "On another device: the first story of the file. Versions after a reload: designer.spec.ts. From the gallery: the button of gallery.spec.ts and openImage in kept-designs.test.ts.",
  },
];
