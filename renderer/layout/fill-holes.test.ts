import { expect, it } from "vitest";
import { fillHoles } from "./fill-holes.ts";

const WIDTH = 12;
const maskOf = (rows: string[]) => Float32Array.from(rows.join(""), (c) => (c === "#" ? 1 : 0));
const show = (mask: Float32Array) =>
  Array.from({ length: mask.length / WIDTH }, (_, y) =>
    [...mask.subarray(y * WIDTH, (y + 1) * WIDTH)].map((v) => (v >= 0.5 ? "#" : ".")).join(""),
  );

it("fills small enclosed holes and keeps large ones and bays", () => {
  const rows = [
    "############",
    "#.##########",
    "###......###",
    "###......###",
    "############",
    "#######.....",
    "############",
  ];
  expect(show(fillHoles(maskOf(rows), WIDTH, rows.length, 3 / 84))).toEqual([
    "############",
    "############",
    "###......###",
    "###......###",
    "############",
    "#######.....",
    "############",
  ]);
});

it("keeps a long hole in which paving lies, and fills one of bare ground", () => {
  const rows = ["############", "#......#####", "############", "#####......#", "############"];
  const paving = maskOf(["............", ".######.....", "............", "............", "............"]);
  expect(show(fillHoles(maskOf(rows), WIDTH, rows.length, 0.2, paving))).toEqual([
    "############",
    "#......#####",
    "############",
    "############",
    "############",
  ]);
});
