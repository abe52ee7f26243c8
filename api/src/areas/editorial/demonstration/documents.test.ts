import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { createAgent } from '../../../../testing/agent.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config/config.ts';
import { pageHeaders } from '../../site/page/policy.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'));
const database = createTestDatabase();
afterAll(async () => {
  await (await database).close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["on one's own machine", {}],
  ['behind a proxy on the same machine', { PUBLIC_URL: 'https://learn.example.org' }],
])('no document holds a demonstration password, %s', async (_place, env) => {
  const context = { database: await database, config: readConfig({ ...env, DATA_DIR: folder }) };
  const local = { ...context, config: readConfig({ DATA_DIR: folder }) };
  const passwords = (await ensureDemoAccounts(local)).map(({ password }) => password);
  const followManifest = () => ({ current: async () => testReleaseManifest({}) });
  const app = await buildApp(context.config, context.database, { followManifest, pageHeaders });
  const visitor = createAgent(app, context.config);
  for (const address of ['/', '/admin/login', '/test', '/posts', '/v1/docs/json']) {
    const { body } = await visitor.get(address);
    expect(passwords.filter((password) => body.includes(password))).toEqual([]);
  }
  await app.close();
});
