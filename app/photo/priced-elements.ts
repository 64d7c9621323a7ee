/** One part of the worker's script, for the worker asks for both at once. */
// biome-ignore lint/performance/noBarrelFile: the two are loaded as one part
export { demolitionsOf } from "#core/design/demolitions.ts";
export { shownElements } from "#core/design/shown-elements.ts";
