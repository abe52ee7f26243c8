import type { ValidateFunction } from 'ajv';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation, Schema } from './operations.ts';

const ajv = new Ajv({ strict: false });
addFormats(ajv);
const validators = new Map<Schema, ValidateFunction>();

/** What is wrong with a response, by the operation's document; null if nothing is. */
export function failureOf(
  { responses }: Operation,
  { statusCode, body }: { statusCode: number; body: string },
): string | null {
  if (statusCode >= 500) return 'a server error';
  const status = [String(statusCode), `${Math.floor(statusCode / 100)}XX`].find(
    (s) => s in responses,
  );
  if (!status) return 'a status that is not documented';
  const schema = responses[status];
  if (!schema) return null;
  const validate = validatorFor(schema);
  return validate(parsed(body))
    ? null
    : `a body that does not fit: ${ajv.errorsText(validate.errors)}`;
}

function validatorFor(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  validators.set(schema, made);
  return made;
}

/** What isn't JSON is passed on as text, which fits none of our schemas. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
