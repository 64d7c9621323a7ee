/** The file in tests/e2e, and how the full title ends, describing blocks included. */
type Story = readonly [file: string, title: string];

/**
 * Stories in the browser that take turns: one of these lists each day in `npm test`, and all of them in `npm run test:all`. A story that stands
 * here nowhere runs every day: one of each flow does. Each list takes about as long as the others, and has stories of most files, so that
 * a screen that does not open is found on any day. Stories on one server of their own stand together.
 */
export const STORIES_BY_DAY: readonly (readonly Story[])[] = [
  [
    ["accounts.spec.ts", "sign in sends one call for a double click and says that it is working"],
    ["accounts.spec.ts", "forgot and reset asks for an address and says that the link lives an hour"],
    [
      "billing.spec.ts",
      "who comes from the Toronto page is charged what stands there: Canadian dollars, tax included",
    ],
    ["company.spec.ts", "a company is written once and stands on the papers of its clients"],
    ["demo.spec.ts", "at a desk who has an account goes on in the designer"],
    [
      "designer-states.spec.ts",
      "the designer at a desk what says that a picture is made lies over nothing that is said of the last one",
    ],
    [
      "designer.spec.ts",
      "the designer, with a mouse takes pasted and dropped photos, and marks the first as primary",
    ],
    ["designer.spec.ts", "the designer, with a mouse cancels a picture and lets go"],
    [
      "gallery.spec.ts",
      "at a desk comparing wipes a design over its photo, goes round, and stays with reload and back",
    ],
    ["header.spec.ts", "at a desk the account menu leads to the settings and to help"],
    [
      "kept-designs.spec.ts",
      "a version is starred and named, becomes an option of its own, and is taken out",
    ],
    [
      "offline.spec.ts",
      "the designer opens without network at each of its addresses, and other beginnings lead to it",
    ],
    ["pages.spec.ts", "without JavaScript the pages can be read whole and their links followed"],
    [
      "pages.spec.ts",
      "the before/after slider of a page without React follows a finger sideways, and lets it scroll the page",
    ],
    [
      "project-photos.spec.ts",
      "photos of a place get captions and an order by touch, keys and dragging, and are so after a reload",
    ],
    ["projects.spec.ts", "a list that takes longer than 15 seconds says so"],
    ["projects.spec.ts", "clients of a file are looked at, mended and imported, and come out again"],
    ["route-map.spec.ts", "each page names itself for search engines"],
    ["services.spec.ts", "engines an engine is added by a key, tried, limited, and chosen for a design"],
    [
      "services.spec.ts",
      "Google without a configured client there is no Google button, and the page asks Google for nothing",
    ],
    [
      "services.spec.ts",
      "Google sign in with Google opens the dashboard for a new person from sign-up, and for the same person from sign-in",
    ],
    [
      "services.spec.ts",
      "Google sign in with Google stays, with the server's sentence, when Google has not verified the address",
    ],
    ["services.spec.ts", "Google sign in with Google says so when the browser lets no popup open"],
    [
      "services.spec.ts",
      "Google sign in with Google leaves the form as it is when Google's script is blocked",
    ],
    ["services.spec.ts", "Google One Tap signs a guest of / in without a form"],
    ["services.spec.ts", "Google One Tap bothers nobody when it fails: the failure is in the console alone"],
    [
      "services.spec.ts",
      "words a change that the grammar does not read is shown in our words before it is drawn, and can be taken, changed or asked again",
    ],
    [
      "services.spec.ts",
      "words without a language model the words that were not understood are told, and what could be said",
    ],
    [
      "services.spec.ts",
      "reviewers at a desk a reviewer rates by mouse and by keys, and finds the ratings again",
    ],
    [
      "services.spec.ts",
      "reviewers at a desk the next image is loaded ahead and stands there without another question",
    ],
    [
      "services.spec.ts",
      "reviewers at a desk an image that went to somebody else during a long sleep makes room for the next",
    ],
    [
      "services.spec.ts",
      "reviewers at a desk every failure says what did not work, loses no words, and can be tried again",
    ],
    ["services.spec.ts", "reviewers at a desk without the role there is a card that leads back"],
    ["services.spec.ts", "reviewers on a phone a reviewer rates with the thumb"],
    ["verify.spec.ts", "a file can be dropped, and the field is reached and seen by keyboard"],
  ],
  [
    ["accounts.spec.ts", "the session ends with Sign Out, whatever the server says"],
    ["accounts.spec.ts", "an answer without a sentence of ours /login says 'Login failed'"],
    ["billing.spec.ts", "/success thanks nobody who has bought nothing"],
    [
      "bom.spec.ts",
      "with Pro own prices and terms apply to the bill at once, keep what was edited, and reach the client as chosen",
    ],
    [
      "demo.spec.ts",
      "at a desk a file that this browser cannot open is refused in words, since nothing is uploaded",
    ],
    [
      "demo.spec.ts",
      "at a desk with a device that shows what it would draw a visitor sees the change on their own device, signs up, and finds it all in the designer",
    ],
    [
      "designer-states.spec.ts",
      "the designer on a phone says that it is offline while a picture is made, and shows the picture once it is not",
    ],
    [
      "designer.spec.ts",
      "the designer, with a mouse begins with the sample yard where there is no photo at hand",
    ],
    [
      "designer.spec.ts",
      "the designer, with a mouse whose device shows what it would draw offers the garage door that it found, and lets a person use it, dismiss it, move ends and mark an edge",
    ],
    [
      "gallery.spec.ts",
      "at a desk a design is duplicated, moved to another project and deleted from its project",
    ],
    [
      "hands.spec.ts",
      "a design by finger an element is tapped, swapped, dragged and pulled, undone and saved, and the bill follows",
    ],
    ["header.spec.ts", "on a phone that has no font of ours yet the header's buttons stand in one line"],
    [
      "kept-designs.spec.ts",
      "a design at 390 px is empty when it is new: a new design, another project and a new project keep nothing of the house before",
    ],
    ["keyboard.spec.ts", "an area is drawn by keys, and the list says where it lies"],
    [
      "members.spec.ts",
      "a person with an account joins, and goes to and fro between the company and their own work",
    ],
    ["pages.spec.ts", "an anchor leads to its place, and a reload in the middle of a page stays there"],
    [
      "pages.spec.ts",
      "the carousel shows one example at a time, wraps around at both ends and jumps by its dots",
    ],
    ["projects.spec.ts", "projects ask for a subscription"],
    ["projects.spec.ts", "a board moves projects from status to status, by hand and by its list"],
    ["proposals.spec.ts", "what is typed survives a failure, and leaving asks first"],
    ["route-map.spec.ts", "a page for who is signed in sends a guest to sign in"],
    [
      "shared.spec.ts",
      "a choice of prices shows at once, and goes back with a sentence when the server refuses it",
    ],
  ],
  [
    ["accounts.spec.ts", "forgot and reset takes over the email typed on the way, there and back"],
    ["accounts.spec.ts", "the session is listed with the others under Settings, and each can be ended there"],
    ["bom.spec.ts", "without Pro the button leads to the plans and says why"],
    [
      "demo.spec.ts",
      "at a desk a visitor who is not counted works on: the id is made here when the call fails",
    ],
    [
      "designer-states.spec.ts",
      "the designer on a phone keeps the photo in sight while somebody types, above the field and not over it",
    ],
    ["designer.spec.ts", "the designer, with a mouse takes a HEIC that this browser cannot decode"],
    [
      "designer.spec.ts",
      "the designer, with a mouse offers the plan of an overhead view as an SVG, also after a reload",
    ],
    [
      "first-run.spec.ts",
      "a first run is led by hints that stay dismissed, and a style fills in the words that drew it",
    ],
    [
      "gallery.spec.ts",
      "at a desk the grid opens a design on the whole screen; arrows go round, Escape and back return",
    ],
    ["gallery.spec.ts", "on a phone what is said for a moment covers none of the actions"],
    [
      "hands.spec.ts",
      "a design by keyboard an element is selected, moved, changed and removed, and the focus stays with it",
    ],
    [
      "kept-designs.spec.ts",
      "a design at 390 px has its own address, survives a reload, and opens on another device; both hear of each other and nothing is lost",
    ],
    ["keyboard.spec.ts", "the part that may change is painted by keys"],
    [
      "members.spec.ts",
      "a reviewer looks at designs and compares them, sees who made them, and is offered nothing that would be refused",
    ],
    [
      "offline.spec.ts",
      "a design is made without network from the photo to the full picture, waits where it can be seen, and is the server's once there is one",
    ],
    [
      "pages.spec.ts",
      "a signed-in visitor finds the dashboard in place of the landing page, and a way to it on the others",
    ],
    [
      "pages.spec.ts",
      "the before/after slider of a page without React opens as one picture, and fetches the two that it wipes when a person is there",
    ],
    ["projects.spec.ts", "a project is made, found, edited and deleted"],
    ["projects.spec.ts", "a card shows three pictures and how many more there are, and leads to the gallery"],
    [
      "proposals.spec.ts",
      "who is slower than somebody else sees the newer proposal and can put the own words back",
    ],
    ["route-map.spec.ts", "any other path leads home, and from there a signed-in person to the dashboard"],
    ["shared.spec.ts", "a link that never was says so and leads on"],
    ["verify.spec.ts", "on a desk in dark the page and each result have no fault and fit their window"],
    ["weight.spec.ts", "/dashboard loads at most 130 kB of script before anybody does anything"],
  ],
  [
    [
      "accounts.spec.ts",
      "create account names every fault on submit, goes to the first, and forgives on editing",
    ],
    ["accounts.spec.ts", "forgot and reset tells a missing link from a dead one"],
    [
      "billing.spec.ts",
      "Lite is paid at once, counts the designs of the month, and moves to Pro without a second purchase",
    ],
    ["company.spec.ts", "a company that cannot be loaded or saved says so, and loses no words"],
    [
      "demo.spec.ts",
      "at a desk changes and the bill lead to sign-up, by keyboard too, and a reload loses nothing",
    ],
    [
      "designer-states.spec.ts",
      "the designer at a desk a run says that it may be stuck when it is late, and not before",
    ],
    [
      "designer.spec.ts",
      "the designer, with a thumb draws without scrolling the page, and takes back what was drawn",
    ],
    [
      "first-run.spec.ts",
      "whose device measures sizes that are uncertain ask for a door right after the first area, until one is tapped or there is none",
    ],
    ["gallery.spec.ts", "at a desk what is not there, not mine, or cannot be loaded says so"],
    [
      "hands.spec.ts",
      "something new by finger is chosen from the palette, set down where the picture is tapped, turned and pinched",
    ],
    [
      "header.spec.ts",
      "on a phone that has no font of ours yet the menu of a signed-in person leads to the settings and to help",
    ],
    ["kept-designs.spec.ts", "signing out sends what is not sent, and leaves nothing in the browser"],
    ["keyboard.spec.ts", "what closes keeps its words and gives the focus back, and so does a new picture"],
    [
      "pages.spec.ts",
      "every public page says what it is, has its style, is light, stands still and leads to pages that are there",
    ],
    [
      "pages.spec.ts",
      "the landing page describes the product to search engines, offers of this year included",
    ],
    [
      "pages.spec.ts",
      "the before/after slider of a page without React follows the mouse and stays between its ends",
    ],
    ["projects.spec.ts", "a list that cannot be loaded says so and comes back on a second try"],
    ["projects.spec.ts", "what cannot be saved or deleted says so and loses nothing"],
    ["projects.spec.ts", "two projects become one"],
    [
      "proposal.spec.ts",
      "the client's page fits every window in light and dark, has no fault, is light, and says what it cannot do",
    ],
    ["proposals.spec.ts", "proposals say with which plan they come, and lead to the plans"],
    ["route-map.spec.ts", "the loading text stands while the session is being checked"],
    [
      "seeing.spec.ts",
      "a browser's worker previews from the version that it was sent what the server draws from the stored one",
    ],
    ["verify.spec.ts", "a sealed file is checked in the browser, and nothing of it leaves the device"],
  ],
  [
    ["accounts.spec.ts", "create account shows the server's sentence for an address that has an account"],
    ["accounts.spec.ts", "forgot and reset leads from the mail to a new password, once"],
    ["billing.spec.ts", "a plan that was not bought leads to a new subscription instead of a portal"],
    [
      "bom.spec.ts",
      "with Pro the downloads and the printed paper hold the bill: CSV, workbook, PDF and both pictures",
    ],
    [
      "demo.spec.ts",
      "on a phone a visitor circles with a finger; the header makes room past 60 px and comes back",
    ],
    ["designer.spec.ts", "the designer, with a mouse refuses photos over 20 MB and takes the others"],
    ["designer.spec.ts", "the designer, with a thumb zooms with two fingers"],
    ["fitting.spec.ts", "what fits only small is told with its size, and a button leaves it out"],
    [
      "gallery.spec.ts",
      "at a desk a design is downloaded, shared, looked up and deleted from the whole screen",
    ],
    ["gallery.spec.ts", "on a phone a finger swipes from design to design"],
    ["keyboard.spec.ts", "a known size is marked by keys, finer on a zoomed photo"],
    ["members.spec.ts", "an owner hands the company over with the password, and goes on in it as a designer"],
    [
      "offline.spec.ts",
      "a release that is new waits until the last page of the old one is closed, and never mixes with it",
    ],
    [
      "opening.spec.ts",
      "a design is opened with one question for it and one for who is signed in, asked before the scripts run",
    ],
    [
      "pages.spec.ts",
      "the interlock calculator answers an area, a pattern and a climate, and asks for a better area",
    ],
    ["pages.spec.ts", "an article that does not exist says so and leads back to the blog"],
    ["pages.spec.ts", "the before/after slider of a page without React follows the keys"],
    [
      "projects.spec.ts",
      "projects are found while their words are typed, with a slip too, and sorted both ways",
    ],
    ["projects.spec.ts", "an archived project and a deleted design come back from the archive"],
    [
      "proposals.spec.ts",
      "a link is taken back, a proposal is withdrawn and a draft is deleted, each after a question",
    ],
    ["route-map.spec.ts", "a page for guests greets a guest and sends a signed-in person to the dashboard"],
    ["verify.spec.ts", "a changed file, a wrong file and a file of another key are told apart"],
    ["weight.spec.ts", "/projects loads at most 130 kB of script before anybody does anything"],
  ],
];
