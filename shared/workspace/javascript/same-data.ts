/**
 * Whether two values are equal as data: the fields of an object have no order. The texts are those that the worker
 * writes; what JSON can't hold, such as a Map, is compared as text.
 */
export function isSameData(actual: string, expected: string): boolean {
  if (actual === expected) return true;
  const [one, other] = [parsed(actual), parsed(expected)];
  return one !== undefined && other !== undefined && isSame(one, other);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
