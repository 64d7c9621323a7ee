import { saveFile } from "#app/lib/save-file.ts";

const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/svg+xml": "svg",
};

/** `landscape-design_2026-11-21_14-05-09.png`: sorts by time and no system minds it. */
export function pictureFileName(name: string, type: string, at: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join("-");
  return `${name}_${day}_${time}.${ENDINGS[type] ?? "png"}`;
}

/** Hands a picture to the browser's downloads. */
export function savePicture(picture: Blob, name: string): void {
  saveFile(picture, pictureFileName(name, picture.type, new Date()));
}

/** The bytes behind an address; rejects on anything but a good answer. */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.blob();
}
