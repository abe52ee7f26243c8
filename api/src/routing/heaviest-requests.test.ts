import { routes } from '@site/shared/contracts/site';
import type { Agent } from '../../testing/agent.ts';
import {
  heaviestRequests,
  lightAllTheSame,
  weightOf,
} from '../../testing/heaviest-requests/heaviest-requests.ts';
import type {
  HeavyRequest,
  RouteName,
  Sender,
  Senders,
} from '../../testing/heaviest-requests/heavy-request.ts';
import { statementsOf } from '../../testing/statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { SHIPPED } from '../../testing/test-database.ts';

const names = Object.keys(routes) as RouteName[];
const measured = new Set(heaviestRequests.map(({ route }) => route));

const ADD =
  'add its heaviest request in api/testing/heaviest-requests, or say in lightAllTheSame why it costs no more';

test('every route that takes a list, a long text or a file is measured with its heaviest request', () => {
  const missing = names
    .filter((name) => !measured.has(name) && !(name in lightAllTheSame))
    .flatMap((name) => {
      const weight = weightOf(name);
      return weight.length > 0 ? [`${name} takes ${weight.join(', ')}: ${ADD}`] : [];
    });
  expect(missing).toEqual([]);
});

test('only what takes much and is not measured has to say why it costs no more', () => {
  const light = Object.keys(lightAllTheSame) as RouteName[];
  expect(light.filter((name) => measured.has(name) || weightOf(name).length === 0)).toEqual([]);
});

/** Sessions and limits are looked up now and then, whatever their person does. */
const NOW_AND_THEN = /\b(ended_sessions|sessions|limit_counts)\b/;

/** More than anything needs that isn't done for each of its items. */
const MOST_STATEMENTS = 30;

describe('a request with many items takes as many statements as one with a few', () => {
  let site: TestApp;
  let senders: Senders;
  let agents: Record<keyof Senders, Agent>;
  beforeAll(async () => {
    site = await createTestApp({}, SHIPPED);
    // Lists cost time for each problem: left are the one that requests are about, a long category and a short one.
    await site.database.pool.query(
      `with sizes as (select category, count(*) as size from dsa_problems group by category)
       delete from dsa_problems where slug <> 'two-sum'
         and category <> (select category from sizes order by size desc limit 1)
         and category <> (select category from sizes order by size limit 1)`,
    );
    const [learner, admin, team] = [
      await site.signUp(),
      await site.signInAdmin(),
      await site.team(),
    ];
    agents = { learner, admin, team };
    senders = { learner: senderOf(learner), admin: senderOf(admin), team: senderOf(team) };
  });
  afterAll(() => site.close());

  const named = heaviestRequests.map((one) => ({
    ...one,
    name: one.what === undefined ? one.route : `${one.route}, ${one.what}`,
  }));

  test.each(named)('$name', async ({ route, by, make }) => {
    const [method = ''] = route.split(' ');
    const statementsFor = async (items: number) => {
      const request = await make(senders, items);
      const statements = await statementsOf(async () => {
        const { statusCode, body } = await sent(agents[by], method, request);
        expect([statusCode, statusCode < 300 || body]).toEqual([statusCode, true]);
      });
      return statements.filter((statement) => !NOW_AND_THEN.test(statement));
    };
    // What a process remembers from then on, or reads again after a change, isn't counted.
    const few = shorter(await statementsFor(2), await statementsFor(2));
    const once = await statementsFor(12);
    const many = once.length > few.length ? shorter(once, await statementsFor(12)) : once;
    // If there are more, all of them are shown.
    expect(many.length > few.length ? many : few).toEqual(few);
    expect(few.length).toBeLessThanOrEqual(MOST_STATEMENTS);
  });
});

const shorter = (one: string[], other: string[]) => (other.length < one.length ? other : one);

const sent = (agent: Agent, method: string, { path, body, type }: HeavyRequest) =>
  agent.send({
    ...{ method: method as 'GET', url: path, payload: body },
    ...(Buffer.isBuffer(body) && {
      headers: { 'content-type': type ?? 'application/octet-stream' },
    }),
  });

const senderOf = (agent: Agent & { id: string }): Sender => ({
  id: agent.id,
  async send(method, path, body) {
    const answer = await sent(agent, method, { path, ...(body && { body }) });
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return JSON.parse(answer.body || '{}');
  },
});
