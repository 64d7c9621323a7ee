/** The showcase, made by `npm run make:showcase`; every picture is 4:3 and lies here in several widths. */
const files = import.meta.glob<string>("./*.{avif,webp}", { eager: true, query: "?url", import: "default" });

/** Size of the photos; the browser needs the proportions to keep the place free. */
export const PICTURE_SIZE = { width: 1600, height: 1200 };

/** `avif` for `srcset`; `fallback` is one WebP, for the few browsers that do not know AVIF. */
export type PictureFiles = { avif: string; fallback: string };

function widthsOf(name: string, type: "avif" | "webp"): { width: number; url: string }[] {
  const pattern = new RegExp(`^\\./${name}-(\\d+)\\.${type}$`);
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = pattern.exec(path)?.[1];
      return width ? [{ width: Number(width), url }] : [];
    })
    .sort((a, b) => a.width - b.width);
}

/** @throws Error for a name that the showcase has not made. */
export function getPicture(name: string): PictureFiles {
  const fallback = widthsOf(name, "webp").at(-1)?.url;
  if (!fallback) throw new Error(`There is no picture "${name}"; run npm run make:showcase.`);
  const avif = widthsOf(name, "avif").map(({ width, url }) => `${url} ${width}w`);
  return { avif: avif.join(", "), fallback };
}
