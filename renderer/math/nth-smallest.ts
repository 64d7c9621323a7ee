/**
 * The value that would stand at index `nth` if the array were sorted upwards: what a quantile needs, in a time that grows with the length
 * alone (Hoare, "Algorithm 65: Find", 1961). Changes the order of the array. `nth`: 0 to length - 1; no value is NaN.
 */
export function nthSmallest(values: Float32Array, nth: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let [i, j] = [from, to];
    // Ends with all up to `j` at most the pivot and all from `i` on at least.
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const value = values[i]!;
      values[i++] = values[j]!;
      values[j--] = value;
    }
    if (nth <= j) to = j;
    else if (nth >= i) from = i;
    else return values[nth]!;
  }
  return values[nth]!;
}
