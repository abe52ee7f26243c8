import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ LIMITS_FACTOR: '1' });
});
afterAll(() => site.close());

test('ten wrong passwords for one administrator are enough; the answer says so, also in detail', async () => {
  const { email } = await site.signInAdmin();
  const attempt = (password: string) =>
    site.visitor().post('/v1/admins/auth/signin', { email, password });
  for (let count = 1; count <= 10; count += 1) {
    expect((await attempt('sesame2$shut')).statusCode).toBe(401);
  }
  const answer = await attempt(PASSWORD);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().detail).toBe(
    'Too many attempts to sign in. Please try again in 15 minutes.',
  );
});

test('a stolen session cannot be used to find out the password', async () => {
  const admin = await site.signInAdmin();
  const guess = () => admin.post('/v1/admins/auth/password', { password: 'sesame2$shut' });
  for (let count = 1; count <= 10; count += 1) expect((await guess()).statusCode).toBe(400);
  expect((await guess()).statusCode).toBe(429);
});
