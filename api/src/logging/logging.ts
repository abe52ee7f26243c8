import type { FastifyRequest } from 'fastify';

const HIDDEN = '[hidden]';

/** Keys under which a request or a response carries secrets. */
const secretKeys = ['cookie', '["set-cookie"]', 'cookies', 'authorization', 'password', 'token'];

const path = (...parts: string[]) => parts.join('.').replaceAll('.[', '[');

/** Requests by their route: the address itself may say what a person looked for, or whose page it is. */
const requestFacts = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url,
});

/** Keeps secrets and personal data out of the log at every level. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: { err: errorFacts, req: requestFacts },
  redact: {
    paths: secretKeys.flatMap((key) => [path(key), path('*', key), path('*', 'headers', key)]),
    censor: HIDDEN,
  },
  // Addresses appear in requests, messages and stacks, so the whole written line is searched.
  hooks: { streamWrite: withoutValues },
});

/** Hides the values in the queries of all addresses, and all mail addresses, which mail servers repeat. */
function withoutValues(text: string): string {
  return text
    .replace(/([?&#][^=&?#\s"\\]+)=[^&#\s"\\]+/g, `$1=${HIDDEN}`)
    .replace(/[\w.+%-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g, HIDDEN);
}

type Facts = Record<string, unknown>;
type ErrorFacts = Facts & { type: string; message: string; stack: string };

/** Causes may name each other in a circle. */
const DEEPEST = 5;

/** What helps to find an error's cause, without the whole requests and responses that libraries attach to their errors. */
function errorFacts(error: Error): ErrorFacts {
  return factsOf(error, DEEPEST);
}

function factsOf(error: Error, depth: number): ErrorFacts {
  const { name, stack = '' } = error;
  const { code, statusCode, constraint, table, cause, errors } = error as Error & Facts;
  const message = withoutInput(error.message, code);
  const inner = (among: unknown[]) =>
    among.filter((one) => one instanceof Error).map((one) => factsOf(one, depth - 1));
  return {
    ...{
      type: name,
      message,
      stack: stack.replace(error.message, () => message),
      code,
      statusCode,
      constraint,
      table,
    },
    ...(depth > 0 && { causes: inner([cause, ...(Array.isArray(errors) ? errors : [])]) }),
  };
}

/** PostgreSQL repeats a value that it cannot read, as in `invalid input syntax for type uuid: "…"`. */
const withoutInput = (message: string, code: unknown) =>
  String(code).startsWith(DATA_EXCEPTION) ? (message.split(': "')[0] ?? '') : message;

const DATA_EXCEPTION = '22';
