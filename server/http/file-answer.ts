const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type FileKind = keyof typeof TYPES;

/** A download under its name, which may hold any character: old programs get ASCII, the others RFC 8187. */
export function fileAnswer(
  content: string | Uint8Array<ArrayBuffer>,
  kind: FileKind,
  name: string,
): Response {
  const ascii = name.replaceAll(/[^\w.-]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return new Response(content, {
    headers: {
      "Content-Type": TYPES[kind],
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`,
      "Cache-Control": "no-store",
    },
  });
}
