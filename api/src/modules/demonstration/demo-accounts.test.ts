import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Agent, createAgent } from '../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildApp } from '../../app.ts';
import { type DemoAccount, ensureDemoAccounts, findDemoAdmin } from './index.ts';

let folder: string;
let site: TestApp;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  site = await createTestApp({ DATA_DIR: folder, DEMO: 'on' });
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'demo-accounts.json');
const signIn = (agent: Agent, { role, email, password }: DemoAccount) =>
  role === 'Administrator'
    ? agent.post('/v1/admins/auth/signin', { email, password })
    : agent.post('/v1/auth/signin', { email, password });

test('a learner and an administrator can sign in, with passwords of this installation alone', async () => {
  const accounts = await ensureDemoAccounts(site);
  expect(accounts.map(({ role, email }) => [role, email])).toEqual([
    ['Learner', 'learner@demo.example'],
    ['Administrator', 'admin@demo.example'],
  ]);
  for (const account of accounts) {
    expect((await signIn(site.visitor(), account)).statusCode).toBe(201);
  }
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  rmSync(file());
  const others = await ensureDemoAccounts(site);
  expect(others.map(({ password }) => password)).not.toEqual(
    accounts.map(({ password }) => password),
  );
});

test('they are the same at every start, and the administrator is known to the sign-in page', async () => {
  const accounts = await ensureDemoAccounts(site);
  expect(await ensureDemoAccounts(site)).toEqual(accounts);
  const [, admin] = accounts;
  expect(await findDemoAdmin(site.config)).toEqual({
    email: admin?.email,
    password: admin?.password,
  });
});

test('an installation of an earlier version keeps its learner and gains an administrator', async () => {
  const learner = { role: 'Learner', email: 'learner@demo.example', password: 'kept1!' };
  writeFileSync(file(), JSON.stringify([learner]));
  const accounts = await ensureDemoAccounts(site);
  expect(accounts).toEqual([learner, expect.objectContaining({ role: 'Administrator' })]);
});

describe('outside demonstration mode', () => {
  const without = async (use: (visitor: Agent) => Promise<void>) => {
    const config = { ...site.config, demo: false };
    const app = await buildApp(config, site.database);
    await use(createAgent(app, config));
    await app.close();
  };

  test('nobody is made and nobody shown, whatever is left over', async () => {
    await ensureDemoAccounts(site);
    const config = { ...site.config, demo: false };
    expect(await ensureDemoAccounts({ ...site, config })).toEqual([]);
    expect(await findDemoAdmin(config)).toBeNull();
  });

  test('the administrator is not let in, nor any longer where a session is left', async () => {
    const [, account] = await ensureDemoAccounts(site);
    const admin = site.visitor();
    await signIn(admin, account as DemoAccount);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    await without(async (visitor) => {
      expect((await signIn(visitor, account as DemoAccount)).statusCode).toBe(401);
      for (const [name, value] of admin.cookies) visitor.cookies.set(name, value);
      expect((await visitor.get('/v1/admins/me')).statusCode).toBe(401);
    });
  });
});
