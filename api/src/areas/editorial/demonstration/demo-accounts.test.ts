import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
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
