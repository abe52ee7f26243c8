import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { makeLive } from '../../testing/make-live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  site = await createTestApp({ RENDERERS: '0' });
  app = site.app;
  await makeLive(site.database, testReleaseManifest());
});
afterAll(() => site.close());

test.each([
  '/assets/app.0a1b2c3d.css',
  '/assets/app.js?v=2',
  '/static/app.js.map',
  '/favicon.ico',
  '/apple-touch-icon.PNG',
  '/wp-login.php',
  '/roadmaps/picture.webp',
  '/releases/mfe-a/9.9.9-h000000009/routes.js',
  '/releases/mfe-a/9.9.9-h000000009/routes',
  '/releases/nothing',
])('%s is no file and gets no document, and nothing caches that', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toBe("There's no such file.\n");
});

test.each(['/nothing', '/version-1.2', '/assets/'])('%s gets a page', async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a call gets its own response, whatever it ends with', async () => {
  const { statusCode, headers } = await app.inject('/v1/nothing.css');
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
