/** Where a sorted list goes on: the last row that was seen, and what it was sorted by. */
export type Mark<Value = string> = { value: Value; id: number };
