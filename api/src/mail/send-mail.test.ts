import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type Database } from '../database/database.ts';
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts';
import {
  composeMail,
  createMailTransport,
  deleteMailsWith,
  queueMail,
  queueMailToEach,
  queueWaitingMails,
  sendMail,
} from './index.ts';

let database: Database & { url: string };
let smtp: TestSmtp;
let outboxDir: string;
let processes: RunningJobs[];
let problems: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate outbox; delete from jobs.job');
  smtp = await startSmtp();
  outboxDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'outbox-')), 'outbox');
  processes = [];
  problems = [];
});
afterEach(async () => {
  for (const each of processes) await each.stop();
  await smtp.close();
  rmSync(path.dirname(outboxDir), { recursive: true });
});
afterAll(() => database.close());

async function start(smtpUrl: string | null = smtp.url, from: Database = database) {
  const config = {
    smtpUrl,
    outboxDir,
    mailFrom: 'site@example.org',
    publicUrl: 'https://learn.example.org',
  };
  const transport = createMailTransport(config);
  const onProblem = (problem: string) => problems.push(problem);
  const work = (id: string) => sendMail(from.kysely, transport, id);
  const jobs = [{ name: 'mail' as const, work }];
  processes.push(await startJobs({ database: from, jobs, onProblem }));
}

const mail = (to: string | null, words = 'Hello & welcome') =>
  composeMail({ to, subject: 'Übung – one', paragraphs: [words] });
const queue = (to: string | null) => queueMail(database.kysely, mail(to));
const waiting = async () =>
  (
    await database.pool.query(
      `select state, retry_count, output from outbox join jobs.job on job.id = outbox.id order by state`,
    )
  ).rows;

/** As if the minutes until the next attempt had passed. */
async function minutesLater() {
  await database.pool.query(`update outbox set next_attempt_at = now() - interval '2 minutes'`);
  await database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a mail reaches its recipient over SMTP, as text and as HTML, and leaves the outbox', async () => {
  await start();
  await queue('asha@example.org');
  await smtp.received(1);
  const [received] = smtp.mails;
  expect(received).toMatchObject({ from: 'site@example.org', to: ['asha@example.org'] });
  expect(received?.source).toMatch(/^From: Stepwise <site@example\.org>\r$/m);
  expect(received?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@learn\.example\.org>\r$/m);
  expect(received?.source).toContain('Hello & welcome');
  expect(received?.source).toContain('Hello &amp; welcome');
  await until(async () => (await waiting()).length === 0);
});

test('a mail goes out only after what causes it is committed, and not if that fails', async () => {
  await start();
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await queueMail(transaction, mail('never@example.org'));
    throw new Error('The cause failed');
  });
  await expect(failing).rejects.toThrow('The cause failed');
  await queue('after@example.org');
  await smtp.received(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['after@example.org']]);
});

test('several processes send each mail once', async () => {
  for (let turn = 0; turn < 20; turn += 1) await queue(`person${turn}@example.org`);
  const second = connect(database.url);
  await start();
  await start(smtp.url, second);
  await smtp.received(20);
  await until(async () => (await waiting()).length === 0);
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(20);
  expect(smtp.mails).toHaveLength(20);
  for (const each of processes.splice(0)) await each.stop();
  await second.close();
});

test('a mail that was refused is stored, reported and sent at the next attempt', async () => {
  smtp.refuse(1);
  await start();
  await queue('asha@example.org');
  await until(() => problems.length === 1);
  expect(problems[0]).toMatch(/mail .* failed \(.*Try again later.*\)\. It will be tried again\./);
  await until(async () => (await waiting())[0].state === 'retry');
  await minutesLater();
  await queue('wakes@example.org');
  await smtp.received(2);
  await until(async () => (await waiting()).length === 0);
});

test('what is refused for an address beyond ASCII says what the mail server may lack', async () => {
  smtp.refuse(1);
  await start();
  await queue('ünï@example.org');
  await until(async () => (await waiting())[0]?.state === 'retry');
  expect(await waiting()).toMatchObject([
    { output: { reason: expect.stringContaining('only servers with SMTPUTF8 deliver to') } },
  ]);
});

