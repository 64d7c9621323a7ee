/** One small break of a rule, and the test files that should notice it. */
export type Mutation = {
  /** The rule, in words. */
  rule: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  put: string;
  /** The narrowest ones: each mutation costs their time. */
  tests: readonly string[];
  /** Of these files, the tests whose names match. */
  only?: string;
  /** Shows between connections alone, of which the embedded database has one. */
  postgres?: true;
};
