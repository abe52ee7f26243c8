import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const OWN = Object.getOwnPropertyNames(Object.prototype).sort();
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(OWN));

const bodies = [
  '{"email":"a@b.cc","password":"x","__proto__":{"polluted":1}}',
  '{"email":"a@b.cc","password":"x","constructor":{"prototype":{"polluted":1}}}',
  '{"email":{"__proto__":{"polluted":1}},"password":"x"}',
  '{"email":"a@b.cc","password":"x","\\u005f_proto__":{"polluted":1}}',
];
test.each(bodies)('%s is refused, and changes no object of the process', async (payload) => {
  const { statusCode } = await site.visitor().send({
    method: 'POST',
    url: '/v1/auth/signin',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(statusCode).toBe(400);
});

test.each(['__proto__[polluted]=1', 'constructor[prototype][polluted]=1', '__proto__=1'])(
  'so is the search part %s',
  async (query) => {
    expect((await site.visitor().get(`/v1/articles/?${query}`)).statusCode).toBe(400);
  },
);

test.each(['__proto__', 'constructor', 'toString'])('nothing goes by the name %s', async (name) => {
  const learner = await site.signUp();
  for (const url of [
    `/v1/roadmaps/${name}`,
    `/v1/dsa-problems/${name}`,
    `/v1/articles/${name}`,
    `/v1/mock-tests/${name}`,
    `/v1/posts/${name}`,
  ]) {
    const { statusCode } = await learner.get(url);
    expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
  }
});

test('an imported export with such keys changes no object of the process', async () => {
  const learner = await site.signUp();
  const odd = '"__proto__":{"polluted":1}';
  const text = `{"format":"learner-data","version":1,${odd},"progress":[{"unitId":"__proto__",${odd}}]}`;
  const { statusCode } = await learner.post('/v1/profile/imports/preview', { file: text });
  expect(statusCode).toBeLessThan(500);
});
