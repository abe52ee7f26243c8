/**
 * What the harness needs of JavaScript, as it was before any program ran: a program may replace whatever it
 * can reach, such as Array.prototype.join, and the harness goes on with these. Nothing here relies on a method
 * of a value that a program has made.
 */
const { bind, call } = Function.prototype;

type Method = (this: never, ...given: never[]) => unknown;
type Uncurried<M> = M extends (this: infer T, ...given: infer G) => infer R
  ? (self: T, ...given: G) => R
  : never;

/** A method as a function of its object. */
export const uncurry: <M extends Method>(method: M) => Uncurried<M> = bind.bind(call) as never;

export const { apply, construct, defineProperty, getPrototypeOf, ownKeys, deleteProperty } =
  Reflect;
export const { max } = Math;
export const { isArray } = Array;
export const { is, keys } = Object;
export const { stringify } = JSON;
export const toText = String;

export const has = uncurry(
  Object.prototype.hasOwnProperty as (this: object, key: PropertyKey) => boolean,
);
export const indexOf = uncurry(
  String.prototype.indexOf as (this: string, part: string, from?: number) => number,
);
export const slice = uncurry(
  String.prototype.slice as (this: string, from: number, to?: number) => string,
);
export const textOfSymbol = uncurry(Symbol.prototype.toString as (this: symbol) => string);
export const eachOfMap = uncurry(
  Map.prototype.forEach as (this: object, each: (value: unknown, key: unknown) => void) => void,
);
export const eachOfSet = uncurry(
  Set.prototype.forEach as (this: object, each: (value: unknown) => void) => void,
);

const OwnPromise = Promise;
const then = uncurry(
  Promise.prototype.then as (
    this: Promise<unknown>,
    settled: (value: unknown) => void,
    rejected: (reason: unknown) => void,
  ) => unknown,
);

/** Calls back with what a value comes to once it's awaited. */
export function whenSettled(
  value: unknown,
  settled: (value: unknown) => void,
  rejected: (reason: unknown) => void,
): void {
  then(new OwnPromise((resolve) => resolve(value)), settled, rejected);
}

/** Puts an item at the end of a list. An assignment might meet a setter that a program has made. */
export function append<T>(list: T[], item: T): void {
  defineProperty(list, list.length, describe(item));
}

/** The property of an own value. Without a prototype, nobody can add to what it says. */
export const describe = (value: unknown): PropertyDescriptor =>
  ({
    __proto__: null,
    value,
    configurable: true,
    writable: true,
    enumerable: true,
  }) as PropertyDescriptor;
