/** What the words of a highlight say of the ground under it, beside what is to be built there. */
export type AreaMeaning = {
  /** They name the house or a part of it. */
  house: boolean;
  street: boolean;
  paving: boolean;
  /** They make something larger: its stroke goes over edges on purpose. */
  larger: boolean;
  /** They name the paving, loose stone or bark that is to go: what looks like it there is that ground. Documents stored before this was known lack it. */
  oldGround?: boolean;
  /** What is built goes between the paving that lies there. Documents stored before this was known lack it. */
  between?: true;
  /** They name a part of the ground: the stroke is that part. Documents stored before this was known lack it. */
  part?: true;
};

/** Whoever names a part of the house inside a highlight means it: "new porch steps". */
const HOUSE =
  /\b(house|wall|facade|façade|step|steps|stair|stairs|stoop|porch|landing|door|garage door)s?\b/i;
/** Whoever names paving means the paving that lies there. */
const PAVING =
  /\b(drive|driveway|forecourt|parking|walk|walkway|sidewalk|path|pathway|patio|landing|paver|paving|slab|concrete|asphalt|stepping|deck)s?\b/i;
/** Nobody's yard, unless somebody says so. */
const STREET = /\b(street|road|curb|sidewalk|pavement|apron)s?\b/i;
/** Hard ground that is said to go, before or after the words for it. */
const OLD_GROUND =
  /\b(?:(?:replace|swap|swap out|take out|take up|tear out|tear up|rip out|dig out|remove|instead of|in place of|rather than)\s+(?:(?:the|my|our|this|that|all|of|old|existing|worn|cracked|broken|loose|current|red|gray|grey|white|front|back|garden)\s+)*)(?:(?:\w+\s+)?(?:brick|paver|flagstone|gravel|pea gravel|bark|wood chip|rock|stone|cobblestone|concrete|asphalt|slab|paving|tile|patio|walk|walkway|path|driveway|drive|courtyard)s?)\b(?!\s+(?:wall|border|edging|edge|fence|step|steps|fire|planter))/i;
/** The same named by its color alone, and what takes its place, which says that it is ground: "charcoal herringbone instead of the red". */
const OLD_COLOR =
  /\b(?:instead of|in place of|rather than)\s+(?:(?:the|my|our|this|that|all|old|existing|current)\s+)*(?:light |dark )?(?:red|gray|grey|white|black|brown|tan|beige|pink|orange|yellow|charcoal)(?:\s+(?:one|ones|stuff))?\s*(?:$|[.,;:!?&+]|\b(?:and|with|on|in|all|but)\b)/i;
const NEW_GROUND =
  /\b(?:herringbone|basket ?weave|running bond|ashlar|brick|paver|paving|flagstone|bluestone|travertine|slate|porcelain|cobble|cobblestone|concrete|aggregate|asphalt|gravel|granite|limestone|rock|chip|shell|tile|deck|patio|driveway|drive|walk|walkway|path)s?\b/i;
/** Paving that stays, with something else in its joints. */
const BETWEEN =
  /\b(?:between|in between|around|among|in the (?:gaps|joints) (?:of|between))\s+(?:(?:the|these|those|my|our|all|existing|old)\s+)*(?:(?:concrete|stone|square|large|big)\s+)?(?:stepping ?stone|stepper|stone|paver|slab|flagstone|step)s\b/i;
const LARGER = /\b(widen|wider|extend|extended|expand|enlarge|bigger|larger)\b/i;
/** A part of a lawn, or its size: no more than what was drawn. Whoever strips it means no strip. */
const PART =
  /\b(parts?|portion|section|(?<=\w )strip(?! (?:it|this|that|the|all|out|off|down)\b)|corner|patch|patches|spots?|half|third|quarter|panel)\b|\d\s*(?:x|by|ft|feet|foot|')\s*\d/i;

/**
 * What something is to lie beside stays as it is: "lavender along the walk" names no walk to be built on, "roses in front of the porch" no
 * porch to be planted.
 */
const BESIDE =
  /\b(along|beside|next to|near|lining|bordering|against|around|round|behind|below|beneath|under|underneath|(?<!replaced )by|at|in front of|across the (?:back|front) of|at the (?:foot|base|back|front|side|edge|end) of|(?:both|either|each) sides? of)\s+(?:(?:both|either|each) sides? of\s+)?(?:(?:the|my|our|this|that|a)\s+)?(?:(?:front|back|garden|side|existing|old|house|brick|stone)\s+)?\w+/gi;

export function areaMeaning(text: string): AreaMeaning {
  const meant = text.replace(BESIDE, " ");
  return {
    house: HOUSE.test(meant),
    street: STREET.test(meant),
    paving: PAVING.test(meant),
    larger: LARGER.test(text),
    ...(BETWEEN.test(text) ? { between: true } : {}),
    ...(PART.test(text) ? { part: true } : {}),
    ...(OLD_GROUND.test(text) || (OLD_COLOR.test(text) && NEW_GROUND.test(text)) ? { oldGround: true } : {}),
  };
}
