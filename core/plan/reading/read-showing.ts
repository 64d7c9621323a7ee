import { eveningSentence, seasonSentence } from "#core/plan/showing-notes.ts";
import type { Season } from "#core/plants/season.ts";
import type { PhraseLexeme, Reader } from "./reader.ts";

/** The first season named is shown; "not at night" asks for nothing. */
export function readShowing(reader: Reader, lexeme: PhraseLexeme, season: Season | undefined): void {
  if (reader.scope) return;
  const { evening } = lexeme.entry;
  if (evening) {
    reader.reading.evening = true;
    reader.remark(lexeme, "placed", eveningSentence(["path-lights"]));
  }
  if (season && (reader.reading.season ?? season) === season) {
    reader.reading.season = season;
    reader.remark(lexeme, "placed", seasonSentence(season));
  } else if (season) {
    reader.remark(lexeme, "told", `One season at a time: ${reader.reading.season} is shown.`);
  }
}
