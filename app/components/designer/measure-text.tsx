import { formatArea } from "#app/lib/format.ts";
import { bandWords, type Measured } from "./measured.ts";

/** "420 sq ft ±25%", the uncertain part in a lighter weight. */
export function MeasureText({ measured }: { measured: Measured }) {
  const band = bandWords(measured);
  return (
    <span className="figures">
      <span className="font-semibold">{formatArea(measured.areaSqFt)}</span>
      {band ? ` ${band}` : null}
    </span>
  );
}
