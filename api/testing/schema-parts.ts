import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A text within a request, by its field, such as ids.0. */
export interface TextField {
  path: string;
  schema: z.core.$ZodString;
}

interface Parts {
  texts: TextField[];
  objects: { path: string; schema: z.core.$ZodObject }[];
}

/**
 * What a schema of a request is made of: every text and every object in it, however deep.
 * @throws Error for a kind of schema that isn't handled here.
 */
export function partsOf(schema: Schema, path = ''): Parts {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  switch (def.type) {
    case 'string':
      return { texts: [{ path, schema: schema as z.core.$ZodString }], objects: [] };
    case 'object': {
      const inside = Object.entries(def.shape).map(([key, field]) => partsOf(field, at(key)));
      const own = { texts: [], objects: [{ path, schema: schema as z.core.$ZodObject }] };
      return joined([own, ...inside]);
    }
    case 'array':
      return partsOf(def.element, at('0'));
    case 'optional':
    case 'nullable':
    case 'default':
      return partsOf(def.innerType, path);
    case 'record':
      return joined([partsOf(def.keyType, at('a key')), partsOf(def.valueType, at('a value'))]);
    case 'tuple':
      return joined(def.items.map((item, place) => partsOf(item, at(String(place)))));
    case 'union':
      return joined(def.options.map((option) => partsOf(option, path)));
    case 'pipe':
      return joined([partsOf(def.in, path), partsOf(def.out, path)]);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
    // A file: its content says what it is.
    case 'unknown':
      return { texts: [], objects: [] };
    default:
      throw new Error(`${path} is a ${def.type}, which nobody has thought about here`);
  }
}

const joined = (parts: Parts[]): Parts => ({
  texts: parts.flatMap(({ texts }) => texts),
  objects: parts.flatMap(({ objects }) => objects),
});

/** A value of a schema's shape in which every field holds this text, whatever its type. */
export function filledWith(text: string, schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, filledWith(text, field)]),
      );
    case 'array':
      return [filledWith(text, def.element)];
    case 'record':
      return { [text]: filledWith(text, def.valueType) };
    case 'tuple':
      return def.items.map((item) => filledWith(text, item));
    case 'optional':
    case 'nullable':
    case 'default':
      return filledWith(text, def.innerType);
    case 'pipe':
      return filledWith(text, def.in);
    default:
      return text;
  }
}

/** The regular expressions that a text is checked against. */
export const patternsOf = ({ schema }: TextField): RegExp[] =>
  [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)].flatMap(
    (def) => ('pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : []),
  );

/** Formats that have a length of their own. */
const ofFixedLength = new Set(['uuid', 'date']);

/** Whether a text that is too long is refused before anything else looks at it. */
export function isBounded({ schema }: TextField): boolean {
  const { def } = schema._zod;
  if ('format' in def && ofFixedLength.has(String(def.format))) return true;
  const first = def.checks?.[0]?._zod.def as z.core.$ZodCheckMaxLengthDef | undefined;
  return first?.check === 'max_length' && first.abort === true;
}
