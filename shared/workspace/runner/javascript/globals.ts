import { defineProperty, deleteProperty, describe, getPrototypeOf, ownKeys } from './captured.ts';

/** What JavaScript itself consists of, and what a program can do without reaching anything. */
export const ALLOWED = new Set(
  `AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date
  DisposableStack AsyncDisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array
  Function Infinity Int16Array Int32Array Int8Array InternalError Intl Iterator JSON Map Math NaN Number Object
  Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol
  SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat
  parseInt unescape undefined TextDecoder TextEncoder queueMicrotask structuredClone`.split(/\s+/),
);

/**
 * Takes away everything else: network, storage, channels, real timers, workers and scripts. The policy of the frame
 * denies most of it anyway; this way a program can't even try.
 */
export function takeGlobalsAway(): void {
  for (let owner: object | null = globalThis; owner; owner = getPrototypeOf(owner)) {
    if (owner === Object.prototype) break;
    for (const name of ownKeys(owner)) {
      if (typeof name !== 'string' || name === 'constructor' || ALLOWED.has(name)) continue;
      if (!deleteProperty(owner, name)) defineProperty(owner, name, describe(undefined));
    }
  }
}

export const define = (name: string, value: unknown) =>
  defineProperty(globalThis, name, describe(value));
