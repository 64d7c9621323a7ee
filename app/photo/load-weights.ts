/** What seeing knows (1.1 MB, kept by the browser from then on), for `installNetwork` in a worker. */
export async function loadWeights(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL("../../renderer/see/network/weights.bin", import.meta.url));
  if (!response.ok) throw new Error(`The network could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
