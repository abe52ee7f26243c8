import type * as z from 'zod/mini';
import type { Agent } from '../../testing/agent.ts';
import { nearMatches, type OddText, oddTexts } from '../../testing/odd-texts.ts';
import { expectedOutcomes } from '../../testing/permissions.ts';
import { type Route, requestParts, routesOf } from '../../testing/routes.ts';
import { sampleRequests } from '../../testing/sample-requests.ts';
import { filledWith, isBounded, partsOf, patternsOf } from '../../testing/schema-parts.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

/** Every schema that a request is checked against, as the application itself has it. */
let site: TestApp;
let routes: Route[];
beforeAll(async () => {
  routes = await routesOf(async () => {
    site = await createTestApp();
    await site.app.ready();
  });
});
afterAll(() => site.close());

const schemas = () =>
  routes.flatMap(({ name, schemas }) =>
    requestParts.flatMap((part) => {
      const schema = schemas[part];
      return schema ? [{ part, where: `${part} of ${name}`, schema }] : [];
    }),
  );

test('every route is known, with what its requests are checked against', () => {
  const names = routes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(sampleRequests)));
  expect(schemas().length).toBeGreaterThan(names.length);
});

test('every text of a request has a greatest length, which is looked at before anything else', () => {
  const endless = schemas().flatMap(({ where, schema }) =>
    partsOf(schema)
      .texts.filter((field) => !isBounded(field))
      .map(({ path }) => `${path} in ${where}`),
  );
  expect(endless).toEqual([]);
});

/** Beside them stands what browsers and providers add. */
const open = new Set(['querystring of GET /v1/oauth/{provider}/callback']);

test('every object in a request refuses keys that it does not know', () => {
  const loose = schemas().flatMap(({ part, where, schema }) =>
    part === 'headers' || open.has(where)
      ? []
      : partsOf(schema)
          .objects.filter(({ schema }) => schema._zod.def.catchall?._zod.def.type !== 'never')
          .map(({ path }) => `${path || 'the whole'} of ${where}`),
  );
  expect(loose).toEqual([]);
});

describe('however odd a text is, no schema takes longer over it than over a plain one', () => {
  /** Up to the longest body that is read. In one test: what fails over short texts may never end over long ones. */
  const lengths = [60, 254, 2_000, 10_000, 60_000];

  test('from short texts to long ones', () => {
    for (const length of lengths) {
      const common = made(oddTexts, length);
      for (const { where, schema } of withTexts()) {
        const plain = HARMLESS.map((letter) => quickest(schema, letter.repeat(length), QUICK_MS));
        const budget = 20 * Math.max(...plain) + SLACK_MS;
        for (const [family, text] of [...common, ...made(near(schema), length)]) {
          const taken = quickest(schema, text, budget);
          if (taken > budget) throw new Error(`${where}: ${taken} ms over ${length} of ${family}`);
        }
      }
    }
  });

  /** Letters with and without a byte of their own: engines look at the latter more slowly. */
  const HARMLESS = ['a', 'ж'];

  /**
   * What one look at each character of a form with many long fields may cost even the best of several
   * tries. An expression that tries in vain takes seconds over the longest texts.
   */
  const SLACK_MS = 10;
  const TRIES = 5;
  /** What takes no longer over a plain text is not measured again: the slack is more. */
  const QUICK_MS = 1;

  /** Each schema once, however many routes use it. */
  const withTexts = () => [
    ...new Map(
      schemas()
        .filter(({ schema }) => partsOf(schema).texts.length > 0)
        .map((one) => [one.schema, one]),
    ).values(),
  ];

  const made = (texts: Record<string, OddText>, length: number) =>
    Object.entries(texts).map(([family, make]): [string, string] => [family, make(length)]);

  /** Texts that are nearly what the schema requires. */
  const near = (schema: z.core.$ZodType): Record<string, OddText> =>
    Object.assign({}, ...partsOf(schema).texts.flatMap(patternsOf).map(nearMatches));

  /** Milliseconds of the processor, whatever else the machine does; stops trying once it was quick enough. */
  function quickest(schema: z.core.$ZodType, text: string, enough: number): number {
    const { safeParse } = schema as z.ZodMiniType;
    const value = filledWith(text, schema);
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < TRIES && best > enough; turn += 1) {
      const started = process.cpuUsage();
      safeParse(value);
      const { user, system } = process.cpuUsage(started);
      best = Math.min(best, (user + system) / 1_000);
    }
    return best;
  }
});

