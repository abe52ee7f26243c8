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
  expect([...learner.cookies.keys()]).toEqual(['__Host-access', '__Secure-refresh']);
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
    vary: expect.stringContaining('origin'),
  });
});

test('a page of any other origin may not', async () => {
  const answer = await callback('https://other.example.org');
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

const preflight = (origin: string) =>
  site.visitor().send({
    method: 'OPTIONS',
    url: '/v1/auth/signin',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

test('a browser that asks beforehand is told what an allowed origin may send', async () => {
  const answer = await preflight('https://www.example.org');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toContain('x-requested-with');
  expect((await preflight('https://evil.example')).statusCode).toBe(404);
});
