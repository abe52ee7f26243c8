import { type ReleaseRight, releaseRights } from '@site/shared/contracts/composition';
import { ALL_UNITS, type CanaryList } from '@site/shared/contracts/releases';
import { type Agent, createTeam } from '../../../../testing/agent.ts';
import { releaseRequests } from '../../../../testing/release-requests.ts';
import {
  createReleasingSite,
  createReleasingSiteWith,
  type ReleasingSite,
} from '../../../../testing/releasing-site.ts';
import {
  described,
  FIRST,
  publish,
  SECOND,
  THIRD,
  upload,
} from '../../../../testing/stored-releases.ts';
import { rules } from '../../../limits/rules.ts';

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

  /** Requests that need a right: which, and for which microfrontend. */
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

describe('while some visitors try a version, nobody decides on it but those whose tokens may:', () => {
  let canary: number;
  /** Its remote. */
  let remote: string;
  beforeAll(async () => {
    remote = await site.addRemote();
    const shared = { 'engine-1': { 'engine.wasm': 'engine' } };
    await publish(site.owners, { unit: remote, version: SECOND, shared });
    await publish(site.owners, { unit: remote, version: THIRD });
    canary = (
      await site.owners.post('/v1/releases/canaries', { unit: remote, version: SECOND })
    ).json().id;
  });

  const attackers: Record<string, () => Promise<Agent>> = {
    'a token of another unit': () => site.team({ unit: 'mfe-b' }),
    'a token that may only publish': () => site.team({ unit: remote, rights: ['publish'] }),
  };

  const attacks: [string, (by: Agent) => ReturnType<Agent['post']>][] = [
    ['stop it', (by) => by.post(`/v1/releases/canaries/${canary}/stop`, { why: 'No.' })],
    ['begin another', (by) => by.post('/v1/releases/canaries', { unit: remote, version: THIRD })],
    ['promote it', (by) => by.post('/v1/releases/promotions', { unit: remote, version: SECOND })],
    [
      'promote another',
      (by) => by.post('/v1/releases/promotions', { unit: remote, version: THIRD }),
    ],
    ['roll back', (by) => by.post('/v1/releases/rollbacks', { unit: remote })],
    ['remove versions', (by) => by.post('/v1/releases/collections', { keep: 1 })],
    [
      'make itself a token',
      (by) =>
        by.post('/v1/releases/tokens', {
          name: 'Mine',
          unit: remote,
          rights: ['promote', 'rollback'],
          days: 1,
        }),
    ],
  ];

  /** The canary, and what is live meanwhile. */
  async function state() {
    const { canaries } = (await site.owners.get('/v1/releases/canaries')).json() as CanaryList;
    const { manifestId } = (await site.owners.get('/v1/releases')).json();
    return { canaries, manifestId };
  }

  describe.each(Object.entries(attackers))('%s', (_, attacker) => {
    test.each(attacks)("can't %s", async (__, attack) => {
      const before = await state();
      expect((await attack(await attacker())).statusCode).toBe(403);
      expect(await state()).toEqual(before);
    });

    test("can't put anything else in the place of its files", async () => {
      const by = await attacker();
      const contents = { 'remote-entry.js': 'evil', 'routes.js': 'evil', 'routes.css': 'evil' };
      const shared = { 'engine-1': { 'engine.wasm': 'evil' } };
      for (const release of [
        { unit: remote, version: SECOND, contents },
        { unit: remote, version: '1.9.0-h000000009', shared },
      ]) {
        expect([403, 409]).toContain((await publish(by, release)).statusCode);
        expect([403, 409]).toContain(
          (await by.post('/v1/releases', described(release))).statusCode,
        );
      }
      const files = [`${SECOND}/routes.js`, 'engine-1/engine.wasm'];
      const answers = await Promise.all(
        files.map((file) => site.visitor().get(`/releases/${remote}/${file}`)),
      );
      expect(answers.map(({ body }) => body)).toEqual([`routes.js of ${SECOND}`, 'engine']);
    });
  });
});

describe('with the usual limits,', () => {
  let limited: ReleasingSite;
  beforeAll(async () => {
    limited = await createReleasingSiteWith({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => limited.close());

  /** Sends a request from this address. */
  const from = (ip: string, token: string) =>
    createTeam(limited.app, limited.config, token).send({
      method: 'GET',
      url: '/v1/releases',
      headers: { 'x-forwarded-for': ip },
    });

  const wrong = (turn: number) => `mfe_${String(turn).padStart(43, 'x')}`;

  async function guess(ip: string, times: number) {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      statuses.push((await from(ip, wrong(turn))).statusCode);
    }
    return statuses;
  }

  test("those who guess tokens have to wait, and their neighbours don't", async () => {
    const { count } = rules.releaseToken.rules.address;
    expect(await guess('10.0.0.7', count + 2)).toEqual([...Array(count).fill(401), 429, 429]);
    const answer = await from('10.0.0.7', wrong(0));
    expect(answer.json().message).toMatch(
      /^Too many wrong tokens\. Please try again in \d+ minutes\.$/,
    );
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.8', wrong(0))).statusCode).toBe(401);
  });

  test('tokens are guessed no more often by asking for files that a team alone gets', async () => {
    const { count } = rules.releaseToken.rules.address;
    const file = (token: string) =>
      createTeam(limited.app, limited.config, token).send({
        method: 'GET',
        url: '/releases/mfe-a/1.1.0-h000000002/routes.js',
        headers: { 'x-forwarded-for': '10.0.1.7' },
      });
    for (let turn = 0; turn < count; turn += 1)
      expect((await file(wrong(turn))).statusCode).toBe(404);
    expect((await file(wrong(0))).statusCode).toBe(429);
    expect((await from('10.0.1.7', wrong(0))).statusCode).toBe(429);
  });

  test('a right token counts also where others guess, so that nobody can stop a team from going back', async () => {
    const { token } = (
      await (
        await limited.team()
      ).post('/v1/releases/tokens', {
        name: 'Beside a stranger',
        unit: 'mfe-a',
        rights: ['rollback'],
        days: 1,
      })
    ).json();
    await guess('10.0.0.9', rules.releaseToken.rules.address.count + 1);
    expect((await from('10.0.0.9', token)).statusCode).toBe(200);
  });

  test('hundreds of files are uploaded in one go', async () => {
    const team = await limited.team({ unit: 'mfe-a', rights: ['publish'] });
    const files = Array.from({ length: 310 }, (_, n) => Buffer.from(`file ${n}`));
    const statuses = new Set<number>();
    for (const file of files) statuses.add((await upload(team, file)).statusCode);
    expect([...statuses]).toEqual([200]);
  });
});
