/** Value types of WebAssembly. */
export const I32 = 0x7f;
export const V128 = 0x7b;

/** The instructions that the kernels use, by their code; those of 128-bit vectors stand behind a prefix byte. */
const PLAIN = { i32Add: 0x6a, i32Sub: 0x6b, i32Mul: 0x6c } as const;
const VECTOR = {
  i16x8Splat: 0x10,
  i16x8Shl: 0x8b,
  i16x8ShrS: 0x8c,
  i16x8Add: 0x8e,
  i16x8MinS: 0x96,
  i16x8MaxS: 0x98,
  i16x8NarrowI32x4S: 0x85,
  i32x4Add: 0xae,
  i32x4Dot: 0xba,
  f32x4Nearest: 0x6a,
  f32x4Add: 0xe4,
  f32x4Mul: 0xe6,
  i32x4TruncSatF32x4S: 0xf8,
  f32x4ConvertI32x4S: 0xfa,
  f32x4DemoteF64x2Zero: 0x5e,
  f64x2PromoteLowF32x4: 0x5f,
  f64x2Add: 0xf0,
  f64x2Sub: 0xf1,
  f64x2Mul: 0xf2,
  f32x4LesserOf: 0xea,
  f32x4GreaterOf: 0xeb,
  u8x16Max: 0x79,
} as const;
const VECTOR_PREFIX = 0xfd;

/** Instructions with operands of their own: WebAssembly specification 2.0, section 5.4, "Instructions". */
const LOCAL_GET = 0x20;
const LOCAL_SET = 0x21;
const LOCAL_TEE = 0x22;
const I32_CONST = 0x41;
/** A block whose label stands at its start, without a result; a branch to label 0 repeats it. */
const LOOP = 0x03;
const NO_RESULT = 0x40;
const BRANCH_IF = 0x0d;
const END = 0x0b;
/** After the prefix. Loads and stores are followed by the alignment (0 = any) and the offset. */
const V128_LOAD = 0x00;
const V128_LOAD32_SPLAT = 0x09;
const V128_LOAD64_SPLAT = 0x0a;
const I8X16_SHUFFLE = 0x0d;
const V128_LOAD32_LANE = 0x56;
const V128_STORE32_LANE = 0x5a;
const V128_LOAD32_ZERO = 0x5c;
const V128_LOAD64_ZERO = 0x5d;
const V128_STORE = 0x0b;
const V128_CONST = 0x0c;
const ANY_ALIGNMENT = 0;

/** Sections of a module, by their number, in the order in which they must stand: section 5.5 there. */
const SECTION = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 } as const;
/** "\0asm", then version 1 in four bytes. */
const MODULE_HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const FUNCTION_TYPE = 0x60;
/** Kinds of what is imported and exported. */
const KIND = { function: 0x00, memory: 0x02 } as const;
/** A memory that has a least size and no largest one; it is at least one page. */
const NO_LARGEST = 0x00;
const LEAST_PAGES = 1;

export type Local = number & { readonly kind: "local" };

/** The body of one function: instructions in the order in which the machine's stack wants them. */
export class FunctionBody {
  readonly params: number;
  readonly #locals: number[] = [];
  readonly #code: number[] = [];

  /** All parameters are whole numbers of 32 bits; nothing is returned. */
  constructor(params: number) {
    this.params = params;
  }

  local(type: typeof I32 | typeof V128): Local {
    this.#locals.push(type);
    return (this.params + this.#locals.length - 1) as Local;
  }

  get(local: Local): this {
    return this.#push(LOCAL_GET, ...unsigned(local));
  }

  set(local: Local): this {
    return this.#push(LOCAL_SET, ...unsigned(local));
  }

  constant(value: number): this {
    return this.#push(I32_CONST, ...signed(value));
  }

  zeroVector(): this {
    return this.#push(VECTOR_PREFIX, V128_CONST, ...new Array<number>(16).fill(0));
  }

  plain(name: keyof typeof PLAIN): this {
    return this.#push(PLAIN[name]);
  }

  vector(name: keyof typeof VECTOR): this {
    return this.#push(VECTOR_PREFIX, ...unsigned(VECTOR[name]));
  }

  /** 16 bytes from the address on the stack. */
  load(offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_LOAD, ANY_ALIGNMENT, ...unsigned(offset));
  }

