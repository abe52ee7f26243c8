import { randomBytes } from 'node:crypto';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { createAgent } from '../../../../testing/agent.ts';
import { startDatabaseProxy } from '../../../../testing/database-proxy.ts';
import { makeLive } from '../../../../testing/make-live.ts';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { connect } from '../../../database/database.ts';
import { manifestSigner } from '../../releases/store/manifest-signer.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

const REFUSED = 'What is live is refused. The log says why.';

async function ask(address: string) {
  const answer = await site.visitor().get(address);
  return [answer.statusCode, answer.json().status ?? answer.json().message];
}

test('a process without anything to show is healthy, but not ready until something is live', async () => {
  expect(await ask('/v1/health')).toEqual([200, 'ok']);
  expect(await ask('/v1/ready')).toEqual([
    503,
    'Nothing is live. Publish the shell and all remotes first.',
  ]);
  expect((await site.visitor().get('/')).statusCode).toBe(503);
  await releasedMicrofrontends(site.database).everythingLive();
  expect(await ask('/v1/ready')).toEqual([200, 'ready']);
});

test('a process is not ready while what is live is signed by a key that it does not trust', async () => {
  await makeLive(site.database, testReleaseManifest(), manifestSigner([randomBytes(32)]));
  expect(await ask('/v1/ready')).toEqual([503, REFUSED]);
});

test('a process is not ready while what is live is of a schema that it does not know', async () => {
  await makeLive(site.database, { schemaVersion: 99 });
  expect(await ask('/v1/ready')).toEqual([503, REFUSED]);
});

test('a process whose database lacks a migration is not ready', async () => {
  await site.database.pool.query("delete from schema_migrations where name like '0195%'");
  expect(await ask('/v1/ready')).toEqual([503, "The database hasn't been migrated."]);
});

test('a process that has nothing to show and no database does not say that nothing is live', async () => {
  const proxy = await startDatabaseProxy(site.database.url);
  const database = connect(proxy.url);
  const app = await buildApp(site.config, database);
  const visitor = createAgent(app, site.config);
  try {
    expect((await visitor.get('/')).body).toContain('Nothing is live.');
    proxy.unplug();
    const { statusCode, body } = await visitor.get('/');
    expect(statusCode).toBe(503);
    expect(body).toContain('can&#39;t reach our database right now');
    const ready = await visitor.get('/v1/ready');
    expect([ready.statusCode, ready.json().message]).toEqual([
      503,
      "The database can't be reached.",
    ]);
    await releasedMicrofrontends(site.database).everythingLive();
    proxy.restore();
    while ((await visitor.get('/v1/ready')).statusCode !== 200);
    expect((await visitor.get('/release-manifest.json')).statusCode).toBe(200);
  } finally {
    await app.close();
    await database.close();
    await proxy.close();
  }
});
