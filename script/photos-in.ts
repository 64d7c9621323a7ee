import { readdir } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

const PICTURES = new Set([".jpg", ".jpeg", ".png", ".webp"]);
/** Masks and depth maps of test scenes lie beside their photos. */
const isPhoto = (file: string) => PICTURES.has(extname(file)) && !/masks|classes|depth/.test(file);

/** The photos of a folder and of those in it, by name. */
export async function photosIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter(isPhoto)
    .sort()
    .map((file) => join(folder, file));
}

/** "r03_modern_front_lawn", or the folder's name where every file is called photo. */
export function photoName(file: string): string {
  const own = basename(file, extname(file));
  return own === "photo" ? basename(dirname(file)) : own;
}
