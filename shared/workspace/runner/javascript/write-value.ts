import {
  eachOfMap,
  eachOfSet,
  getPrototypeOf,
  has,
  is,
  isArray,
  keys,
  stringify,
  textOfSymbol,
  toText,
} from './captured.ts';

/** Longer texts and deeper values are cut. */
const LONGEST = 20_000;
const DEEPEST = 100;

/** The values around the one that is being written, from the inside out. */
interface Around {
  value: object;
  next: Around | null;
  depth: number;
}

/**
 * A value as JavaScript writes it: as JSON does if JSON can, with a blank after each comma and colon; other
 * values are named. Cases are judged by these texts, and so -0 is written 0.
 */
export function writeValue(value: unknown): string {
  let text = '';
  const put = (part: string) => {
    if (text.length <= LONGEST) text += part;
  };

  const put1 = (value: unknown, around: Around | null): void => {
    if (text.length > LONGEST) return;
    if (typeof value === 'string') put(stringify(value));
    else if (typeof value === 'bigint') put(`${toText(value)}n`);
    else if (typeof value === 'symbol') put(textOfSymbol(value));
    else if (typeof value === 'function') put(`[function ${nameOf(value) || 'without a name'}]`);
    else if (typeof value === 'object' && value !== null) putObject(value, around);
    else put(is(value, -0) ? '0' : toText(value));
  };

  const putObject = (value: object, around: Around | null) => {
    for (let one = around; one; one = one.next) if (one.value === value) return put('[circular]');
    const depth = around ? around.depth + 1 : 0;
    if (depth > DEEPEST) return put('…');
    const inner: Around = { value, next: around, depth };
    const kind = kindOf(value);
    if (isArray(value)) putList(value, inner);
    else if (kind === 'Map' || kind === 'Set') putCollection(value, kind, inner);
    else if (isTyped(value)) {
      put(`${kind} `);
      putList(value as unknown as unknown[], inner);
    } else if (kind === 'Promise') put('[a promise: await its value]');
    else putFields(value as Record<string, unknown>, kind, inner);
  };

  const putList = (list: unknown[], around: Around) => {
    put('[');
    for (let index = 0; index < list.length && text.length <= LONGEST; index += 1) {
      if (index > 0) put(', ');
      if (has(list, index)) put1(list[index], around);
      else put('[empty]');
    }
    put(']');
  };

  const putCollection = (value: object, kind: 'Map' | 'Set', around: Around) => {
    let first = true;
    const between = () => {
      put(first ? '' : ', ');
      first = false;
    };
    put(`${kind} {`);
    if (kind === 'Set') {
      eachOfSet(value, (item) => {
        between();
        put1(item, around);
      });
    } else {
      eachOfMap(value, (item, key) => {
        between();
        put1(key, around);
        put(' => ');
        put1(item, around);
      });
    }
    put('}');
  };

  const putFields = (value: Record<string, unknown>, kind: string, around: Around) => {
    const names = keys(value);
    put(kind === 'Object' ? '{' : `${kind} {`);
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string;
      put(`${index > 0 ? ', ' : ''}${stringify(name)}: `);
      put1(value[name], around);
    }
    put('}');
  };

  put1(value, null);
  return text.length > LONGEST ? `${text}…` : text;
}

const isTyped = ArrayBuffer.isView;

/** The name of an object's class. */
export function kindOf(value: object): string {
  const prototype = getPrototypeOf(value) as { constructor?: unknown } | null;
  const made = prototype?.constructor;
  return (typeof made === 'function' && nameOf(made)) || 'Object';
}

function nameOf(value: { name?: unknown }): string {
  return typeof value.name === 'string' ? value.name : '';
}
