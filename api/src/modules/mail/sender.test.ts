import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSmtp, type TestSmtp } from '../../../testing/smtp-server.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect, type Database } from '../../database/database.ts';
import { composeMail, createMailTransport, queueMail, type Sender, startSender } from './index.ts';

let database: Database & { url: string };
let smtp: TestSmtp;
let outboxDir: string;
let senders: Sender[];
let problems: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  outboxDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'outbox-')), 'outbox');
  senders = [];
  problems = [];
});
afterEach(async () => {
  for (const sender of senders) await sender.stop();
  await smtp.close();
  await database.close();
  rmSync(path.dirname(outboxDir), { recursive: true });
});

function start(smtpUrl: string | null = smtp.url, from: Database = database): void {
  const config = {
    smtpUrl,
    outboxDir,
    mailFrom: 'site@example.org',
    publicUrl: 'https://learn.example.org',
  };
  const transport = createMailTransport(config);
  const onProblem = (problem: string) => problems.push(problem);
  senders.push(startSender({ database: from, transport, onProblem }));
}

const mail = (to: string | null, words = 'Hello & welcome') =>
  composeMail({ to, subject: 'Übung – one', paragraphs: [words] });
const queue = (to: string | null) => queueMail(database.kysely, mail(to));
const waiting = async () =>
  (await database.pool.query('select attempts, last_error, given_up_at from outbox')).rows;

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a mail reaches its recipient over SMTP, as text and as HTML, and leaves the outbox', async () => {
  start();
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
  start();
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
  start();
  start(smtp.url, second);
  await smtp.received(20);
  await until(async () => (await waiting()).length === 0);
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(20);
  expect(smtp.mails).toHaveLength(20);
  for (const sender of senders.splice(0)) await sender.stop();
  await second.close();
});

test('a mail that was refused is kept, reported and sent at the next attempt', async () => {
  smtp.refuse(1);
  start();
  await queue('asha@example.org');
  await until(() => problems.length === 1);
  expect(problems[0]).toMatch(/couldn't be sent: .*Try again later.* It will be tried again\./);
  expect(await waiting()).toMatchObject([{ attempts: 1, given_up_at: null }]);
  await database.pool.query(`update outbox set next_attempt_at = now()`);
  await queue('wakes@example.org');
  await smtp.received(2);
});

test('after its last attempt a mail waits for an operator and is never thrown away', async () => {
  await queue('asha@example.org');
  await database.pool.query('update outbox set attempts = 11');
  smtp.refuse(1);
  start();
  await until(() => problems.length === 1);
  expect(problems[0]).toContain('It stays in the table outbox.');
  expect((await waiting())[0].given_up_at).toBeInstanceOf(Date);
});

test('a server that is away loses nothing', async () => {
  start('smtp://127.0.0.1:1');
  await queue('asha@example.org');
  await until(() => problems.length === 1);
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]);
});

test('a mail to nobody is dropped', async () => {
  start();
  await queue(null);
  await queue('asha@example.org');
  await smtp.received(1);
  await until(async () => (await waiting()).length === 0);
  expect(smtp.mails).toHaveLength(1);
});

test('without a server mails become files that only their owner reads', async () => {
  start(null);
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
  start(null);
  await queue('../../etc/passwd@example.org');
  await until(async () => (await waiting()).length === 0);
  expect(readdirSync(outboxDir)).toHaveLength(1);
});
