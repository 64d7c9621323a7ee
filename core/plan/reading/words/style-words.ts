/** A whole look that a person can ask for in one word. */
export type DesignStyle =
  | "classic"
  | "modern"
  | "cottage"
  | "desert"
  | "mediterranean"
  | "japanese"
  | "native"
  | "tropical"
  | "low-maintenance"
  | "low-water"
  | "family"
  | "entertaining";

export const STYLE_WORDS: Record<DesignStyle, string> = {
  classic: "classic, traditional, timeless, colonial, formal garden, elegant, craftsman, farmhouse",
  modern: `
      modern, contemporary, minimalist, minimalistic, minimal, sleek, mid century, midcentury, clean line,
      urban, industrial, scandinavian
    `,
  cottage: `
      cottage, cottage garden, english garden, english cottage, country garden, rustic, whimsical, country,
      shabby chic, victorian
    `,
  desert: `
      desert, southwest, southwestern, arizona, desert garden, xeriscape, xeriscaping, xeriscaped, drought
      tolerant landscaping, dry garden, cactus garden, drought tolerant garden
    `,
  mediterranean:
    "mediterranean, tuscan, italian, spanish, provence, provencal, french country, greek, california",
  japanese: "japanese, zen, japanese garden, zen garden, asian, oriental garden, asian garden, karesansui",
  native: `
      native, california native, prairie style, wildlife friendly, pollinator friendly, naturalistic, ecological, eco friendly,
      wild garden, naturalised, woodland, beach, beach house, beachy, coastal, seaside, nautical
    `,
  tropical: "tropical, tropical paradise, hawaiian, caribbean, bali style, balinese, island style, jungle",
  "low-maintenance": `
      something low maintenance, something low upkeep, something easy, low maintenance, easy care, maintenance free, no maintenance, easy to maintain, low upkeep, minimal
      maintenance, no mow
    `,
  "low-water": `
      water wise, waterwise, low water, water saving, water smart, less water, drought tolerant yard, drought tolerant front yard,
      drought tolerant backyard, drought tolerant landscape, drought tolerant design, drought tolerant look, drought resistant yard,
      drought resistant front yard, drought resistant landscaping, drought resistant garden
    `,
  family: `
      family, family friendly, kid friendly, kids, child friendly, children, play area, pet friendly, dog
      friendly, dog
    `,
  entertaining: `
      entertaining, entertain, entertainment, party, hosting, outdoor living, outdoor room, gathering,
      guest, resort, resort style, luxury, luxurious, upscale
    `,
};

/** Words that wish for something better and name nothing: they are answered with a whole package. */
export const VAGUE_WORDS = `
    nice, nicer, beautiful, pretty, better, improve, improved, improvement, makeover, transform,
    transformation, refresh, refreshed, upgrade, curb appeal, kerb appeal, landscape, landscaping,
    landscaped, landscape design, design, redesign, renovate, renovation, update, spruce up, wow, stunning,
    gorgeous, amazing, attractive, inviting, welcoming, professional, professionally, surprise me, anything,
    whatever you like, dream, dream garden, beautify, enhance, tidy, clean up, cleaned up, impressive,
    perfect, lovely, cosy, cozy, dream yard, backyard oasis, oasis, overhaul, redo
  `;

/** Looks that are named after where they come from, as many plants are. */
export const REGION_LOOKS: ReadonlySet<string> = new Set([
  ...["arizona", "california", "italian", "spanish", "greek", "asian", "hawaiian", "caribbean", "country"],
  ...["japanese", "english", "southwestern"],
]);
