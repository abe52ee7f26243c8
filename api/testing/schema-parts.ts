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
  /** Whatever may have any number of entries. */
  lists: { path: string; schema: z.core.$ZodArray | z.core.$ZodRecord }[];
  /** Whose contents no schema describes. */
  files: string[];
}

const none: Parts = { texts: [], objects: [], lists: [], files: [] };

/**
 * What a schema of a request is made of: every text, object, list and file in it, however deep.
 * @throws Error for a kind of schema that isn't handled here.
 */
export function partsOf(schema: Schema, path = ''): Parts {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  switch (def.type) {
    case 'string':
      return { ...none, texts: [{ path, schema: schema as z.core.$ZodString }] };
    case 'object': {
      const inside = Object.entries(def.shape).map(([key, field]) => partsOf(field, at(key)));
      const own = [{ path, schema: schema as z.core.$ZodObject }];
      return joined([{ ...none, objects: own }, ...inside]);
    }
    case 'array': {
      const own = [{ path, schema: schema as z.core.$ZodArray }];
      return joined([{ ...none, lists: own }, partsOf(def.element, at('0'))]);
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return partsOf(def.innerType, path);
    case 'record': {
      const own = [{ path, schema: schema as z.core.$ZodRecord }];
      const inside = [partsOf(def.keyType, at('a key')), partsOf(def.valueType, at('a value'))];
      return joined([{ ...none, lists: own }, ...inside]);
    }
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
      return none;
    // Its content says what it is.
    case 'unknown':
      return { ...none, files: [path] };
    default:
      throw new Error(`${path} is a ${def.type}, which nobody has thought about here`);
  }
}

const joined = (parts: Parts[]): Parts => ({
  texts: parts.flatMap(({ texts }) => texts),
  objects: parts.flatMap(({ objects }) => objects),
  lists: parts.flatMap(({ lists }) => lists),
  files: parts.flatMap(({ files }) => files),
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

/** The most characters of a text, or entries of a list, that a schema allows. */
export function mostOf({
  _zod: { def },
}: z.core.$ZodString | Parts['lists'][number]['schema']): number {
  if ('format' in def && ofFixedLength.has(String(def.format))) return 36;
  const greatest = (def.checks ?? []).map(({ _zod }) => {
    const check = _zod.def as z.core.$ZodCheckMaxLengthDef | z.core.$ZodCheckLengthEqualsDef;
    if (check.check === 'max_length') return check.maximum;
    return check.check === 'length_equals' ? check.length : Number.POSITIVE_INFINITY;
  });
  return Math.min(...greatest);
}
