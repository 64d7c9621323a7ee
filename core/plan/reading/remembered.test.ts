import { describe, expect, it } from "vitest";
import { remembered } from "./remembered.ts";

describe("what is remembered of texts", () => {
  it("is found once, and again when many others were read since", () => {
    let found = 0;
    const lengthOf = remembered((text) => {
      found++;
      return text.length;
    });
    expect([lengthOf("lawn"), lengthOf("lawn"), found]).toEqual([4, 4, 1]);
    for (let at = 0; at < 200; at++) lengthOf(`${at}`);
    expect([lengthOf("lawn"), found]).toEqual([4, 202]);
  });
});
