import path from 'node:path';
import { problem } from '@site/shared/contracts';
import fc from 'fast-check';
import type { Agent } from '../testing/agent.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadContent } from './modules/content/index.ts';
import { projectRoot } from './project-root.ts';

/** Asks every documented route for odd things, as whoever looks for a weakness would. */
let site: TestApp;
let learner: Agent & { id: string };
let operations: Operation[];

interface Operation {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  fields: string[];
  statuses: string[];
}

interface Documented {
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
  responses: Record<string, unknown>;
}

interface BodySchema {
  properties?: Record<string, unknown>;
  anyOf?: BodySchema[];
}

beforeAll(async () => {
  site = await createTestApp();
  await loadContent(site.database, path.join(projectRoot, 'api/content'));
  learner = await site.signUp();
  const document = (await learner.get('/v1/docs/json')).json();
  operations = Object.entries(document.paths as Record<string, Record<string, Documented>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        describeOperation(method, path, operation),
      ),
  );
});
afterAll(() => site.close());

function describeOperation(method: string, path: string, operation: Documented): Operation {
  const body = operation.requestBody?.content['application/json'].schema;
  return {
    method: method.toUpperCase() as Operation['method'],
    path,
    fields: body ? fieldsOf(body) : [],
    statuses: Object.keys(operation.responses),
  };
}

const fieldsOf = ({ properties = {}, anyOf = [] }: BodySchema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(fieldsOf),
];

/** One of the shipped learning units, so that some requests get through to the database. */
const UNIT = 'dsa-contains-duplicate';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd',
    '{{7*7}}',
    'a'.repeat(20_000),
  ),
  fc.constantFrom(
    'fuzz@example.org',
    'sesame1$open',
    'dsa',
    UNIT,
    'true',
    '-1',
    '99999999999999999999',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -1, 1e308, [], {}),
);

const request = fc.record({
  operation: fc.nat(),
  plainPath: fc.boolean(),
  text: oddText,
  values: fc.array(oddValue, { minLength: 5, maxLength: 5 }),
  shape: fc.constantFrom('all fields', 'one field', 'one field', 'a field too many', 'no object'),
  field: fc.nat(),
  key: fc.string(),
});
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

test('no request brings about a fault or an answer that is not documented', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async (odd) => {
      const operation = operations[odd.operation % operations.length] as Operation;
      const answer = await ask(operation, odd);
      seen.add(`${operation.method} ${operation.path} ${answer.statusCode}`);
      const context = `${operation.method} ${operation.path} -> ${answer.statusCode} ${answer.body}`;
      if (answer.statusCode >= 500) throw new Error(context);
      if (!isDocumented(operation, answer.statusCode)) throw new Error(`undocumented: ${context}`);
      if (answer.statusCode >= 400) problem.parse(answer.json());
    }),
    { numRuns: 1_500, seed: 20_261_121 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(reached));
}, 120_000);

/** Proof that requests got past the first refusal, and into each kind of it. */
const reached = [
  'GET /v1/roadmaps/{id} 200',
  'GET /v1/roadmaps/{id} 404',
  'PATCH /v1/users/{userId}/learning-units/{unitId} 200',
  'PATCH /v1/users/{userId}/learning-units/{unitId} 400',
  'POST /v1/auth/signup 400',
  'POST /v1/auth/signin 400',
  'POST /v1/request-callback 400',
];

/** Encodes what an address cannot hold otherwise; half a character cannot be sent at all. */
const segment = (text: string) =>
  encodeURIComponent(Buffer.from(text).toString().slice(0, 200)) || 'x';

function ask(operation: Operation, odd: Request) {
  const plain: Record<string, string> = odd.plainPath
    ? { userId: learner.id, unitId: UNIT, id: 'dsa' }
    : {};
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name) => plain[name] ?? segment(odd.text));
  const body = bodyFor(operation.fields, odd);
  // These two would end the learner's session.
  const sender = /refresh|logout/.test(operation.path) ? site.visitor() : learner;
  const hasBody = operation.method !== 'GET' && operation.fields.length > 0;
  return sender.send({
    method: operation.method,
    url,
    ...(hasBody && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

function bodyFor(names: string[], { shape, field, key, values }: Request): unknown {
  const fields = names.map((name, index) => [name, values[index % 5]]);
  if (shape === 'no object') return values[0];
  if (shape === 'one field') return Object.fromEntries([fields[field % names.length] ?? []]);
  if (shape === 'a field too many') return Object.fromEntries([...fields, [key, values[4]]]);
  return Object.fromEntries(fields);
}

const isDocumented = ({ statuses }: Operation, status: number) =>
  statuses.includes(String(status)) || (status >= 400 && statuses.includes('4XX'));
