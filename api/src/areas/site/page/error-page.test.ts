import { createAgent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { pageHeaders } from './policy.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('a document that cannot be written is a page that says so, with the id of the request', async () => {
  // Nothing is released here.
  const { statusCode, headers, body } = await site.visitor().get('/roadmaps');
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(body).toContain('<h1>This page is taking a break</h1>');
  expect(body).toContain(`quote request ${headers['x-request-id']}.`);
  expect(body).not.toContain('release manifest');
});

test('even a page that only has to wait for the database says which request it was', async () => {
  const current = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  const followManifest = () => ({ current });
  const app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
  const { statusCode, headers, body } = await createAgent(app, site.config).get('/roadmaps');
  await app.close();
  expect(statusCode).toBe(503);
  expect(body).toContain('can&#39;t reach our database right now');
  expect(body).toContain(`<small>Request ${headers['x-request-id']}</small>`);
});
