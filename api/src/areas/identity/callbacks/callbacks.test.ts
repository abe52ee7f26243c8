import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const request = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  query: 'Which roadmap\nfirst?',
};
const stored = async () =>
  (await site.database.pool.query('select name, email, phone, query from callback_requests')).rows;

test('what a visitor leaves is stored as written', async () => {
  const answer = await site.visitor().post('/v1/request-callback', request);
  expect(answer.statusCode).toBe(201);
  expect(await stored()).toEqual([request]);
});

test('what a visitor leaves is mailed to the operator, as text', async () => {
  const name = 'Asha <b>Rao</b>';
  await site.visitor().post('/v1/request-callback', { ...request, name });
  const mail = (await mailsTo(site, site.config.operatorEmail)).at(-1);
  expect(mail?.text).toContain(`Name: ${name}\nEmail: asha@example.org`);
  expect(mail?.text).toContain('Which roadmap\nfirst?');
  expect(mail?.html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
});

test('nothing a visitor enters adds a line to the mail or reverses one', async () => {
  const name = 'Asha\r\nEmail: evil@example.org\u2028Bcc: x\u202e';
  await site.visitor().post('/v1/request-callback', { ...request, name, phone: '98765\n43210' });
  const mail = (await mailsTo(site, site.config.operatorEmail)).at(-1);
  expect(mail?.text).toContain(
    'Name: Asha Email: evil@example.org Bcc: x\nEmail: asha@example.org\nMobile number: 98765 43210\n',
  );
});

test('the query may be left out', async () => {
  const { query: _, ...rest } = request;
  expect((await site.visitor().post('/v1/request-callback', rest)).statusCode).toBe(201);
  expect(await stored()).toContainEqual({ ...rest, query: null });
});

test.each([
  ['name', '   '],
  ['name', '\u200b\ufe0f'],
  ['name', 'Administrator'],
  ['email', 'asha@'],
  ['phone', 'call me'],
  ['query', 'a'.repeat(1_001)],
  ['query', 'nul\0'],
  ['colour', 'red'],
])('a %s of %p is refused and stores nothing', async (field, value) => {
  const before = await stored();
  const answer = await site.visitor().post('/v1/request-callback', { ...request, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(answer.json().message).toMatch(/\.$/);
  expect(await stored()).toEqual(before);
});
