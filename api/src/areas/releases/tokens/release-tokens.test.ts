import { createHash } from 'node:crypto';
import type { ReleaseRight } from '@site/shared/contracts/composition';
import { type NewReleaseToken, newReleaseToken } from '@site/shared/contracts/releases';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import type { Holder } from '../../../routing/release-holder.ts';
import { createReleaseTokens, type ReleaseTokens } from './release-tokens.ts';

let database: Database;
let tokens: ReleaseTokens;

beforeAll(async () => {
  database = await createTestDatabase();
  tokens = createReleaseTokens(database);
});
afterAll(() => database.close());

let made = 0;
function newToken(facts: Partial<NewReleaseToken> = {}): NewReleaseToken {
  made += 1;
  return { name: `token ${made}`, unit: 'mfe-a', rights: ['publish'], days: 30, ...facts };
}
const create = (facts?: Partial<NewReleaseToken>, by?: Holder) =>
  tokens.create(newToken(facts), by);

/** The token's row becomes another. */
const change = (id: string, set: string) =>
  database.pool.query(`update release_tokens set ${set} where id = $1`, [id]);

test('the operator makes a token, which says who sends it and what they may do', async () => {
  const { token, ...facts } = await create({
    unit: '*',
    rights: ['rollback', 'publish', 'publish'],
    days: 7,
  });
  expect(facts).toMatchObject({
    unit: '*',
    rights: ['publish', 'rollback'],
    createdBy: 'operator',
    lastUsedAt: null,
  });
  const days = (Date.parse(facts.expiresAt) - Date.parse(facts.createdAt)) / 86_400_000;
  expect(days).toBeCloseTo(7);
  expect(await tokens.read(token)).toMatchObject({
    name: facts.name,
    unit: '*',
    rights: ['publish', 'rollback'],
  });
});

test('a token is recognised as a secret, and the database has only its hash', async () => {
  const { id, token } = await create();
  expect(token).toMatch(/^mfe_[\w-]{43}$/);
  const { rows } = await database.pool.query('select * from release_tokens where id = $1', [id]);
  expect(rows[0].hash).toEqual(createHash('sha256').update(token).digest());
  expect(JSON.stringify(rows)).not.toContain(token);
  const { rows: log } = await database.pool.query('select * from audit_log');
  expect(JSON.stringify(log)).not.toContain(token);
});

test.each<[string, (id: string, token: string) => Promise<string>]>([
  ['that has expired', (id, token) => change(id, 'expires_at = now()').then(() => token)],
  ['that was ended', (id, token) => tokens.end(id).then(() => token)],
  ['that misses its last character', async (_, token) => token.slice(0, -1)],
  ['without its mark', async (_, token) => token.slice('mfe_'.length)],
  ['that never was one', async () => `mfe_${'a'.repeat(43)}`],
  ['of nothing', async () => ''],
])('a token %s counts for nothing', async (_, spoil) => {
  const { id, token } = await create();
  expect(await tokens.read(await spoil(id, token))).toBeNull();
});

test('that a token is used is written down, but not each time', async () => {
  const { id, token, name } = await create();
  const lastUsed = async () => (await tokens.list()).find((one) => one.name === name)?.lastUsedAt;
  await tokens.read(token);
  const first = await lastUsed();
  expect(first).not.toBeNull();
  await tokens.read(token);
  expect(await lastUsed()).toBe(first);
  await change(id, "last_used_at = now() - interval '1 hour'");
  await tokens.read(token);
  expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
});

