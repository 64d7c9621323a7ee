export const COUNTING_BOM = "Counting what was drawn and looking up prices...";
