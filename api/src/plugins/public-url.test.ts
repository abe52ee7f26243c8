import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({
    PUBLIC_URL: 'https://learn.example.org',
    ALLOWED_ORIGINS: 'https://www.example.org',
  });
});
afterAll(() => site.close());

test('over https cookies are for secure connections to this very host', async () => {
  const learner = await site.signUp();
  expect([...learner.cookies.keys()]).toEqual([
    '__Host-access',
    '__Secure-refresh',
    '__Secure-device',
  ]);
  const answer = await learner.post('/v1/auth/refresh');
  expect(answer.cookies.map(({ secure }) => secure)).toEqual([true, true]);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});

const callback = (origin: string) =>
  site.visitor().send({
    method: 'POST',
    url: '/v1/auth/signin',
    payload: { email: 'nobody@example.org', password: PASSWORD },
    headers: { origin, 'sec-fetch-site': 'same-site' },
  });

test('a page of an allowed origin may call and read', async () => {
  const answer = await callback('https://www.example.org');
  expect(answer.statusCode).toBe(401);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://www.example.org',
    'access-control-allow-credentials': 'true',
    vary: expect.stringMatching(/\borigin\b/i),
  });
});

test('a page of any other origin may not', async () => {
  const answer = await callback('https://other.example.org');
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

const preflight = (origin: string | null, headers: Record<string, string> = {}) =>
  site
    .visitor()
    .send({ method: 'OPTIONS', url: '/v1/auth/signin', headers: { origin, ...headers } });

test.each([
  ['as browsers do', { 'access-control-request-method': 'POST' }],
  ['without naming a method', {}],
])('a preflight request, %s, learns what an allowed origin may send', async (_case, headers) => {
  const answer = await preflight('https://www.example.org', headers);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://www.example.org',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'content-type, x-requested-with, cache-control, pragma, expires, if-match, x-expected-user, x-mutation-age, x-time-zone',
    'access-control-max-age': '600',
  });
});

test.each([
  ['another site', 'https://evil.example'],
  ['a frame without origin', 'null'],
  ['an allowed origin with more behind it', 'https://www.example.org.evil.example'],
  ['an allowed host without encryption', 'http://www.example.org'],
  ['nobody in particular', null],
])('asking beforehand from %s gets no permission at all', async (_case, origin) => {
  const answer = await preflight(origin, { 'access-control-request-method': 'POST' });
  expect(answer.statusCode).toBe(404);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
  expect(answer.headers.vary).toMatch(/origin/i);
});
