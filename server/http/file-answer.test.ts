import { expect, it } from "vitest";
import { fileAnswer } from "./file-answer.ts";

it.each([
  ["bill.pdf", `attachment; filename="bill.pdf"; filename*=UTF-8''bill.pdf`],
  [
    `a"; filename=evil.exe; x="`,
    `attachment; filename="a___filename_evil.exe__x__"; filename*=UTF-8''a%22%3B%20filename%3Devil.exe%3B%20x%3D%22`,
  ],
  ["Hof (ö)*'\r\nX: 1.csv", `attachment; filename="Hof________X__1.csv"; filename*=UTF-8''`],
])("a download named %j stays inside its header", (name, header) => {
  const { headers } = fileAnswer("text", "csv", name);
  expect(headers.get("content-disposition")).toContain(header);
  expect(headers.get("content-disposition")).not.toMatch(/[^\x20-\x7e]/);
  expect(headers.get("x")).toBeNull();
});