test('two tokens never have one name at a time, since the history names who did what by it', async () => {
  const { id, name } = await create({ name: 'Pipeline of A' });
  await expect(create({ name: 'pipeline of a' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'name-taken',
    errors: { name: expect.any(String) },
  });
  await tokens.end(id);
  expect((await create({ name })).name).toBe(name);
});

test.each([
  ['operator', /the history's own name for the machine/],
  ['Operator ', /the history's own name for the machine/],
  ['', /must be a name/],
  [' \n ', /must be a name/],
  ['x'.repeat(101), /at most 100 characters/],
])('a token cannot be called %j', (name, says) => {
  const parsed = newReleaseToken.safeParse(newToken({ name }));
  expect(parsed.error?.issues[0]?.message).toMatch(says);
});

test('a name is stored on one line, whatever it was made of', async () => {
  const { name } = newReleaseToken.parse(
    newToken({ name: " A\n\u202e'; drop table releases; --" }),
  );
  const created = await create({ name });
  expect(created.name).toBe("A '; drop table releases; --");
});

describe('a token makes others with no more than it has:', () => {
  const holder = (unit: string, ...rights: ReleaseRight[]): Holder => ({
    name: 'a holder',
    person: null,
    unit,
    rights,
  });

  test.each<[string, Holder, string, ReleaseRight[]]>([
    ['its unit', holder('mfe-a', 'tokens', 'publish'), 'mfe-a', ['publish', 'tokens']],
    ['any unit', holder('*', 'tokens', 'publish'), 'mfe-b', ['publish']],
    ['all units', holder('*', 'tokens', 'rollback'), '*', ['rollback']],
  ])('for %s', async (_, by, unit, rights) => {
    expect(await create({ unit, rights }, by)).toMatchObject({ unit, rights, createdBy: by.name });
  });

  test.each<[string, Holder, string, ReleaseRight[], string]>([
    [
      'another microfrontend',
      holder('mfe-a', 'tokens', 'publish'),
      'mfe-b',
      ['publish'],
      'tokens for mfe-b',
    ],
    ['all units', holder('mfe-a', 'tokens', 'publish'), '*', ['publish'], 'tokens for all units'],
    [
      'a right it lacks',
      holder('mfe-a', 'tokens', 'publish'),
      'mfe-a',
      ['publish', 'promote'],
      'promote for mfe-a',
    ],
    [
      'a right it lacks for all',
      holder('*', 'tokens'),
      'mfe-a',
      ['rollback'],
      'rollback for mfe-a',
    ],
    ['itself without the right', holder('*', 'publish'), 'mfe-a', ['publish'], 'tokens for mfe-a'],
  ])('not for %s', async (_, by, unit, rights, missing) => {
    const name = `refused ${unit} ${rights}`;
    await expect(create({ name, unit, rights }, by)).rejects.toMatchObject({
      statusCode: 403,
      message: `This token lacks the right ${missing}.`,
    });
    expect((await tokens.list()).map((one) => one.name)).not.toContain(name);
  });

  test('and sees and ends those of its microfrontend alone', async () => {
    const [own, other, all] = [
      await create({ unit: 'mfe-own' }),
      await create({ unit: 'mfe-b' }),
      await create({ unit: '*' }),
    ];
    const by = holder('mfe-own', 'tokens');
    expect((await tokens.list(by)).map(({ id }) => id)).toEqual([own.id]);
    for (const [{ id }, missing] of [
      [other, 'mfe-b'],
      [all, 'all units'],
    ] as const) {
      await expect(tokens.end(id, by)).rejects.toThrow(`lacks the right tokens for ${missing}.`);
    }
    await tokens.end(own.id, by);
    await expect(tokens.end(own.id, by)).rejects.toMatchObject({ statusCode: 404 });
    expect(await tokens.read(own.token)).toBeNull();
    expect(await tokens.read(other.token)).not.toBeNull();
  });

  test('and without the right neither sees nor ends any', async () => {
    const { id } = await create();
    const by = holder('mfe-a', 'publish', 'promote', 'rollback');
    await expect(tokens.list(by)).rejects.toMatchObject({ statusCode: 403 });
    await expect(tokens.end(id, by)).rejects.toMatchObject({ statusCode: 403 });
  });
});

test('the audit log has every token that was made or ended, and by whom', async () => {
  const maker: Holder = {
    ...{ name: 'Lead of A', person: null, unit: 'mfe-a' },
    rights: ['tokens', 'publish'],
  };
  const { id, name, expiresAt } = await create({}, maker);
  await tokens.end(id);
  const { rows } = await database.pool.query(
    `select admin_id, admin_name, action, before, after from audit_log
     where subject = $1 order by id`,
    [name],
  );
  const facts = { id, unit: 'mfe-a', rights: 'publish', expiresAt };
  expect(rows).toEqual([
    {
      admin_id: null,
      admin_name: 'token Lead of A',
      action: 'release-token.create',
      before: null,
      after: facts,
    },
    {
      admin_id: null,
      admin_name: 'Operator',
      action: 'release-token.end',
      before: facts,
      after: null,
    },
  ]);
});

test('the person who makes a token answers for it, and for those that it makes', async () => {
  const person = '0191d3a0-0000-7000-8000-000000000000';
  const owner: Holder = {
    ...{ name: 'Asha Rao', administrator: person, person },
    ...{ unit: '*', rights: ['tokens', 'publish'] },
  };
  const first = await tokens.read((await create({ rights: ['tokens', 'publish'] }, owner)).token);
  expect(first).toMatchObject({ person });
  const second = await create({}, first as Holder);
  expect(second).toMatchObject({ createdBy: first?.name, createdByAdministrator: false });
  expect(await tokens.read(second.token)).toMatchObject({ person });
  expect(await tokens.read((await create()).token)).toMatchObject({ person: null });
});
