import { defineProperty, getPrototypeOf, has, is, ownKeys } from './captured.ts';
import { ALLOWED } from './globals.ts';

/** Bound for good, or not to be bound at all in strict programs. */
const FIXED = new Set(['globalThis', 'undefined', 'NaN', 'Infinity', 'eval']);

const CLOCK = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'];

interface Part {
  owner: object;
  key: PropertyKey;
  as: PropertyDescriptor;
}

const { getOwnPropertyDescriptor } = Reflect;

/**
 * JavaScript itself, as it was before any program ran, for what judges programs: a program may give Array another
 * meaning, or Array.prototype another sort.
 */
export function keepIntrinsics() {
  const parts: Part[] = [];
  const seen = new Set<object>();
  const globals = { __proto__: null } as unknown as Record<string, unknown>;
  const collect = (owner: unknown) => {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return;
    if (seen.has(owner)) return;
    seen.add(owner);
    for (const key of ownKeys(owner)) {
      const as = getOwnPropertyDescriptor(owner, key);
      if (!as) continue;
      parts.push({ owner, key, as: Object.assign(Object.create(null), as) });
      collect(as.value);
      collect(as.get);
    }
    collect(getPrototypeOf(owner));
  };
  for (const name of [...ALLOWED, 'console', ...CLOCK]) {
    if (FIXED.has(name)) continue;
    const value: unknown = Reflect.get(globalThis, name);
    if (value === undefined) continue;
    globals[name] = value;
    collect(value);
  }
  collect([][Symbol.iterator]());
  collect(''[Symbol.iterator]());
  collect(new Map().entries());
  collect(new Set().values());
  collect(/a/[Symbol.matchAll](''));
  collect((function* () {})());

  return {
    /** The globals of JavaScript by their names. */
    globals,
    /** Undoes what has become of JavaScript's own objects. What a program has added to them stays. */
    restore() {
      for (let index = 0; index < parts.length; index += 1) {
        const { owner, key, as } = parts[index] as Part;
        if (!isSame(getOwnPropertyDescriptor(owner, key), as)) defineProperty(owner, key, as);
      }
    },
  };
}

function isSame(now: PropertyDescriptor | undefined, then: PropertyDescriptor): boolean {
  if (!now) return false;
  // What a description doesn't have itself, a program may have put into the prototype of all objects.
  if (has(now, 'value')) return has(then, 'value') && is(now.value, then.value);
  return has(then, 'get') && now.get === then.get && now.set === then.set;
}