test('an address of 6,000 characters does not hold up the sign-in of administrators', async () => {
  const answer = await site
    .visitor()
    .post('/v1/admins/auth/signin', { email: `${'@.'.repeat(3_000)} `, password: PASSWORD });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ email: 'must have at most 254 characters' });
});

describe('a field that nobody knows is refused by name', () => {
  const EXTRA = 'extra';

  /** Sends along one more field, in the query or in the body. */
  const adding = (agent: Agent, part: 'query' | 'body'): Agent => {
    const address = (url: string) =>
      part === 'query' ? `${url}${url.includes('?') ? '&' : '?'}${EXTRA}=1` : url;
    const more = (body?: object) => (part === 'body' ? { ...body, [EXTRA]: 1 } : body);
    return {
      ...agent,
      get: (url) => agent.get(address(url)),
      post: (url, body) => agent.post(address(url), more(body)),
      put: (url, body) => agent.put(address(url), more(body) ?? {}),
      patch: (url, body) => agent.patch(address(url), more(body) ?? {}),
      delete: (url) => agent.send({ method: 'DELETE', url: address(url), payload: more() }),
      send: (request) => agent.send({ ...request, url: address(String(request.url)) }),
    };
  };

  /** Anyone else is refused before a large body is read. */
  const isForAdmins = (name: string) =>
    name.includes(' /v1/admin') || expectedOutcomes[name]?.owner === 'sign in';

  /** Their body is a file, which has no fields. */
  const files = new Set([
    'PUT /v1/profile/avatar',
    'POST /v1/admin/images',
    'PUT /v1/releases/files',
  ]);

  /** Another spelling of a route that has a sample. */
  const sendPlainly = (name: string) => (agent: Agent) => agent.get(name.split(' ')[1] ?? '');

  test.each(['query', 'body'] as const)('in the %s of every route', async (part) => {
    const [owner, admin] = await Promise.all([site.signUp(), site.signInAdmin()]);
    const team = await site.team();
    const callerOf = (name: string) => {
      if (name.includes(' /v1/releases')) return team;
      return isForAdmins(name) ? admin : owner;
    };
    const taken: string[] = [];
    for (const { name } of routes) {
      if (part === 'body' && (name.startsWith('GET ') || files.has(name))) continue;
      if (open.has(`querystring of ${name}`)) continue;
      const agent = adding(callerOf(name), part);
      const send = sampleRequests[name] ?? sendPlainly(name);
      const answer = await send(agent, { site, owner });
      const named = Object.keys(answer.json().errors ?? {});
      if (answer.statusCode !== 400 || named.join() !== EXTRA)
        taken.push(`${name}: ${answer.statusCode} ${answer.body}`);
    }
    expect(taken).toEqual([]);
  });

  test('what a provider adds when it sends a person back does no harm', async () => {
    const answer = await site
      .visitor()
      .get('/v1/oauth/google/callback?code=a&state=b&scope=email&authuser=0&prompt=none&iss=x');
    expect(answer.statusCode).not.toBe(400);
  });

  test.each(['/', '/roadmaps/dsa', '/auth/oauth/callback', '/nothing/there'])(
    'but the page %s takes any query, since others write addresses too',
    async (path) => {
      const answers = await Promise.all(
        [path, `${path}?utm_source=x&fbclid=y&__proto__=z`].map((url) => site.visitor().get(url)),
      );
      expect(answers[1]?.statusCode).toBe(answers[0]?.statusCode);
    },
  );
});
