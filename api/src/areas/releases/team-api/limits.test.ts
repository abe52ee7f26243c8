import { createTeam } from '../../../../testing/agent.ts';
import { upload } from '../../../../testing/publish.ts';
import { createReleasingSiteWith, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { rules } from '../../../limits/rules.ts';

let site: ReleasingSite;
beforeAll(async () => {
  site = await createReleasingSiteWith({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' }, 'mfe-a');
});
afterAll(() => site.close());

/** Sends a request from this address. */
const from = (ip: string, token: string) =>
  createTeam(site.app, site.config, token).send({
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
    createTeam(site.app, site.config, token).send({
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
      await site.team()
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
  const team = await site.team({ unit: 'mfe-a', rights: ['publish'] });
  const files = Array.from({ length: 600 }, (_, n) => Buffer.from(`file ${n}`));
  const statuses = new Set<number>();
  for (const file of files) statuses.add((await upload(team, file)).statusCode);
  expect([...statuses]).toEqual([200]);
});
