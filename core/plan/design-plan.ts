import type { PlanElement } from "#core/elements/element.ts";
import type { Season } from "#core/plants/season.ts";

/** How one part of the text ended. Every part ends as one of these: nothing is dropped in silence. */
export type PlanNote = {
  /** The words of the person that this is about. */
  text: string;
  status: "placed" | "changed" | "told";
  /** What to tell the person, one short sentence. */
  sentence: string;
  /** What could be done about it. */
  ways?: WayOut[];
};

/** A way out for something that was not drawn: the words of a change that does it; null = the person circles another place. */
export type WayOut = { label: string; change: string | null };

/** What one text asks for. The same text always gives the same plan. */
export type DesignPlan = {
  elements: PlanElement[];
  /** Things to take away ("remove the lawn") and to leave alone ("keep the oak"), in the words of the grammar. */
  removals: string[];
  /** How many of these there are, by name, where a number was said. */
  removalCounts?: Record<string, number>;
  keeps: string[];
  /** Those of `removals` that the text itself asked for before, or refuses: nothing of them stands in the photo. */
  withdrawn?: string[];
  /** Time of the year to show new plants at; without one they stand at their best. */
  season?: Season;
  /** Show the yard after dark, with its lights on. */
  evening?: true;
  notes: PlanNote[];
  /** Which notes speak of which elements, so that what becomes of an element is told in its own note. */
  announced: Announcement[];
};

/** A note that says that elements are coming; indices into `notes` and `elements`. */
export type Announcement = {
  note: number;
  elements: number[];
  /** What its sentence begins with when it lists several: "Classic look". */
  lead?: string;
};
