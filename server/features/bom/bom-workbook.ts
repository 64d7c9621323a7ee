import type { Cell, SheetData } from "write-excel-file/node";
import writeXlsxFile from "write-excel-file/node";
import { MESSAGES } from "#contract/messages.ts";
import type { BomItem, ComputedBom } from "#core/bom/bom.ts";
import { taxLines } from "#core/bom/client-bom.ts";
import { isRoughTotal } from "#core/bom/rough-total.ts";

const HEAD = { fontWeight: "bold", backgroundColor: "#E2EEDF" } as const;
const head = (value: string): Cell => ({ value, ...HEAD });
/** Every text is a text cell: nothing that a person typed is ever run as a formula. */
const text = (value: string): Cell => ({ value, type: String, wrap: true, alignVertical: "top" });
const count = (value: number, format = "#,##0.##"): Cell => ({
  value,
  type: Number,
  format,
  alignVertical: "top",
});

/** Two sheets: the bill in the columns of its CSV with the totals under it, and how each quantity was worked out. */
export async function writeBomWorkbook(bom: ComputedBom): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeXlsxFile(
    [
      {
        sheet: "Bill of materials",
        data: billRows(bom),
        columns: widths(26, 34, 40, 11, 12, 12, 14, 44),
        stickyRowsCount: 1,
      },
      {
        sheet: "How it was counted",
        data: workRows(bom),
        columns: widths(34, 60, 70, 12, 10, 40, 12),
        stickyRowsCount: 1,
      },
    ],
    {},
  ).toBuffer();
  return new Uint8Array(file);
}

const widths = (...all: number[]) => all.map((width) => ({ width }));

function billRows(bom: ComputedBom): SheetData {
  const moneyFormat = `"${bom.currency}" #,##0.00`;
  const money = (cents: number | null): Cell => (cents === null ? null : count(cents / 100, moneyFormat));
  const { totals } = bom;
  const rough = isRoughTotal(bom);
  const sums: [string, number][] = [
    ["Subtotal", totals.subtotalCents],
    ["Markup", totals.markupCents],
    ...taxLines(bom).map(({ name, cents }): [string, number] => [name, cents]),
    ...(rough ? [] : [["Total", totals.totalCents] as [string, number]]),
    [rough ? "Total, low" : "Range, low", totals.lowCents],
    [rough ? "Total, high" : "Range, high", totals.highCents],
  ];
  return [
    ["Category", "Item", "Description", "Quantity", "Unit", "Unit Price", "Total Price", "Notes"].map(head),
    ...bom.categories.flatMap(({ name, items }) =>
      items.map((item) => [
        text(name),
        text(item.name),
        text(item.description),
        count(item.quantity),
        text(item.unit),
        money(item.unitPriceCents),
        money(item.totalPriceCents),
        text(item.notes),
      ]),
    ),
    [],
    ...sums.map(([label, cents]) => [null, null, null, null, null, head(label), money(cents)]),
    [],
    ...[
      ...(rough ? [MESSAGES.bomRough] : []),
      ...bom.flags.map(({ sentence }) => sentence),
      ...bom.exclusions,
      bom.disclaimer,
    ].map((sentence) => [null, { value: sentence, type: String } as Cell]),
  ];
}

const workRows = (bom: ComputedBom): SheetData => [
  ["Item", "Formula", "Inputs", "Basis", "Waste", "Price source", "Price date"].map(head),
  ...bom.categories.flatMap(({ items }) => items.flatMap(workRow)),
];

function workRow({ name, work, matchedMaterial: price }: BomItem): SheetData {
  const source = [text(price?.source ?? ""), text(price?.asOf ?? "")];
  if (!work) return price ? [[text(name), text("Entered by hand"), null, null, null, ...source]] : [];
  return work.parts.map(({ formula, inputs }) => [
    text(name),
    text(formula),
    text(inputs.map((input) => `${input.name} = ${input.value} ${input.unit} (${input.basis})`).join("; ")),
    text(work.basis),
    count(work.waste, "0%"),
    ...source,
  ]);
}