  /** 4 bytes from the address on the stack, four times side by side. */
  loadFourTimes(offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_LOAD32_SPLAT, ANY_ALIGNMENT, ...unsigned(offset));
  }

  /** 8 bytes from the address on the stack, twice side by side. */
  loadTwice(offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_LOAD64_SPLAT, ANY_ALIGNMENT, ...unsigned(offset));
  }

  /** 4 or 8 bytes from the address on the stack, and zeros behind them. */
  loadFirst(bytes: 4 | 8, offset = 0): this {
    const code = bytes === 4 ? V128_LOAD32_ZERO : V128_LOAD64_ZERO;
    return this.#push(VECTOR_PREFIX, code, ANY_ALIGNMENT, ...unsigned(offset));
  }

  /** 4 bytes from the address on the stack in the place of those of this lane in the vector above it. */
  loadLane(lane: number, offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_LOAD32_LANE, ANY_ALIGNMENT, ...unsigned(offset), lane);
  }

  /** Stores 4 bytes, this lane of the vector on the stack, at the address below it. */
  storeLane(lane: number, offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_STORE32_LANE, ANY_ALIGNMENT, ...unsigned(offset), lane);
  }

  /** The first 8 bytes of each of two vectors. */
  joinFirstHalves(): this {
    const bytes = Array.from({ length: 16 }, (_, k) => (k < 8 ? k : k + 8));
    return this.#push(VECTOR_PREFIX, I8X16_SHUFFLE, ...bytes);
  }

  /** Stores the 16 bytes on the stack at the address below them. */
  store(offset = 0): this {
    return this.#push(VECTOR_PREFIX, V128_STORE, ANY_ALIGNMENT, ...unsigned(offset));
  }

  /** `local += by`, where `by` is another local or a number. */
  advance(local: Local, by: Local | { bytes: number }): this {
    this.get(local);
    if (typeof by === "number") this.get(by);
    else this.constant(by.bytes);
    return this.plain("i32Add").set(local);
  }

  /** Runs `body` `count` times, at least once; `count` is a local that is counted down to 0. */
  repeat(count: Local, body: () => void): this {
    this.#push(LOOP, NO_RESULT);
    body();
    return this.get(count)
      .constant(1)
      .plain("i32Sub")
      .#push(LOCAL_TEE, ...unsigned(count))
      .#push(BRANCH_IF, 0, END);
  }

  encode(): number[] {
    // One group of one local each; larger groups would save only a few bytes.
    const locals = this.#locals.flatMap((type) => [1, type]);
    const body = [...unsigned(this.#locals.length), ...locals, ...this.#code, END];
    return [...unsigned(body.length), ...body];
  }

  #push(...bytes: number[]): this {
    for (const byte of bytes) this.#code.push(byte);
    return this;
  }
}

/** A module that exports these functions and works in the memory that it is given as `host.memory`. */
export function assembleWasm(functions: Readonly<Record<string, FunctionBody>>): Uint8Array<ArrayBuffer> {
  const named = Object.entries(functions);
  const section = (id: number, items: number[][]) => {
    const content = [...unsigned(items.length), ...items.flat()];
    return [id, ...unsigned(content.length), ...content];
  };
  return Uint8Array.from([
    ...MODULE_HEAD,
    ...section(
      SECTION.types,
      named.map(([, body]) => [
        FUNCTION_TYPE,
        ...unsigned(body.params),
        ...new Array<number>(body.params).fill(I32),
        0,
      ]),
    ),
    ...section(SECTION.imports, [[...text("host"), ...text("memory"), KIND.memory, NO_LARGEST, LEAST_PAGES]]),
    ...section(
      SECTION.functions,
      named.map((_, i) => unsigned(i)),
    ),
    ...section(
      SECTION.exports,
      named.map(([name], i) => [...text(name), KIND.function, ...unsigned(i)]),
    ),
    ...section(
      SECTION.code,
      named.map(([, body]) => body.encode()),
    ),
  ]);
}

const text = (value: string): number[] => [value.length, ...[...value].map((c) => c.charCodeAt(0))];

/** LEB128, see the WebAssembly specification, 5.2.2: seven bits per byte, lowest first; the top bit says that more follow. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest ? low | 0x80 : low);
  } while (rest);
  return bytes;
}

/** The same with a sign: it ends when the rest is all sign, and bit 6 of the last byte says which. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && !(low & 0x40)) || (rest === -1 && low & 0x40)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}
