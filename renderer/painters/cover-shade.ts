import type { Sun } from "#renderer/light/sun.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { mulch } from "#renderer/textures/mulch.ts";
import type { ElementOf } from "./painter.ts";

/** What covers the ground of a bed: its stone, river rock when no stone is named, or its mulch. */
export const coverShade = ({ mulch: cover, stone, grade }: ElementOf<"bed">, sun: Sun): ShadeGround =>
  cover === "gravel" ? gravel(stone ?? "river", sun, grade) : mulch(cover, sun);
