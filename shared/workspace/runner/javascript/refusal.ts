import type { ProgramError } from '../protocol.ts';
import { getPrototypeOf, has, isArray, ownKeys, toText } from './captured.ts';
import { kindOf } from './write-value.ts';

const { getOwnPropertyDescriptor } = Reflect;
const { isView } = ArrayBuffer;
const clone = structuredClone;
const PLAIN = [Array, Object, Map, Set].map(({ prototype }) => prototype as object);

/** Deeper values are cut when they're written. */
const DEEPEST = 100;

/**
 * Why a value can't be an answer: it isn't plain data, and may be something else each time it's looked at. Null if it
 * can. The page adds which type is expected.
 */
export function refusalOf(value: unknown): ProgramError | null {
  const culprit = culpritIn(value, 0) ?? proxyIn(value);
  const verb = culprit?.depth ? 'holds' : 'is';
  return (
    culprit && {
      type: 'Wrong type',
      text: `Wrong type: the answer ${verb} ${culprit.name}.`,
      line: null,
    }
  );
}

/** Whether a value can be looked at without running anything of the program's. */
export const isInert = (value: unknown): boolean =>
  culpritIn(value, 0) === null && proxyIn(value) === null;

interface Culprit {
  name: string;
  depth: number;
}

function culpritIn(value: unknown, depth: number): Culprit | null {
  if (typeof value === 'function') return { name: 'a function', depth };
  if (typeof value === 'symbol') return { name: 'a symbol', depth };
  if (typeof value !== 'object' || value === null || isView(value) || depth > DEEPEST) return null;
  const prototype = getPrototypeOf(value);
  if (prototype !== null && !isPlain(value, prototype)) return { name: nameOf(value), depth };
  const names = ownKeys(value);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as PropertyKey;
    const property = getOwnPropertyDescriptor(value, name) as PropertyDescriptor;
    if (!has(property, 'value')) return { name: `a getter, ${toText(name)}`, depth: depth + 1 };
    const inside = culpritIn(property.value, depth + 1);
    if (inside) return inside;
  }
  return null;
}

function nameOf(value: object): string {
  const kind = kindOf(value);
  return kind === 'Object' ? "an object that isn't plain" : `an object of the class ${kind}`;
}

function isPlain(value: object, prototype: object): boolean {
  for (let index = 0; index < PLAIN.length; index += 1) {
    if (PLAIN[index] === prototype) return isArray(value) === (index === 0);
  }
  return false;
}

/** Only what browsers copy can't be a proxy, which has an answer of its own to every question. */
function proxyIn(value: unknown): Culprit | null {
  try {
    clone(value);
    return null;
  } catch {
    return { name: 'a Proxy', depth: 0 };
  }
}
