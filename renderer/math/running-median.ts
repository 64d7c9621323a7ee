/**
 * Running median over `reach` values to either side: removes single outliers and keeps steps. At the ends
 * fewer values count.
 */
export function runningMedian(values: readonly number[], reach: number): number[] {
  return values.map((_, i) => {
    const around = values.slice(Math.max(0, i - reach), i + reach + 1).sort((a, b) => a - b);
    return around[around.length >> 1]!;
  });
}
