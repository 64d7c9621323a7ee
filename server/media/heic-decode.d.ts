/** libheif as WebAssembly; it ships no types. */
declare module "heic-decode" {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Frames = { width: number; height: number; decode(): Promise<Decoded> }[] & { dispose(): void };
  const decode: { all(input: { buffer: Uint8Array }): Promise<Frames> };
  export default decode;
}
