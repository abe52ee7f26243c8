import fastJson from 'fast-json-stringify';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

// zod/mini brings no texts: without this every rule says "Invalid input".
z.config({ localeError: wordsFor });

/**
 * Routes declare zod schemas. Input is checked by zod; responses are written by fast-json-stringify
 * from the same schemas, which is quicker than checking them again and also leaves out what a
 * schema does not name.
 */
export const schemas = fp(async (app) => {
  // Only JSON is understood; plain text is also what a foreign page may send without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    ({ schema }) =>
      (body) =>
        serializerOf(schema as unknown as z.core.$ZodType)(body),
  );
});

const noQuery = z.strictObject({});
const noBody = z.optional(z.nullable(z.strictObject({})));

/**
 * Routes registered later that describe no query or no body take none, so that unknown fields are refused
 * there as everywhere else.
 */
export const knownFields = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = {
      querystring: noQuery,
      ...(mayHaveBody(route) && { body: noBody }),
      ...route.schema,
    };
  });
});

const mayHaveBody = ({ method }: RouteOptions) =>
  [method].flat().every((name) => name !== 'GET' && name !== 'HEAD');

const serializers = new WeakMap<z.core.$ZodType, (body: unknown) => string>();

/**
 * Compiled with the first response, since all of them together take half of the application's start, and once for each
 * schema: routes share schemas, and applications in one process share routes.
 */
function serializerOf(schema: z.core.$ZodType) {
  const serializer = serializers.get(schema) ?? fastJson(jsonSchema(schema));
  serializers.set(schema, serializer);
  return serializer;
}

interface Part {
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** The JSON schema of a response, as fast-json-stringify understands it. */
function jsonSchema(schema: z.core.$ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: (part) => {
      plainNullable(part);
      plainTuple(part);
    },
  }) as object;
}

/**
 * `X or null` as one nullable type: an alternative would be tested with a validator for each value. If X has
 * alternatives itself, there is no one type.
 */
function plainNullable({ jsonSchema }: Part): void {
  const [first, second, third] = jsonSchema.anyOf ?? [];
  if (third || typeof first !== 'object' || typeof second !== 'object') return;
  if (second.type !== 'null' || !first.type) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, first, { nullable: true });
}

/** A pair with alternatives as a list of these: at a position of its own, fast-json-stringify knows none. */
function plainTuple({ jsonSchema }: Part): void {
  const { items } = jsonSchema;
  const alternatives = Array.isArray(items) ? items.filter((item) => typeof item === 'object') : [];
  if (alternatives.every(({ type }) => type)) return;
  jsonSchema.items = { anyOf: alternatives };
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

/** What a rule says if the contract gives it no words; to be read after the field's name. */
function wordsFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'is required'
      : `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  return english(issue);
}

const { localeError } = z.locales.en();

function english(issue: z.core.$ZodRawIssue): string {
  const words = localeError(issue);
  return (typeof words === 'string' ? words : words?.message) ?? "isn't valid";
}
