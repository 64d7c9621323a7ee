/** Parts of a photo by which people say which plant they mean; in the order in which their words are tried. */
const PHOTO_PARTS = {
  garage: "garage(?: doors?)?",
  door: "(?:front |back |side )?(?:door|steps|stoop|entry|entrance|entryway)",
  window: "(?:front |kitchen |bay |picture )?windows?",
  house: "house|home|porch|wall of the house|foundation",
  drive: "drive|driveway",
  walk: "(?:front )?(?:walk|walkway|path|pathway)",
  patio: "patio|deck|slab",
  street: "street|road|curb|sidewalk|mailbox",
  pool: "pool",
  fence: "fence",
} as const;
export type PhotoPart = keyof typeof PHOTO_PARTS;

/** Where something of the photo stands: on which side, and by which part. */
export type PhotoPlace = { side?: "left" | "right"; by?: PhotoPart };

const SIDE =
  /^,? (?:(?:out|over|off|way|all|there|standing|growing) )*(?:(?:on|to|at) )?(?:the |my |our )?(?:far )?(left|right)(?:[- ]hand)?(?: side)?(?: of (?:the |our |my )?(?:house|yard|lawn|photo|picture|drive|driveway|walk))?\b/;
const BY = new RegExp(
  `^,? (?:(?:that (?:is|are)|growing|standing|right|up|out|all|down) )*(?:in front of|by|next to|beside|near|along|against|under|below|at|around|before|on|off|lining) (?:the |our |my )?(?:(?:front|back|edge of the|side of the|(?<side>left|right) side of (?:the|my|our)) )?(?<part>${Object.values(
    PHOTO_PARTS,
  )
    .map((words) => `(?:${words})`)
    .join("|")})\\b`,
);

const partOf = (words: string): PhotoPart | undefined =>
  (Object.keys(PHOTO_PARTS) as PhotoPart[]).find((part) =>
    new RegExp(`^(?:${PHOTO_PARTS[part]})$`).test(words),
  );

/** What words in normal form, right after a name, say of its place: " by the driveway on the left". */
export function placeAfter(words: string): PhotoPlace {
  const found: PhotoPlace = {};
  let rest = words;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    const side = SIDE.exec(rest);
    if (side) {
      found.side ??= side[1] as "left" | "right";
      rest = rest.slice(side[0].length);
    }
    const by = BY.exec(rest);
    if (!by) continue;
    const { part: named, side: ofPart } = by.groups!;
    if (ofPart) found.side ??= ofPart as "left" | "right";
    const part = partOf(named!);
    if (part) found.by ??= part;
    rest = rest.slice(by[0].length);
  }
  return found;
}
