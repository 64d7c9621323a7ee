/**
 * A file's words: UTF-8; Excel on Windows writes the machine's own code page where it is not told otherwise. Throws where the file is no
 * text, as a workbook that was chosen in place of its CSV: that holds zero bytes, and the server refuses them without naming the file.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (new Uint8Array(bytes).includes(0)) throw new Error("the file is no text");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
