import { KEPT_DAYS } from "#contract/kept-days.ts";

// THE OWNER OF THE PRODUCT ANSWERS FOR EVERY CLAIM, FIGURE, RATING AND TESTIMONIAL IN THIS FILE AND CHECKS THEM BEFORE PUBLISHING. They are marketing text and carry no product behavior.

/** Figures that the pages and their structured data advertise. */
export const RATING = { value: "4.8", best: "5", reviews: "127" };

export const CLAIMS = [
  { figure: "$2,500", words: "average deal size (USD)" },
  { figure: "3x", words: "more likely to buy when they can see it" },
  { figure: "20% to 60%", words: "close rate, before and after" },
  { figure: "50%", words: "more deals closed" },
] as const;

/** Each names a trade and a region, never a person. */
export const TESTIMONIALS = [
  {
    words:
      "I used to leave a quote and hope. Now I show them their own driveway in interlock before I leave the porch, and we talk about colors instead of price.",
    trade: "Interlock contractor",
    region: "Greater Toronto Area",
  },
  {
    words:
      "People cannot read a plan, but everybody can slide a picture. The pool goes where they point, and the house in the picture is their house.",
    trade: "Pool builder",
    region: "Central Florida",
  },
  {
    words:
      "My crew knocks on doors on Saturdays. One photo from the sidewalk, and the homeowner is looking at new beds along their own front walk.",
    trade: "Landscape design and build",
    region: "Upstate New York",
  },
] as const;

/** Advertised price ranges of whole projects, USD, each with a design of the showcase that has such work in it. */
export const PROJECT_TYPES = [
  {
    name: "Garden bed cleanup",
    design: "modern-garden",
    price: "$500 to $2,000",
    words: "Fresh mulch, clean edges and new planting.",
  },
  {
    name: "Pool installations",
    design: "backyard-pool",
    price: "$15,000 to $50,000",
    words: "The pool, its deck and the lawn around it.",
  },
  {
    name: "Interlock and patios",
    design: "interlock-driveway",
    price: "$3,000 to $15,000",
    words: "Driveways, walks and patios in any pattern.",
  },
  {
    name: "Deck construction",
    design: "cedar-deck",
    price: "$5,000 to $25,000",
    words: "Wood or composite, with railing and stairs.",
  },
  {
    name: "Tree and shrub work",
    design: "toronto-front",
    price: "$1,000 to $8,000",
    words: "Shade trees, hedges and screens.",
  },
  {
    name: "Outdoor lighting",
    design: "front-yard",
    price: "$2,000 to $10,000",
    words: "Path lights that bring the yard to life at night.",
  },
] as const;

export const FOOTER_CLAIMS = "Cancel anytime, no setup fees, instant access.";
export const NO_CARD = "No credit card required";

/** The pool page: quoting as most do it, and with the picture. USD. */
export const POOL_ROI = [
  { what: "Close rate", before: "25%", after: "65%" },
  { what: "Average project", before: "$35,000", after: "$42,000" },
  { what: "Time to quote", before: "2 hours", after: "15 minutes" },
] as const;

/** The interlock page: what goes into a square foot, USD. */
export const INTERLOCK_COSTS = [
  { part: "Excavation", low: 3, high: 5 },
  { part: "Base", low: 2, high: 3 },
  { part: "Pavers", low: 4, high: 12 },
  { part: "Labor", low: 4, high: 8 },
  { part: "Sand and sealing", low: 1, high: 2 },
] as const;

export const TORONTO_PLACES = [
  "Downtown Toronto",
  "North York",
  "Scarborough",
  "Etobicoke",
  "East York",
  "Mississauga",
  "Brampton",
  "Vaughan",
  "Richmond Hill",
  "Markham",
  "Oakville",
  "Pickering and Ajax",
] as const;

/** What the company says of itself on /about; short and true, or nothing. */
export const ABOUT = [
  "We make one tool for people who sell and build landscapes: it turns a photo of a yard into a picture of the finished job, with the house untouched and a material list that can be checked line by line.",
  "We think that a picture should be honest. What the design does not cover stays exactly as you photographed it, and the list of materials is counted from what is drawn, with the formula and the source of each price beside it.",
  "The plants, pavers and pools on these pages were drawn by the product itself. Some of the yards are photographs, some are scenes that we rendered; none is a customer's property.",
] as const;

/** What /privacy says; keep it in step with what the product does. */
export const PRIVACY = [
  {
    title: "What we keep",
    text: "Your name, your e-mail address, a phone number if you give one, the photos you upload, and the designs and bills of materials made from them. Passwords are kept only as a one-way hash.",
  },
  {
    title: "Photos",
    text: "The place where a photo was taken is removed from the file when you upload it. Your pictures are yours: other people see them only when you make a share link, and you can end a link at any time. Our own reviewers may look at designs, to judge how good they are.",
  },
  {
    title: "The demo",
    text: "In the demo your photo stays in your own browser. Nothing is uploaded until you create an account and generate a design. We count that a page was opened, a photo was added and Generate was pressed, under a random number that says nothing about you, and forget it after 400 days.",
  },
  {
    title: "How long",
    text: `Your pictures, designs and bills stay until you delete them; a deleted design can be restored for ${KEPT_DAYS.archivedDesigns} days, an archived project for ${KEPT_DAYS.archivedProjects} days. Sign-ins that have ended are forgotten after ${KEPT_DAYS.sessions} days, links to reset a password ${KEPT_DAYS.resetTokens} day after they end, messages of the payment provider after ${KEPT_DAYS.paymentEvents} days, and the steps in which a design was drawn after ${KEPT_DAYS.generationProgress} days. Where several people work in a company, its owner sees for ${KEPT_DAYS.companyLog} days who changed what; invitations that have ended are forgotten after ${KEPT_DAYS.companyInvitations} days. A proposal that both sides have signed is a contract of two: if the account of its company is deleted, the signed record is kept for ${KEPT_DAYS.sealedRecords} days (ten years) after signing and then forgotten.`,
  },
  {
    title: "Who else is involved",
    text: "Payments are made with our payment provider, and we never see your card number. If you sign in with Google, we receive your name and e-mail address from Google. If a hosted image model is switched on, the photo and your description are sent to it to make the picture, and a vision model may look at the result to list its materials.",
  },
  {
    title: "What we do not do",
    text: "We do not sell data and we show no advertising. There are no third-party trackers on these pages.",
  },
  {
    title: "Your rights",
    text: "You can delete your account under Settings, with everything in it but proposals that you and a client have both signed, which are kept as said under “How long”, and what you made in companies of others, which stays with them. Write to us and we will send you what we hold about you, or correct it.",
  },
] as const;

/** The examples of the landing page's carousel; values of the finished job, USD. */
export const EXAMPLES = [
  {
    id: "front-yard",
    title: "Front yard transformation",
    design: "front-yard",
    beforeAlt: "A brick house behind a patchy lawn",
    afterAlt: "The same house with a new lawn, hydrangea beds, path lights and a flowering tree",
    description:
      "A patchy lawn becomes an even one, with beds of hydrangea, boxwood and lavender along the house, path lights along the walk and a serviceberry in bloom.",
    value: "$8,500",
  },
  {
    id: "interlock-driveway",
    title: "Interlock driveway",
    design: "interlock-driveway",
    beforeAlt: "A house with an asphalt driveway",
    afterAlt: "The same house with a herringbone interlock driveway in warm stone and a charcoal border",
    description:
      "Plain asphalt becomes herringbone stone with a charcoal border. The shade of the house lies on the new stone as it lay on the old.",
    value: "$12,000",
  },
] as const;
