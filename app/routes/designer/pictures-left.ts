/** What a picture takes of a plan with a limit, said before it is asked for; null for one without. */
export function picturesLeftWords(left: number | null): string | null {
  if (left === null) return null;
  if (left === 0) return "Your plan has no picture left.";
  return left === 1
    ? "A picture uses the last one that your plan has left."
    : `A picture uses 1 of the ${left} pictures that your plan has left.`;
}
