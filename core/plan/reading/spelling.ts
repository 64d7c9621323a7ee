/** Ordinary words one letter away from a garden word: they are what they are, never a slip. */
const neverSlips = new Set(
  "piers glass armour armor greener store stove plans plane plank plate place shade share shape stores walls trees brink trick prick crick break bread bench beach peach reach poll tool fool wool cool pods rods sods beads beds hedged wedge ledge edger grease grasp gross crass brass class lawns dawn pawn yawn flower lower tower power rocky rocket locks socks mocks docks decks necks pecks desk deco later water stains stone's phone store cedar's ceder fencer fences hence pence pens pond bond fond font wavers savers payers layers papers pacers mulct multi patios ratio radio patrol pattern lighter lightly slight flight height eight sight night fight right might tight garden's harden pardon warden guard stepping slipping moss boss loss toss rose nose hose dose pose close those salves salvo planted planter plaster planets planet blanket modem model moderns bolder border boarder older holder folder builder shrub scrub shrug grub fuchsia bigger digger gravely grovel travel gravels ravel coarse course source cause hosts hostel ferns terns burns turns barns birth birds bird board boards charcoals corner comer former latter lattice".split(
    " ",
  ),
);

/** Whether two words differ by one slip: a letter too many, too few, wrong, or two neighbors swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++;
  const restA = a.slice(head, a.length - tail);
  const restB = b.slice(head, b.length - tail);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Words of this many letters or more are corrected; shorter ones have too many neighbors. */
const SHORTEST = 5;

/** Finds the garden word that a person meant: `correct("herringbome")` is "herringbone"; null when none is near. */
export function spellingCorrector(known: Iterable<string>): (word: string) => string | null {
  const shelves = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    const key = `${word[0]}${word.length}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(word);
    else shelves.set(key, [word]);
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > 24 || neverSlips.has(word)) return null;
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      for (const candidate of shelves.get(`${word[0]}${length}`) ?? []) {
        // A five-letter word with one other letter is more often another word ("glass", "grass") than a slip.
        const swapped = length === word.length && word.length === SHORTEST;
        if (swapped && [...word].sort().join("") !== [...candidate].sort().join("")) continue;
        if (oneSlipApart(word, candidate)) return candidate;
      }
    }
    return null;
  };
}
