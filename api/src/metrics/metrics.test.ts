import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../testing/free-port.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { serveMetrics } from './metrics-server.ts';

let site: TestApp;
let port: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  port = await freePort();
  site = await createTestApp({ METRICS_PORT: port });
  stop = await serveMetrics(site.app.metrics, { port: Number(port), host: '127.0.0.1' });
});
afterAll(async () => {
  await stop();
  await site.close();
});

/** What a scraper gets. */
const scrape = (path = '/metrics', host = `127.0.0.1:${port}`) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ port, path, headers: { host } }, async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    ).on('error', reject);
  });

test('requests are counted and timed by the pattern of their route and the class of their status', async () => {
  const visitor = site.visitor();
  await visitor.get('/v1/roadmaps/no-such-roadmap?x=1');
  await visitor.get('/v1/profiles/asha-rao');
  await visitor.get('/v1/profiles/ravi-menon');
  await visitor.get('/v1/nothing/there');
  const { status, body } = await scrape();
  expect(status).toBe(200);
  const of = (route: string, times: number) =>
    `{method="GET",route="${route}",status="4xx"} ${times}\n`;
  for (const name of ['http_requests_total', 'http_request_duration_seconds_count']) {
    expect(body).toContain(name + of('/v1/profiles/:handle', 2));
    expect(body).toContain(name + of('none', 1));
  }
  expect(body).not.toMatch(/asha|ravi|no-such|nothing/);
});

test('a scrape says how process, connections, database and outbox are', async () => {
  const { body } = await scrape();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(body).toContain(`${name} `);
  expect(body).toMatch(/^database_connections{state="total"} [1-9]/m);
  expect(body).toContain('database_up 1\n');
  for (const state of ['queued', 'given up'])
    expect(body).toMatch(new RegExp(`^mails{state="${state}"} \\d`, 'm'));
});

test('failed sign-ins are counted', async () => {
  const wrong = { email: 'nobody@example.org', password: 'wrong1$word' };
  await site.visitor().post('/v1/auth/signin', wrong);
  expect((await scrape()).body).toContain('security_events_total{kind="signin.failed"} 1\n');
});

test('the public site does not show metrics, and nothing else is at their port', async () => {
  const publicly = await site.visitor().get('/metrics');
  expect(publicly.body).not.toContain('http_requests_total');
  expect((await scrape('/')).status).toBe(404);
});

test('a foreign name that leads to this machine gets nothing', async () => {
  expect(await scrape('/metrics', 'evil.example')).toEqual({ status: 421, body: '' });
});

test('a port that is taken ends the start with what to change', async () => {
  const again = serveMetrics(site.app.metrics, { port: Number(port), host: '127.0.0.1' });
  await expect(again).rejects.toThrow('Correct METRICS_PORT or METRICS_HOST.');
});

test('a busy machine has minutes to fetch what is live before it listens', () => {
  expect(site.app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(5 * 60_000);
});
