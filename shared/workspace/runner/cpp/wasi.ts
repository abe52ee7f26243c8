/** How a program ends itself: by `exit`, or by `abort`. */
export class Ended extends Error {
  constructor(readonly code: number) {
    super(`The program ended itself with code ${code}.`);
  }
}

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const UNAVAILABLE = 52;
const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;
const CHARACTER_DEVICE = 2;

/**
 * What a program gets of a system (WASI preview 1): it can print, read the clock and chance, and end itself. There are
 * no files, no network, no arguments and no environment; whatever else it calls isn't available.
 * @param print takes bytes; they stay valid during the call alone
 */
export function systemFor(
  { exports, imports }: { exports: () => WebAssembly.Exports; imports: readonly string[] },
  print: (bytes: Uint8Array) => void,
  { now, random }: { now: () => number; random: (bytes: Uint8Array) => void },
): Record<string, (...given: never[]) => number> {
  const buffer = () => (exports().memory as WebAssembly.Memory).buffer;
  const view = () => new DataView(buffer());
  const nothing = (count: number, size: number) => {
    view().setUint32(count, 0, true);
    view().setUint32(size, 0, true);
    return SUCCESS;
  };
  const offered: Record<string, (...given: never[]) => number> = {
    fd_write(descriptor: number, parts: number, count: number, written: number) {
      if (descriptor !== STANDARD_OUTPUT && descriptor !== STANDARD_ERROR) return BAD_DESCRIPTOR;
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const start = view().getUint32(parts + 8 * index, true);
        const length = view().getUint32(parts + 8 * index + 4, true);
        print(new Uint8Array(buffer(), start, length));
        total += length;
      }
      view().setUint32(written, total, true);
      return SUCCESS;
    },
    /** Standard input is at its end. */
    fd_read(descriptor: number, _parts: number, _count: number, read: number) {
      if (descriptor !== 0) return BAD_DESCRIPTOR;
      view().setUint32(read, 0, true);
      return SUCCESS;
    },
    fd_fdstat_get(descriptor: number, result: number) {
      if (descriptor > STANDARD_ERROR) return BAD_DESCRIPTOR;
      new Uint8Array(buffer(), result, 24).fill(0);
      view().setUint8(result, CHARACTER_DEVICE);
      return SUCCESS;
    },
    fd_prestat_get: () => BAD_DESCRIPTOR,
    fd_close: () => SUCCESS,
    args_sizes_get: nothing,
    args_get: () => SUCCESS,
    environ_sizes_get: nothing,
    environ_get: () => SUCCESS,
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, BigInt(Math.round(now() * 1e6)), true);
      return SUCCESS;
    },
    random_get(start: number, length: number) {
      random(new Uint8Array(buffer(), start, length));
      return SUCCESS;
    },
    proc_exit(code: number) {
      throw new Ended(code);
    },
  };
  return Object.fromEntries(imports.map((name) => [name, offered[name] ?? (() => UNAVAILABLE)]));
}
