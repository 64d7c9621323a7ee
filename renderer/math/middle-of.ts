/**
 * The median of these values (the greater of the two in the middle); 0 of none. Reorders the array: each
 * round partitions the part that holds the middle (Hoare, "Algorithm 65: Find", 1961), a tenth of the work
 * of sorting.
 */
export function middleOf(values: Float32Array): number {
  const wanted = values.length >> 1;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const guess = values[wanted]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! < guess) i++;
      while (values[j]! > guess) j--;
      if (i > j) break;
      const held = values[i]!;
      values[i++] = values[j]!;
      values[j--] = held;
    }
    if (j < wanted) low = i;
    if (wanted < i) high = j;
  }
  return values[wanted] ?? 0;
}
