export type Translation = {
  /** Changes as sentences that our grammar should read, in their order. */
  changes: string[];
  /** Words of the person that are no change of a design. */
  notUnderstood: string[];
};

/** Says in plain words what a person asks for. What the words mean, where things stand and what they cost is never its business. */
export type Language = {
  /** The model's own name. */
  model: string;
  /** What a call is taken to cost, in millionths of a US dollar: above the usual, so that calls under way count. 0 = nobody is billed. */
  takenMicroUsd: number;
  /**
   * `elements`: titles of what the design has.
   * @throws LanguageFailure
   */
  translate(text: string, elements: readonly string[]): Promise<Translation>;
};

/** Nothing usable came back: refused, malformed, late or unreachable. The words stay as they were said. */
export class LanguageFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LanguageFailure";
  }
}
