import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { composeMail, queueMail } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('what a person wrote is text in the HTML of a mail too', () => {
  const { text, html } = composeMail({
    to: 'asha@example.org',
    subject: 'Hello',
    paragraphs: [`<img src=x onerror="alert('1')"> & more\nnext line`],
  });
  expect(text).toContain(`<img src=x onerror="alert('1')"> & more\nnext line`);
  expect(html).toContain(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more<br>next line',
  );
  expect(html).not.toContain('<img');
});

test('the link follows the first paragraph', () => {
  const url = 'https://learn.example.org/auth/verify#token=a"b';
  const { text, html } = composeMail({
    to: 'asha@example.org',
    subject: 'Hello',
    paragraphs: ['First.', 'Last.'],
    link: { label: 'Verify', url },
  });
  expect(text).toMatch(/^First\.\n\nVerify:\nhttps:.*#token=a"b\n\nLast\.\n/);
  expect(html).toContain('href="https://learn.example.org/auth/verify#token=a&quot;b"');
});

test.each([
  ['a recipient with a second header', { to: 'a@b.cc\r\nBcc: all@b.cc' }],
  ['two recipients', { to: 'a@b.cc,all@b.cc' }],
  ['a recipient with a name', { to: 'All <all@b.cc>' }],
  ['a recipient without host', { to: 'postmaster' }],
  ['an endless recipient', { to: `${'a'.repeat(250)}@b.cc` }],
  ['a second header after the address to reply to', { replyTo: 'a@b.cc\nBcc: all@b.cc' }],
  ['a second header after the subject', { subject: 'Hello\r\nBcc: all@b.cc' }],
  ['a line separator in the subject', { subject: 'Hello\u2028Bcc: all@b.cc' }],
  ['NUL in the subject', { subject: 'Hello\0' }],
  ['the line break of mainframes in a recipient', { to: 'a\u0085b@b.cc' }],
  ['a control character in the address to reply to', { replyTo: 'a@b\u0001.cc' }],
])('%s is refused and nothing is sent', async (_case, part) => {
  const mail = { to: 'asha@example.org', subject: 'Hello', paragraphs: ['Hello'], ...part };
  await expect(queueMail(database.kysely, composeMail(mail))).rejects.toThrow(/address|subject/);
  expect((await database.pool.query('select 1 from outbox')).rowCount).toBe(0);
});
