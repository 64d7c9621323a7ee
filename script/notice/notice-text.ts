/** One entry of package-lock.json, as far as it is read here. */
type LockEntry = { version?: string; license?: string; dev?: boolean; optional?: boolean };
export type Lock = { packages: Record<string, LockEntry> };

/** Something of others that ships with the product. */
export type Part = { name: string; version: string; license: string; copyright: string | null };

/** Licenses under which parts of others may ship, and what each asks of us. Another one is a decision, not an entry. */
const ALLOWED = {
  MIT: "keep the notice",
  "MIT-0": "nothing",
  ISC: "keep the notice",
  "0BSD": "nothing",
  "BSD-2-Clause": "keep the notice",
  "BSD-3-Clause": "keep the notice",
  "Apache-2.0": "keep the notice and a NOTICE file, where there is one",
  "BlueOak-1.0.0": "keep the license or a link to it",
  "(MIT AND Zlib)": "keep the notice",
  Unlicense: "nothing",
  "(MIT OR CC0-1.0)": "nothing",
  "MIT (http://mootools.net/license.txt)": "keep the notice",
  "OFL-1.1": "keep the notice; the font is not sold by itself",
  "MIT AND OFL-1.1": "as each of the two",
  "LGPL-3.0": "name it, keep it replaceable, say where its source is",
  "LGPL-3.0-or-later": "name it, keep it replaceable, say where its source is",
  "Apache-2.0 AND LGPL-3.0-or-later": "as each of the two",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT": "as each of the three",
} as const satisfies Record<string, string>;

/** Packages that name no license in their package.json: what the LICENSE file inside says, read by hand. */
const READ_BY_HAND: Record<string, string> = {
  busboy: "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};

/** Development packages that leave text of their own in the built pages: base styles, the loader of modules. */
const IN_THE_PAGES = ["tailwindcss", "vite"];

/** What lies inside the library that `@img/sharp-libvips-*` (and sharp itself on Windows) carries, of the LGPL alone. */
export const LGPL_IN_LIBVIPS = {
  fribidi: "https://github.com/fribidi/fribidi",
  glib: "https://gitlab.gnome.org/GNOME/glib",
  libexif: "https://github.com/libexif/libexif",
  libheif: "https://github.com/strukturag/libheif",
  librsvg: "https://gitlab.gnome.org/GNOME/librsvg",
  libvips: "https://github.com/libvips/libvips",
  pango: "https://gitlab.gnome.org/GNOME/pango",
  "proxy-libintl": "https://github.com/frida/proxy-libintl",
} as const satisfies Record<string, string>;

const LGPL_IN_LIBHEIF_JS = {
  libheif: "https://github.com/strukturag/libheif",
  libde265: "https://github.com/strukturag/libde265",
} as const satisfies Record<string, string>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + 13);

/**
 * What production installs, on every system, by name and version. `copyrightOf` is asked for packages that every system has; those of
 * one system are built from the sources of the package that brings them.
 */
export function partsOf(lock: Lock, copyrightOf: (path: string) => string | null): Part[] {
  const parts = new Map<string, Part>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = nameOf(path);
    if (path === "" || (entry.dev && !IN_THE_PAGES.includes(name))) continue;
    const version = entry.version ?? "";
    const license = entry.license ?? READ_BY_HAND[name] ?? "";
    const copyright = entry.optional ? null : copyrightOf(path);
    parts.set(`${name} ${version}`, { name, version, license, copyright });
  }
  return [...parts.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const notAllowed = (parts: Part[]): Part[] =>
  parts.filter(({ license }) => !Object.hasOwn(ALLOWED, license));

/** The line by which a part is found in the notice. */
export const lineOf = ({ name, version, license }: Part): string => `${name} ${version} (${license})`;

const sources = (table: Record<string, string>): string[] =>
  Object.entries(table).map(([name, source]) => `  ${name}: ${source}`);

export function noticeText(parts: Part[]): string {
  const versionOf = (name: string) => parts.find((part) => part.name === name)?.version ?? "";
  return [
    "Yardwright",
    "Copyright (c) 2026 The Yardwright authors. MIT License, see LICENSE.",
    "",
    "Written by `npm run notice` from package-lock.json. Do not edit it by hand.",
    "",
    "",
    "1. Our own data",
    "",
    "renderer/see/network/weights.bin: weights of the seeing network, trained by us (training/README.md) on our own",
    "  rendered scenes and on photos under the licenses of Unsplash, Pexels and Pixabay, each named with its place and",
    "  license in training/photos/manifest.json. MIT License, as the rest of the repository.",
    "public/, app/pictures/: drawn by the product, from our own scenes and from the photos that",
    "  script/showcase/photos/README.md names.",
    "core/plan/reading/words/quiet-words.generated.ts: words chosen by what WordNet 3.1 says of them, Copyright 2006 Princeton",
    "  University, see licenses/WordNet.txt.",
    "",
    "",
    "2. Font",
    "",
    "app/fonts/figtree-basic.woff2: the letters that the pages use of Figtree.",
    "  Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree).",
    "  SIL Open Font License 1.1, see app/fonts/LICENSE.",
    "",
    "",
    "3. Libraries under the GNU Lesser General Public License 3",
    "",
    "Used as they were published, unchanged, as files of their own that can be replaced by other builds. The texts:",
    "licenses/LGPL-3.0.txt and licenses/GPL-3.0.txt.",
    "",
    `libvips and what it is linked with, in @img/sharp-libvips-* ${versionOf("@img/sharp-libvips-linux-x64")} (on Windows inside @img/sharp-win32-*, as`,
    "  WebAssembly inside @img/sharp-wasm32). How it is built, with the exact version of each source:",
    `  https://github.com/lovell/sharp-libvips/tree/v${versionOf("@img/sharp-libvips-linux-x64")}. Its parts under the LGPL:`,
    ...sources(LGPL_IN_LIBVIPS),
    "  Its other parts and their licenses stand in node_modules/@img/sharp-libvips-*/README.md.",
    "",
    `libheif-js ${versionOf("libheif-js")}: https://github.com/catdad-experiments/libheif-js. It is built from`,
    ...sources(LGPL_IN_LIBHEIF_JS),
    "",
    "",
    "4. Packages",
    "",
    "What production installs from the npm registry, on any system, or leaves in the built pages. The full text of each license is in",
    "the package, at node_modules/NAME.",
    "",
    ...parts.flatMap((part) => [lineOf(part), ...(part.copyright ? [`  ${part.copyright}`] : [])]),
    "",
  ].join("\n");
}
