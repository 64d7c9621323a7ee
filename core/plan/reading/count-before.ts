/** Words for a number of things that stand there. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, both: 2, pair: 2, couple: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, dozen: 12 },
};

const COUNTED = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(NUMBERS).join("|")})(?: (?:of|the|my|our|your|these|those))*(?: (?:old|big|large|huge|tall|small|little|dead|dying|bare|ugly|overgrown|existing|mature|remaining|front|back|first|last|rotten|tree)){0,3} $`,
);

/** How many of what is named behind `words` there are: "remove the three old ". Null where no number is said. */
export function countBefore(words: string): number | null {
  const said = COUNTED.exec(words)?.[1];
  if (said === undefined) return null;
  const count = NUMBERS[said] ?? Number(said);
  return count > 1 ? count : null;
}
