import { ALL_UNITS, type ReleaseRight, releaseRights } from '@site/shared/contracts';
import { type Agent, createTeam } from '../../../../testing/agent.ts';
import { described, publish } from '../../../../testing/publish.ts';
import { releaseRequests } from '../../../../testing/release-requests.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
});
afterAll(() => site.close());

const withHeader = (authorization: string, cookies?: Agent['cookies']) =>
  site.visitor().send({
    method: 'GET',
    url: '/v1/releases',
    headers: {
      authorization,
      ...(cookies && {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    },
  });

/** A token that once counted. */
async function spentToken(spoil: string): Promise<string> {
  const team = await site.team();
  const { token, id } = (
    await team.post('/v1/releases/tokens', {
      name: `spent by ${spoil}`,
      unit: 'mfe-a',
      rights: ['publish'],
      days: 1,
    })
  ).json();
  await site.database.pool.query(`update release_tokens set ${spoil} = now() where id = $1`, [id]);
  return token;
}

test('without a valid token, everyone gets the same response: what to send and who makes one', async () => {
  const answers = [
    await site.visitor().get('/v1/releases'),
    await (await site.signInAdmin()).get('/v1/releases'),
    await withHeader(`Bearer mfe_${'a'.repeat(43)}`),
    await withHeader('Bearer'),
    await withHeader('Basic bWZlOm1mZQ=='),
    await withHeader(`Bearer ${await spentToken('expires_at')}`),
    await withHeader(`Bearer ${await spentToken('ended_at')}`),
  ];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
  expect(answers[0]?.json()).toMatchObject({
    code: 'token-wanted',
    message: expect.stringMatching(/Authorization: Bearer mfe_….*can make you one/),
  });
});

test('a token counts however its scheme is written, and whatever cookies come with it', async () => {
  const { token } = (
    await (
      await site.team()
    ).post('/v1/releases/tokens', {
      name: 'any spelling',
      unit: 'mfe-a',
      rights: ['publish'],
      days: 1,
    })
  ).json();
  expect((await withHeader(`bearer ${token}`)).statusCode).toBe(200);
  const learner = await site.signUp();
  const stale = new Map([...learner.cookies].map(([name]) => [name, 'stale']));
  expect((await withHeader(`Bearer ${token}`, stale)).statusCode).toBe(200);
});

test('a token is no session: it opens nothing else', async () => {
  const team = await site.team();
  expect((await team.get('/v1/profile')).statusCode).toBe(401);
  expect((await team.get('/v1/admin/audit-log')).statusCode).toBe(401);
});

test('a page of another site cannot use a token that it got hold of', async () => {
  const team = await site.team();
  const answer = await team.send({
    method: 'POST',
    url: '/v1/releases/promotions',
    payload: { unit: 'mfe-a', version: FIRST },
    headers: { origin: 'https://evil.example' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
});

describe('who may do what:', () => {
  const sendSample = (agent: Agent, route: string) => {
    const request = releaseRequests[route];
    if (!request) throw new Error(`There is no request for ${route}`);
    return request(agent, {} as never);
  };

  /** Requests that need a right: which, and for which unit. */
  const guarded: [string, ReleaseRight, string, (agent: Agent) => ReturnType<Agent['get']>][] = [
    [
      'publishing',
      'publish',
      'mfe-a',
      (agent) => agent.post('/v1/releases', described({ unit: 'mfe-a', version: FIRST })),
    ],
    [
      'promoting',
      'promote',
      'mfe-a',
      (agent) => agent.post('/v1/releases/promotions', { unit: 'mfe-a', version: FIRST }),
    ],
    [
      'going back',
      'rollback',
      'mfe-a',
      (agent) => agent.post('/v1/releases/rollbacks', { unit: 'mfe-a', to: FIRST }),
    ],
    [
      'withdrawing',
      'rollback',
      'mfe-a',
      async (agent) => {
        await publish(site.owners, { unit: 'mfe-a', version: THIRD });
        return agent.post('/v1/releases/withdrawals', {
          unit: 'mfe-a',
          version: THIRD,
          why: 'It fails.',
        });
      },
    ],
    [
      'restoring',
      'rollback',
      ALL_UNITS,
      async (agent) => {
        const { manifestId } = (await agent.get('/v1/releases')).json();
        return agent.post('/v1/releases/restorations', { manifestId });
      },
    ],
    [
      'collecting',
      'publish',
      ALL_UNITS,
      (agent) => agent.post('/v1/releases/collections', { keep: 9 }),
    ],
    ['checking first', 'publish', 'mfe-a', (agent) => sendSample(agent, 'GET /v1/releases/rights')],
    ['making tokens', 'tokens', 'mfe-a', (agent) => sendSample(agent, 'POST /v1/releases/tokens')],
  ];

  describe.each(guarded)('%s takes the right %s for %s', (_, right, unit, request) => {
    const needs = right === 'tokens' ? ([right, 'publish', 'promote'] as const) : [right];
    const inWords = unit === ALL_UNITS ? 'all units' : unit;

    test.each([...new Set([unit, ALL_UNITS])])(
      'and a token for %s with it is served',
      async (of) => {
        const answer = await request(await site.team({ unit: of, rights: [...needs] }));
        expect(answer.statusCode).toBeLessThan(300);
      },
    );

    test('and a token with all other rights is refused', async () => {
      const others = releaseRights.filter((one) => one !== right);
      const answer = await request(await site.team({ rights: others }));
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toMatch(`This token lacks the right ${right} for`);
    });

    test.each(['mfe-b', 'shell'])('and a token with all rights for %s is refused', async (of) => {
      const answer = await request(await site.team({ unit: of }));
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        {
          statusCode: 403,
          code: 'forbidden',
          message: `This token lacks the right ${right} for ${inWords}.`,
        },
      ]);
    });
  });

  test.each(['POST /v1/releases/missing-files', 'PUT /v1/releases/files'])(
    '%s takes the right publish for some unit',
    async (route) => {
      const may = await site.team({ unit: 'mfe-b', rights: ['publish'] });
      expect((await sendSample(may, route)).statusCode).toBe(200);
      const mayNot = await site.team({ rights: ['promote', 'rollback', 'tokens'] });
      expect((await sendSample(mayNot, route)).statusCode).toBe(403);
    },
  );

  test.each(['GET /v1/releases', 'GET /v1/releases/history'])(
    '%s takes any token',
    async (route) => {
      const team = await site.team({ unit: 'mfe-b', rights: ['rollback'] });
      expect((await sendSample(team, route)).statusCode).toBe(200);
    },
  );

  test('comparing takes any token', async () => {
    const team = await site.team({ unit: 'mfe-b', rights: ['tokens'] });
    const { manifestId: id } = (await team.get('/v1/releases')).json();
    expect((await team.get(`/v1/releases/diff?from=${id}&to=${id}`)).statusCode).toBe(200);
  });

  test('a team makes a token, uses it, sees it and ends it', async () => {
    const lead = await site.team({ unit: 'mfe-a', rights: ['tokens', 'publish'] });
    const newToken = { name: 'Pipeline of mfe-a', unit: 'mfe-a', rights: ['publish'], days: 90 };
    const answer = await lead.post('/v1/releases/tokens', newToken);
    const { token, ...facts } = answer.json();
    expect([answer.statusCode, facts.createdBy]).toEqual([201, lead.name]);
    const pipeline = createTeam(site.app, site.config, token);
    const release = { unit: 'mfe-a', version: SECOND };
    expect((await publish(pipeline, release)).statusCode).toBe(201);
    const { tokens } = (await lead.get('/v1/releases/tokens')).json();
    expect(tokens.map(({ name }: { name: string }) => name)).toContain(newToken.name);
    expect(JSON.stringify(tokens)).not.toContain('mfe_');
    expect((await lead.delete(`/v1/releases/tokens/${facts.id}`)).statusCode).toBe(200);
    expect((await pipeline.get('/v1/releases')).statusCode).toBe(401);
    expect((await lead.delete(`/v1/releases/tokens/${facts.id}`)).statusCode).toBe(404);
  });
});
