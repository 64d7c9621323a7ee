import { assembleWasm, type FunctionBody } from "./assemble-wasm.ts";

/** A function of WebAssembly; addresses and counts are whole numbers. */
export type Run = (...numbers: number[]) => void;

/** What is used of WebAssembly: in every host, but in no type library without a DOM. */
export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (size: { initial: number }) => WasmMemory;
    Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
    Instance: new (module: object, imports: object) => { exports: object };
  };
};
/** Unit in which WebAssembly memory grows, bytes. */
const PAGE_BYTES = 65_536;

export const newMemory = (): WasmMemory => new WebAssembly.Memory({ initial: 1 });

/** Memory of WebAssembly grows and never shrinks. Views of its buffer end where it grows: answers whether it did. */
export function growTo(memory: WasmMemory, bytes: number): boolean {
  const missing = bytes - memory.buffer.byteLength;
  if (missing <= 0) return false;
  memory.grow(Math.ceil(missing / PAGE_BYTES));
  return true;
}

/** The functions, assembled and working in this memory. */
export const makeInstance = <Name extends string>(
  memory: WasmMemory,
  functions: Readonly<Record<Name, FunctionBody>>,
): Record<Name, Run> =>
  new WebAssembly.Instance(new WebAssembly.Module(assembleWasm(functions)), { host: { memory } })
    .exports as Record<Name, Run>;

/** Memory for planes that are worked on one after the other, as numbers of each kind. Good until the next call. */
export type Room = { floats: Float32Array; doubles: Float64Array; bytes: Uint8Array };
const shared = { memory: newMemory(), room: null as Room | null };

/** Memory that all work on planes shares: pictures work on dozens of planes of one size. */
export const sharedMemory = shared.memory;

/** At least so many bytes of it. What was written there before is of no use to anybody. */
export function roomFor(bytes: number): Room {
  const { memory, room } = shared;
  if (!growTo(memory, bytes) && room) return room;
  const { buffer } = memory;
  shared.room = {
    floats: new Float32Array(buffer),
    doubles: new Float64Array(buffer),
    bytes: new Uint8Array(buffer),
  };
  return shared.room;
}