test('after its last attempt a mail waits for a person and is never thrown away', async () => {
  await queue('asha@example.org');
  await database.pool.query(
    `update jobs.job set retry_count = 9, started_on = now(), state = 'retry'`,
  );
  smtp.refuse(1);
  await start();
  await until(() => problems.length === 1);
  expect(problems[0]).toContain('Administrators see it at /admin/status.');
  await until(async () => (await waiting())[0].state === 'failed');
  expect(await waiting()).toMatchObject([
    { output: { reason: expect.stringMatching(/^The mail server refused it with code \d{3}\.$/) } },
  ]);
});

test("what's stored of a failure holds neither addresses nor what the server said", async () => {
  smtp.refuse(1);
  await start();
  await queue('asha@example.org');
  await until(async () => (await waiting())[0].state === 'retry');
  const { rows } = await database.pool.query('select job::text as stored from jobs.job');
  expect(JSON.stringify(rows)).not.toMatch(/asha|Try again later|\.ts/);
});

test('a server that is away loses nothing', async () => {
  await start('smtp://127.0.0.1:1');
  await queue('asha@example.org');
  await until(async () => (await waiting())[0].state === 'retry');
  expect(await waiting()).toMatchObject([
    { output: { reason: "It couldn't be handed over (ESOCKET)." } },
  ]);
});

test('the same mail to many is one job for each', async () => {
  const { to: _, ...news } = mail(null);
  await queueMailToEach(database.kysely, news, ['asha@example.org', 'ravi@example.org']);
  await start();
  await smtp.received(2);
  await until(async () => (await waiting()).length === 0);
});

test('a mail that was taken back meanwhile is not sent', async () => {
  await queue('asha@example.org');
  await deleteMailsWith(database.kysely, 'asha@example.org');
  await queue('ravi@example.org');
  await start();
  await smtp.received(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ravi@example.org']]);
});

test('mails without a job, as in a restored backup, are queued; those that are just being sent are not', async () => {
  await queue('restored@example.org');
  await queue('taken@example.org');
  await database.pool.query('delete from jobs.job');
  await database.pool.query(
    `update outbox set next_attempt_at = now() + interval '2 minutes' * case recipient
       when 'restored@example.org' then -1 else 1 end`,
  );
  await queueWaitingMails(database.kysely);
  await queueWaitingMails(database.kysely);
  expect(await waiting()).toMatchObject([{ state: 'created' }]);
  await start();
  await smtp.received(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['restored@example.org']]);
});

test('a mail that another process is sending is left to it', async () => {
  await queue('asha@example.org');
  await database.pool.query(`update outbox set next_attempt_at = now() + interval '1 minute'`);
  await start();
  await until(() => problems.length === 1);
  expect(problems[0]).toContain('Another process is sending it.). It will be tried again.');
  expect(smtp.mails).toEqual([]);
});

test('a mail to nobody is dropped', async () => {
  await start();
  await queue(null);
  await queue('asha@example.org');
  await smtp.received(1);
  await until(async () => (await waiting()).length === 0);
  expect(smtp.mails).toHaveLength(1);
});

test('without a server mails become files that only their owner reads', async () => {
  await start(null);
  await queue('asha+1@example.org');
  await until(async () => (await waiting()).length === 0);
  const [name = ''] = readdirSync(outboxDir);
  expect(name).toMatch(/^[\dTZ-]+-asha\+1@example\.org-[0-9a-f]{8}\.txt$/);
  expect(readFileSync(path.join(outboxDir, name), 'utf8')).toMatch(
    /^To: asha\+1@example\.org\nSubject: Übung – one\n\nHello & welcome\n\n/,
  );
  expect(statSync(path.join(outboxDir, name)).mode & 0o777).toBe(0o600);
});

test('a name that looks like a path stays in the folder', async () => {
  await start(null);
  await queue('../../etc/passwd@example.org');
  await until(async () => (await waiting()).length === 0);
  expect(readdirSync(outboxDir)).toHaveLength(1);
});

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
