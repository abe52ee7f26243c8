import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config/config.ts';
import { pageHeaders } from '../../site/page/policy.ts';
import { type DemoAccount, ensureDemoAccounts, shutDemoAccounts } from './demo-accounts.ts';

let folder: string;
let site: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  site = await createTestApp({ DATA_DIR: folder, DEMO: 'on' });
});
// As on a first start.
beforeEach(async () => {
  rmSync(file(), { force: true });
  for (const table of ['users', 'admins'])
    await site.database.pool.query(`delete from ${table} where email like '%@demo.example'`);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'demo-accounts.json');
const signIn = (agent: Agent, { role, email, password }: DemoAccount) =>
  role === 'Administrator'
    ? agent.post('/v1/admins/auth/signin', { email, password })
    : agent.post('/v1/auth/signin', { email, password });

const statuses = (accounts: DemoAccount[]) =>
  Promise.all(accounts.map(async (account) => (await signIn(site.visitor(), account)).statusCode));

test('a learner and an administrator can sign in, with passwords of this installation alone', async () => {
  const accounts = await ensureDemoAccounts(site);
  expect(accounts.map(({ role, email }) => [role, email])).toEqual([
    ['Learner', 'learner@demo.example'],
    ['Administrator', 'admin@demo.example'],
  ]);
  expect(await statuses(accounts)).toEqual([201, 201]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('they are the same at every start', async () => {
  const accounts = await ensureDemoAccounts(site);
  expect(await ensureDemoAccounts(site)).toEqual(accounts);
});

test('if the file of passwords is gone, new ones replace them', async () => {
  const former = await ensureDemoAccounts(site);
  rmSync(file());
  expect(await statuses(await ensureDemoAccounts(site))).toEqual([201, 201]);
  expect(await statuses(former)).toEqual([401, 401]);
});

test('an installation of an earlier version retains its learner and gains an administrator', async () => {
  const learner = { role: 'Learner', email: 'learner@demo.example', password: 'kept1!' };
  writeFileSync(file(), JSON.stringify([learner]));
  const accounts = await ensureDemoAccounts(site);
  expect(accounts).toEqual([learner, expect.objectContaining({ role: 'Administrator' })]);
});

describe('after demonstration mode was turned off', () => {
  test('nobody signs in with the accounts, and nobody is signed in with them any more', async () => {
    const accounts = await ensureDemoAccounts(site);
    const people = accounts.map(() => site.visitor());
    for (const [index, person] of people.entries()) {
      await signIn(person, accounts[index] as DemoAccount);
    }
    await shutDemoAccounts(site);
    expect(await statuses(accounts)).toEqual([401, 401]);
    const [learner, admin] = people;
    expect((await learner?.post('/v1/auth/refresh'))?.statusCode).toBe(401);
    expect((await admin?.get('/v1/admins/me'))?.statusCode).toBe(401);
    expect(existsSync(file())).toBe(false);
  });

  test("a mail requested before doesn't give the learner a new password", async () => {
    await ensureDemoAccounts(site);
    await site.visitor().post('/v1/auth/password/forgot', { email: 'learner@demo.example' });
    await shutDemoAccounts(site);
    const { rows } = await site.database.pool.query('select count(*)::int as n from mail_tokens');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('other accounts stay as they are', async () => {
    const [learner, admin] = [await site.signUp(), await site.signInAdmin()];
    await shutDemoAccounts(site);
    expect((await learner.get('/v1/auth/me')).statusCode).toBe(200);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test('the accounts come back with it, with new passwords and what the learner did', async () => {
    const former = await ensureDemoAccounts(site);
    const id = (await signIn(site.visitor(), former[0] as DemoAccount)).json().id;
    await shutDemoAccounts(site);
    const accounts = await ensureDemoAccounts(site);
    expect(await statuses(accounts)).toEqual([201, 201]);
    expect(await statuses(former)).toEqual([401, 401]);
    expect((await signIn(site.visitor(), accounts[0] as DemoAccount)).json().id).toBe(id);
  });

  test('a process in which it is off never lets the administrator in', async () => {
    const [, account] = await ensureDemoAccounts(site);
    const admin = site.visitor();
    await signIn(admin, account as DemoAccount);
    const config = { ...site.config, demo: false };
    const app = await buildApp(config, site.database);
    const visitor = createAgent(app, config);
    expect((await signIn(visitor, account as DemoAccount)).statusCode).toBe(401);
    for (const [name, value] of admin.cookies) visitor.cookies.set(name, value);
    expect((await visitor.get('/v1/admins/me')).statusCode).toBe(401);
    await app.close();
  });
});

test.each([
  ["on one's own machine", {}],
  ['behind a proxy on the same machine', { PUBLIC_URL: 'https://learn.example.org' }],
])('no document holds a demonstration password, %s', async (_place, env) => {
  const passwords = (await ensureDemoAccounts(site)).map(({ password }) => password);
  const config = readConfig({ ...env, DATA_DIR: folder });
  const followManifest = () => ({ current: async () => testReleaseManifest({}) });
  const app = await buildApp(config, site.database, { followManifest, pageHeaders });
  const visitor = createAgent(app, config);
  for (const address of ['/', '/admin/login', '/test', '/posts', '/v1/docs/json']) {
    const { body } = await visitor.get(address);
    expect(passwords.filter((password) => body.includes(password))).toEqual([]);
  }
  await app.close();
});

describe('who gets the credentials', () => {
  let admin: DemoAccount;
  beforeEach(async () => {
    [, admin] = (await ensureDemoAccounts(site)) as [DemoAccount, DemoAccount];
  });

  const url = '/v1/admins/demonstration';
  const request = (
    headers: Record<string, string | null> = {},
    { remoteAddress = '127.0.0.1', host = 'localhost:3000' } = {},
  ) => site.visitor().send({ method: 'GET', url, remoteAddress, headers: { host, ...headers } });

  const from = (remoteAddress: string) => request({}, { remoteAddress });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'the sign-in page gets the credentials over %s',
    async (address) => {
      const answer = await from(address);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { email: admin.email, password: admin.password },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  const passedOn: [string, Record<string, string>][] = [
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'learn.example.org' }],
    ['Forwarded', { forwarded: 'for=203.0.113.7' }],
    ['Via', { via: '1.1 proxy' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.7' }],
    ['a page elsewhere (Referer)', { referer: 'https://learn.example.org/admin/login' }],
    ['a page elsewhere (Origin)', { origin: 'https://learn.example.org' }],
  ];

  test.each(passedOn)('a request that a proxy passed on gets nothing: %s', async (_by, headers) => {
    const answer = await request(headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(admin.password);
  });

  test.each(passedOn)('nor can it sign in as that administrator: %s', async (_by, headers) => {
    const { email, password } = admin;
    const payload = { email, password };
    const answer = await site
      .visitor()
      .send({ method: 'POST', url: '/v1/admins/auth/signin', payload, headers });
    expect([401, 403]).toContain(answer.statusCode);
  });

  /** The status of a request that is sent over a real connection as it stands here. */
  async function statusOver(port: number, version: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${url} HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    return answer.split(' ')[1] ?? '';
  }

  test('over a real connection a browser gets them, and nginx with its default settings does not', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    expect(await statusOver(port, '1.1')).toBe('200');
    expect(await statusOver(port, '1.0')).toBe('404');
  });

  test('another machine gets nothing', async () => {
    expect((await from('192.0.2.7')).statusCode).toBe(404);
  });

  test("a request for a name other than this machine's gets nothing", async () => {
    const answer = await request({}, { host: 'learn.example.org' });
    expect(answer.statusCode).toBe(421);
  });

  test.each([{ DEMO: 'off' }, { TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://learn.example.org' }])(
    'with %p nobody gets them, although the file of passwords is there',
    async (env) => {
      const config = readConfig({ ...env, DATA_DIR: folder });
      const app = await buildApp(config, site.database);
      expect((await createAgent(app, config).get(url)).statusCode).toBe(404);
      await app.close();
    },
  );
});
