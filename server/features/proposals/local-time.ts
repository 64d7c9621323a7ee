/** A moment as a clock on the wall of a time zone shows it, with its distance from UTC; null for a zone that is unknown. */
export function localTime(at: Date, timeZone: string): string | null {
  const offset = offsetOf(at, timeZone);
  if (offset === null) return null;
  const wall = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const sign = offset < 0 ? "-" : "+";
  const two = (count: number) => String(count).padStart(2, "0");
  return `${wall}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** Minutes east of UTC. */
function offsetOf(at: Date, timeZone: string): number | null {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}
