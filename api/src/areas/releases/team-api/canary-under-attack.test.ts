/** While some visitors try a version, nobody decides on it but those whose tokens may. */
import type { CanaryList } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { described, publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
let canary: number;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  const shared = { 'engine-1': { 'engine.wasm': 'engine' } };
  await publish(site.owners, { unit: 'mfe-a', version: SECOND, shared });
  await publish(site.owners, { unit: 'mfe-a', version: THIRD });
  const answer = await site.owners.post('/v1/releases/canaries', {
    unit: 'mfe-a',
    version: SECOND,
  });
  canary = answer.json().id;
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const attackers: Record<string, () => Promise<Agent>> = {
  'a token of another unit': () => site.team({ unit: 'mfe-b' }),
  'a token that may only publish': () => site.team({ unit: 'mfe-a', rights: ['publish'] }),
};

const attacks: [string, (by: Agent) => ReturnType<Agent['post']>][] = [
  ['stop it', (by) => by.post(`/v1/releases/canaries/${canary}/stop`, { why: 'No.' })],
  ['begin another', (by) => by.post('/v1/releases/canaries', { unit: 'mfe-a', version: THIRD })],
  ['promote it', (by) => by.post('/v1/releases/promotions', { unit: 'mfe-a', version: SECOND })],
  [
    'promote another',
    (by) => by.post('/v1/releases/promotions', { unit: 'mfe-a', version: THIRD }),
  ],
  ['roll back', (by) => by.post('/v1/releases/rollbacks', { unit: 'mfe-a' })],
  ['remove versions', (by) => by.post('/v1/releases/collections', { keep: 1 })],
  [
    'make itself a token',
    (by) =>
      by.post('/v1/releases/tokens', {
        name: 'Mine',
        unit: 'mfe-a',
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
      { unit: 'mfe-a', version: SECOND, contents },
      { unit: 'mfe-a', version: '1.9.0-h000000009', shared },
    ]) {
      expect([403, 409]).toContain((await publish(by, release)).statusCode);
      expect([403, 409]).toContain((await by.post('/v1/releases', described(release))).statusCode);
    }
    const files = [`${SECOND}/routes.js`, 'engine-1/engine.wasm'];
    const answers = await Promise.all(
      files.map((file) => site.visitor().get(`/releases/mfe-a/${file}`)),
    );
    expect(answers.map(({ body }) => body)).toEqual([`routes.js of ${SECOND}`, 'engine']);
  });
});

test("page views that nobody had don't count for the candidate", async () => {
  const visitor = site.visitor();
  const { headers } = await visitor.get('/b');
  const proof = /desc="([\w.-]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
  const [payload = '', mac = ''] = proof.split('.');
  const units = [
    { unit: 'shell', version: FIRST, failed: null, healed: false },
    { unit: 'mfe-a', version: SECOND, failed: null, healed: false },
  ];
  const flipped = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('live', 'canary'),
  );
  for (const forged of [
    `${flipped.toString('base64url')}.${mac}`,
    `${payload}.${'A'.repeat(mac.length)}`,
    'x.y',
    // Of a document that was served, but as it is live: it can't count for the candidate.
    proof,
    proof,
  ])
    await visitor.post('/v1/telemetry', { proof: forged, units, vitals: {} });
  // Ending, the process counts what was reported to it.
  await site.app.close();
  const { rows } = await site.database.pool.query(
    "select sum(views)::int as views from page_views where channel = 'canary'",
  );
  expect(rows[0].views ?? 0).toBe(0);
  const { rows: canaries } = await site.database.pool.query('select state, share from canaries');
  expect(canaries).toEqual([{ state: 'running', share: 0.01 }]);
});
