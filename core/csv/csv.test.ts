import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defuseFormula, parseCsv, restoreFormula, writeCsv } from "./csv.ts";

describe("csv", () => {
  it("reads quotes, commas and line breaks inside cells, with LF or CRLF", () => {
    expect(parseCsv('a,"b, ""c""\nd"\r\n1,\n')).toEqual([
      ["a", 'b, "c"\nd'],
      ["1", ""],
    ]);
  });

  it("reads the semicolons of an Excel whose decimal sign is the comma", () => {
    expect(parseCsv('name;"a, b"\r\n"x;y";1,5\r\n')).toEqual([
      ["name", "a, b"],
      ["x;y", "1,5"],
    ]);
    expect(parseCsv('"a;b",c\n')).toEqual([["a;b", "c"]]);
  });

  it("begins with the byte order mark and ends each row with CRLF, so that Excel shows ½ in as it is", () => {
    expect(writeCsv([["½ in", 2]])).toBe("\uFEFF½ in,2\r\n");
  });

  it.each([
    ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"],
    ...[" =1", "\u00A0 =1", "\u200B=1", "\uFEFF+1"],
    ...["\uFF1D1+1", "\uFF0B1", "\uFF0D1", "\uFF20A1", " \uFF1D1"],
  ])("defuses the formula %j", (cell) => {
    expect(parseCsv(writeCsv([[cell]]))[0]![0]).toBe(`'${cell}`);
    expect(restoreFormula(defuseFormula(cell))).toBe(cell);
  });

  it.each(["a=1", " wall", "12 ft - cedar", "3/4 in", "'quoted'", ""])("leaves %j as it is", (cell) => {
    expect(defuseFormula(cell)).toBe(cell);
    expect(restoreFormula(cell)).toBe(cell);
  });

  it("reads back any cells that it writes", () => {
    const cell = fc.string({ unit: "grapheme" }).filter((text) => defuseFormula(text) === text);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(parseCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });
});
