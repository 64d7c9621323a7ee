import { expect, it } from "vitest";
import { createRests } from "./rests.ts";

const at = (seconds: number) => new Date(1_000 * seconds);

it("lets a company whose address was slow wait five times as long, and no other one", () => {
  const rests = createRests();
  rests.took("quick", { from: at(0), to: at(0.9) });
  rests.took("slow", { from: at(0), to: at(10) });
  expect(rests.leftS("quick", at(1))).toBe(0);
  expect(rests.leftS("slow", at(10))).toBe(50);
  expect(rests.leftS("slow", at(40))).toBe(20);
  expect(rests.leftS("slow", at(61))).toBe(0);
});
