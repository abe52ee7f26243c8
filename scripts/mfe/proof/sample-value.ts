/** A value that satisfies a schema of the contracts: what the API might answer. */
import * as z from 'zod/mini';

/** What a schema says of itself, as far as answers of the API need it. */
interface Definition {
  type: string;
  format?: string;
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** One for each form that texts have; the first that fits is taken. */
const TEXTS = [
  'Sample',
  'sample',
  'dsa-problem:sample',
  'sample@example.org',
  'https://example.org/',
  '+14155550123',
  '1.0.0-h000000001',
  '2026-01-02T03:04:05.000Z',
];

const FORMATS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  datetime: '2026-01-02T03:04:05.000Z',
  date: '2026-01-02',
};

/**
 * All that may be there is there: lists have an entry, and nothing is null or left out if it goes together.
 * @throws if the schema is of a kind that no answer has had so far
 */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const definition = definitionOf(schema);
  const { type, shape, element, innerType } = definition;
  if (shape) return sampleObject(schema, shape);
  if (element) return sampleList(schema, sampleOf(element));
  if (innerType) return sampleOf(innerType);
  if (type === 'record') return sampleRecord(definition);
  if (type === 'union') return firstThat(definition.options ?? []);
  if (type === 'enum') return Object.values(definition.entries ?? {})[0];
  if (type === 'literal') return definition.values?.[0];
  if (type === 'string') return sampleText(schema, definition);
  if (type === 'number') return fitting(schema, [1, 0.5, 0, 100]);
  if (type === 'boolean') return true;
  if (type === 'unknown') return null;
  throw new Error(`There is no sample of the kind ${type}.`);
}

/** The most entries that a list needs. */
const ENTRIES = 4;

/** One entry, or as many as it takes, if need be with different texts. */
const sampleList = (schema: z.core.$ZodType, entry: unknown) =>
  fitting(
    schema,
    Array.from({ length: ENTRIES }, (_, more) => more + 1).flatMap((length) => [
      Array.from({ length }, () => entry),
      Array.from({ length }, (_, at) => numbered(entry, at)),
    ]),
  );

/** An entry that isn't the same as others: its first text ends with a number. */
function numbered(entry: unknown, at: number): unknown {
  if (typeof entry === 'string') return `${entry} ${at}`;
  if (typeof entry !== 'object' || entry === null) return entry;
  const [name, text] = Object.entries(entry).find(([, value]) => typeof value === 'string') ?? [];
  return name === undefined ? entry : { ...entry, [name]: numbered(text, at) };
}

/** A member that must not be there is optional. */
const isNever = (schema: z.core.$ZodType): boolean => {
  const { type, innerType } = definitionOf(schema);
  return type === 'never' || (innerType !== undefined && isNever(innerType));
};

/** With all members; if these don't go together, without the optional ones, and with null for those that may be null. */
function sampleObject(schema: z.core.$ZodType, shape: Record<string, z.core.$ZodType>) {
  const membersThat = (
    belong: (member: z.core.$ZodType) => boolean,
    sample: (member: z.core.$ZodType) => unknown,
  ) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, member]) =>
        belong(member) ? [[name, sample(member)]] : [],
      ),
    );
  const all = membersThat((member) => !isNever(member), sampleOf);
  if (z.safeParse(schema, all).success) return all;
  return membersThat(
    (member) => definitionOf(member).type !== 'optional',
    (member) => (z.safeParse(member, null).success ? null : sampleOf(member)),
  );
}

function sampleRecord({ keyType, valueType }: Definition) {
  if (!keyType || !valueType) throw new Error('A record has no kinds of keys and values.');
  const { entries } = definitionOf(keyType);
  const keys = entries ? Object.values(entries) : [sampleOf(keyType)];
  return Object.fromEntries(keys.map((key) => [String(key), sampleOf(valueType)]));
}

function firstThat([option]: readonly z.core.$ZodType[]) {
  if (!option) throw new Error('A union has no options.');
  return sampleOf(option);
}

const sampleText = (schema: z.core.$ZodType, { format }: Definition) =>
  fitting(schema, [...(format ? [FORMATS[format]] : []), ...TEXTS]);

function fitting(schema: z.core.$ZodType, values: readonly unknown[]): unknown {
  const fits = values.find((value) => z.safeParse(schema, value).success);
  if (fits === undefined) throw new Error('None of the sample values fits.');
  return fits;
}
