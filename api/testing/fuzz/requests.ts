import fc from 'fast-check';
import type { Operation, Schema } from './operations.ts';

/** What is sent: everything after the choice of who sends it. */
export interface OddRequest {
  operation: Operation;
  url: string;
  /** undefined sends none. */
  body: unknown;
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', '\0', '\ud800', "' or 1=1 --", '../../etc/passwd', 'a'.repeat(20_000)),
  fc.constantFrom('null', 'true', '-1', '1e308', '99999999999999999999', '2026-02-30'),
);

const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, [], {}),
);

/**
 * Requests for any of the operations: mostly of the documented shape, filled with values that
 * exist here, so that they pass validation; now and then anything at all.
 * @param known texts that mean something in this database, by the field or the part of an address they fit.
 */
export function oddRequests(
  operations: Operation[],
  known: Record<string, readonly string[]>,
): fc.Arbitrary<OddRequest> {
  const anyKnown = fc.constantFrom(...Object.values(known).flat());
  const text = (name: string) => {
    const fitting = fc.constantFrom(...(known[name] ?? ['some text']));
    return fc.oneof(
      { weight: 14, arbitrary: fitting },
      { weight: 2, arbitrary: anyKnown },
      { weight: 2, arbitrary: oddText },
    );
  };

  const described = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.type === 'object') return objectOf(schema);
    if (schema.type === 'array')
      return fc.array(fitting(schema.items ?? {}, name), { maxLength: 3 });
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.integer({ min: -2, max: 60 });
    return text(name);
  };
  const fitting = (schema: Schema, name: string) =>
    fc.oneof(
      { weight: 12, arbitrary: described(schema, name) },
      { weight: 1, arbitrary: oddValue },
    );

  const objectOf = ({ properties = {}, required = [] }: Schema) => {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)]),
    );
    const asDocumented = fc.record(fields, { requiredKeys: required });
    const withMore = fc
      .tuple(fc.record(fields, { requiredKeys: [] }), fc.string(), oddValue)
      .map(([object, name, value]) => ({ ...object, [name]: value }));
    return fc.oneof({ weight: 8, arbitrary: asDocumented }, { weight: 1, arbitrary: withMore });
  };

  const requestFor = (operation: Operation): fc.Arbitrary<OddRequest> =>
    fc
      .record({
        segments: fc.tuple(...segmentsOf(operation.path).map(text)),
        query: objectOf({ properties: operation.query }),
        body: operation.body ? fitting(operation.body, 'body') : fc.constant(undefined),
      })
      .map(({ segments, query, body }) => ({
        operation,
        url: address(operation.path, segments, query as Record<string, unknown>),
        body,
      }));

  return fc.constantFrom(...operations).chain(requestFor);
}

/** The names in braces, in their order. */
const segmentsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

function address(path: string, segments: string[], query: Record<string, unknown>): string {
  let next = 0;
  const filled = path.replace(/\{\w+\}/g, () => sendable(segments[next++] ?? '') || 'x');
  const pairs = Object.entries(query).map(
    ([name, value]) => `${sendable(name)}=${sendable(textOf(value))}`,
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Encodes what an address cannot hold otherwise; half a character cannot be sent at all. */
const sendable = (text: string) => encodeURIComponent(Buffer.from(text.slice(0, 200)).toString());

/** Objects as JSON: some of the generated ones can't be converted to a string. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
