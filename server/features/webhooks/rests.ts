/** An address that answers within this is quick: most do in a tenth of it, with the way there and back. Assumption. */
const QUICK_MS = 1_000;
/**
 * How many times as long as its slow answers took a company then waits. It has a sixth of one slot at most, so that it takes more
 * than 24 slow companies to fill all four of a process.
 */
const REST_TIMES = 5;

/** Companies whose addresses were slow leave the slots to others for a while. Each process knows of its own. */
export type Rests = ReturnType<typeof createRests>;

export function createRests() {
  const ends = new Map<string, number>();
  return {
    /** Seconds that the company's next delivery still waits; 0 = none. */
    leftS: (companyId: string, now: Date): number =>
      Math.max(0, ((ends.get(companyId) ?? 0) - now.getTime()) / 1000),
    /** Takes note of how long an address of the company took. */
    took(companyId: string, { from, to }: { from: Date; to: Date }): void {
      for (const [id, end] of ends) if (end <= to.getTime()) ends.delete(id);
      const slowMs = to.getTime() - from.getTime() - QUICK_MS;
      if (slowMs > 0) ends.set(companyId, to.getTime() + REST_TIMES * (slowMs + QUICK_MS));
    },
  };
}
