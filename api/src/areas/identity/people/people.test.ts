import { randomUUID } from 'node:crypto';
import type { AdminPerson, FoundPerson, PeoplePage } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

type Learner = Agent & { id: string };

let site: TestApp;
let owner: Awaited<ReturnType<TestApp['signInAdmin']>>;
beforeAll(async () => {
  site = await createTestApp();
  owner = await site.signInAdmin();
});
afterAll(() => site.close());

const run = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

const emailOf = async ({ id }: Learner): Promise<string> =>
  (await run('select email from users where id = $1', [id]))[0].email;
const signIn = (email: string, agent = site.visitor(), password = PASSWORD) =>
  agent.post('/v1/auth/signin', { email, password });

const setDisabled = (id: string, disabled: boolean, reason = 'Spam in discussions.') =>
  owner.patch(`/v1/admin/people/${id}`, { disabled, reason });
const signOut = (id: string) =>
  owner.post(`/v1/admin/people/${id}/sign-out`, { reason: 'A stolen phone.' });
const read = async ({ id }: Learner): Promise<AdminPerson> =>
  (await owner.get(`/v1/admin/people/${id}`)).json();
const log = async () => (await owner.get('/v1/admin/audit-log?page_size=5')).json().items;

const search = (q: string, after = '') =>
  owner.get(`/v1/admin/people?q=${encodeURIComponent(q)}${after && `&after=${after}`}`);
const found = async (q: string): Promise<string[]> =>
  (await search(q)).json().items.map(({ id }: FoundPerson) => id);

describe('finding people', () => {
  let leela: Learner;
  beforeAll(async () => {
    leela = await site.signUp();
    await run(
      `update users set name = 'Leela O''Brien-Das', email = 'leela.das+prep@college.example',
        phone = '9876512345' where id = $1`,
      [leela.id],
    );
    await run("update profiles set handle = 'leela-codes' where user_id = $1", [leela.id]);
  });

  test.each([
    'leela',
    'LEE',
    'brien',
    "o'brien",
    'das leela',
    'Brien-Das',
    'leela.das+prep@college.example',
    'leela.das@',
    'college.ex',
    'leela-codes',
    'Leela-Codes',
    '9876512345',
  ])('%s finds the person', async (q) => {
    expect(await found(q)).toEqual([leela.id]);
  });

  test.each([
    'eela',
    'leela rao',
    'codes',
    '98765',
    '12345',
    '\\\\',
    "''",
    ':*',
    '& | !',
    '%%',
    '<b>',
  ])('%s does not', async (q) => {
    const answer = await search(q);
    expect([answer.statusCode, answer.json()]).toEqual([200, { items: [], total: 0, next: null }]);
  });

  test('what is too short to search for is refused, and so is a made-up cursor', async () => {
    expect(Object.keys((await search('l')).json().errors)).toEqual(['q']);
    expect(Object.keys((await search('leela', 'x')).json().errors)).toEqual(['after']);
  });

  test('pages follow each other without gaps, those who signed up last first', async () => {
    await run(
      `insert into users (email, name, created_at)
       select 'page' || n || '@example.org', 'Paged Person', now() - (n / 3) * interval '1 hour'
       from generate_series(1, 45) as n`,
    );
    const emails: string[] = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const page: PeoplePage = (await search('paged', next)).json();
      emails.push(...page.items.map(({ email }: FoundPerson) => email));
      next = page.next;
      pages += 1;
    }
    expect([pages, emails.length, new Set(emails).size]).toEqual([3, 45, 45]);
    const inOrder = await run(
      "select email from users where name = 'Paged Person' order by created_at desc, id desc",
    );
    expect(emails).toEqual(inOrder.map(({ email }) => email));
  });
});

describe('the list of people', () => {
  const list = async (query: string): Promise<PeoplePage> =>
    (await owner.get(`/v1/admin/people?${query}`)).json();
  const names = async (query: string) =>
    (await list(`joined_to=2020-12-31&${query}`)).items.map(({ name }) => name);
  let editor: Awaited<ReturnType<TestApp['signInAdmin']>>;
  beforeAll(async () => {
    editor = await site.signInAdmin('editor');
    await run(
      `insert into users (email, name, created_at, email_verified_at, disabled_at, disabled_reason) values
        ('b@old.example', 'anand', '2020-01-03', now(), null, null),
        ('c@old.example', 'Bala', '2020-01-02', null, now(), 'Spam.'),
        (upper($1), 'Chitra', '2020-01-01', null, null, null)`,
      [editor.email],
    );
  });

  test('is there before anything is searched', async () => {
    const { items, total, next } = await list('');
    const [{ count }] = await run('select count(*)::int from users');
    expect([items.length, total, next]).toEqual([20, count, items.at(-1)?.id]);
  });

  test.each([
    ['', ['anand', 'Bala', 'Chitra']],
    ['sort=oldest', ['Chitra', 'Bala', 'anand']],
    ['sort=name', ['anand', 'Bala', 'Chitra']],
    ['verified=yes', ['anand']],
    ['verified=no&state=active', ['Chitra']],
    ['state=disabled', ['Bala']],
    ['role=editor', ['Chitra']],
    ['role=learner&sort=email', ['anand', 'Bala']],
    ['role=moderator', []],
    ['joined_from=2020-01-02', ['anand', 'Bala']],
    ['q=bala', ['Bala']],
  ])('narrowed down by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('goes on after the last person of a page, however it is sorted', async () => {
    const [first] = (await list('joined_to=2020-12-31&sort=name')).items;
    expect(await names(`sort=name&after=${first?.id}`)).toEqual(['Bala', 'Chitra']);
    expect(await names(`sort=newest&after=${first?.id}`)).toEqual(['Bala', 'Chitra']);
    expect(await names(`sort=oldest&after=${first?.id}`)).toEqual([]);
  });

  test('is exported as a CSV file, which is recorded without what was searched for', async () => {
    const answer = await owner.get('/v1/admin/people/export?q=bala&joined_to=2020-12-31');
    expect(answer.headers['content-disposition']).toMatch(/filename="people-[\d-]+\.csv"$/);
    const [, row, end] = answer.body.split('\r\n');
    expect(row).toMatch(
      /^"Bala","c@old\.example","no","learner-\w+","2020-01-0\d [\d:]+","learner","disabled"$/,
    );
    expect(end).toBe('');
    expect((await log())[0]).toMatchObject({
      action: 'person.export',
      admin: { id: owner.id },
      after: { people: 1, searched: true, joined_to: '2020-12-31' },
    });
    expect(JSON.stringify((await log())[0])).not.toContain('bala');
  });
});

describe('the page of a person', () => {
  test('shows what is needed to help, and nothing private', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await run("update users set phone = '9123456780' where id = $1", [learner.id]);
    await signIn(email, site.visitor());
    const answer = await owner.get(`/v1/admin/people/${learner.id}`);
    expect(answer.json()).toEqual({
      id: learner.id,
      name: 'Asha Rao',
      handle: expect.stringMatching(/^learner-/),
      email,
      createdAt: expect.any(String),
      emailVerified: false,
      phoneEnding: '780',
      providers: ['email'],
      adminRole: null,
      signIns: [expect.any(Object), expect.any(Object)],
      counts: { completed: 0, comments: 0 },
      disabled: false,
      disabledSince: null,
      events: [expect.any(Object), expect.any(Object), expect.any(Object)],
    });
    expect(Object.keys(answer.json().signIns[0]).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'lastSeenAt',
    ]);
    expect(answer.body).not.toMatch(/9123456|argon2|127\.0\.0\.1/);
  });

  test('names the role of an administrator with the same address', async () => {
    const learner = await site.signUp();
    const editor = await site.signInAdmin('editor');
    await run('update users set email = upper($2) where id = $1', [learner.id, editor.email]);
    expect(await read(learner)).toMatchObject({ adminRole: 'editor' });
  });

  test('says what happened: logins, failed ones, reports, warnings, and what owners did', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const email = await emailOf(learner);
    await signIn(email, site.visitor(), 'wrong1$word');
    await signIn(email, site.visitor(), 'wrong2$word');
    // Reading the counts writes down what was counted last.
    await owner.get('/v1/admin/security-events');
    await signOut(learner.id);
    const comment = async (author: Learner): Promise<string> => {
      const id = randomUUID();
      await run(
        `insert into comments (id, subject, user_id, content) values ($1, 'dsa-problem:two-sum', $2, 'Text')`,
        [id, author.id],
      );
      return id;
    };
    const [theirs, others] = [await comment(learner), await comment(other)];
    const report = `insert into comment_reports (comment_id, user_id, reason) values ($1, $2, $3)`;
    await run(report, [theirs, other.id, 'spam']);
    await run(report, [others, learner.id, 'abuse']);
    await owner.post(`/v1/admin/comments/${theirs}/decisions`, { action: 'hide', seen: null });
    await run(
      `insert into warnings (user_id, subject, reason) values ($1, 'dsa-problem:two-sum', 'Rude.')`,
      [learner.id],
    );
    const events = (await read(learner)).events.map(({ at: _, ...event }) => event);
    const by = 'Ravi Menon';
    expect(events).toHaveLength(8);
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'joined', detail: '', by: null, times: 1 },
        { kind: 'login', detail: expect.any(String), by: null, times: 1 },
        { kind: 'signin.failed', detail: '', by: null, times: 2 },
        { kind: 'person.sign-out', detail: 'A stolen phone.', by, times: 1 },
        { kind: 'report', detail: 'abuse', by: null, times: 1 },
        { kind: 'reported', detail: 'spam', by: null, times: 1 },
        { kind: 'comment.hide', detail: '', by, times: 1 },
        { kind: 'warning', detail: 'Rude.', by: null, times: 1 },
      ]),
    );
  });

  test('nobody is answered with 404', async () => {
    const nobody = '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c01';
    expect((await owner.get(`/v1/admin/people/${nobody}`)).statusCode).toBe(404);
    expect((await setDisabled(nobody, true)).statusCode).toBe(404);
    expect((await signOut(nobody)).statusCode).toBe(404);
  });
});

describe('a disabled person', () => {
  test('is signed out everywhere, gets the reason by mail, and is let in again', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    expect((await setDisabled(learner.id, true)).statusCode).toBe(200);
    expect((await learner.get('/v1/roadmaps')).statusCode).toBe(401);
    expect(await read(learner)).toMatchObject({
      disabled: true,
      disabledSince: { at: expect.any(String), reason: 'Spam in discussions.' },
      signIns: [],
    });
    expect((await mailsTo(site, email)).at(-1)?.text).toContain('Spam in discussions.');
    expect((await log())[0]).toMatchObject({
      action: 'person.disable',
      admin: { id: owner.id },
      subject: learner.id,
      before: { disabled: false },
      after: { disabled: true, reason: 'Spam in discussions.' },
    });

    expect((await setDisabled(learner.id, false, 'It was a mistake.')).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(201);
    expect((await mailsTo(site, email)).at(-1)?.subject).toMatch(/account is back$/);
    expect((await log())[0]).toMatchObject({
      action: 'person.enable',
      before: { disabled: true, reason: 'Spam in discussions.' },
      after: { disabled: false, reason: 'It was a mistake.' },
    });
  });

  test('learns from the right password what happened; a stranger learns nothing', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await setDisabled(learner.id, true);
    const right = await signIn(email);
    expect([right.statusCode, right.json().code]).toEqual([403, 'account-disabled']);
    expect(right.json().message).toMatch(/If you think this is a mistake, write to \S+@/);
    expect(right.cookies).toEqual([]);
    const wrong = await signIn(email, site.visitor(), 'sesame2$shut');
    const unknown = await signIn('nobody@example.org', site.visitor(), 'sesame2$shut');
    expect([wrong.statusCode, wrong.json()]).toEqual([401, unknown.json()]);
  });

  test('learns it when an open page renews its session, which then ends', async () => {
    const learner = await site.signUp();
    await setDisabled(learner.id, true);
    const answer = await learner.post('/v1/auth/refresh');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account-disabled']);
    const left = [...learner.cookies.keys()].filter((name) => /access|refresh/.test(name));
    expect(left).toEqual([]);
    expect((await learner.post('/v1/auth/refresh')).json().code).toBe('sign-in-required');
  });

  test('leaves someone else who is signed in to the same browser signed in', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const email = await emailOf(learner);
    await setDisabled(learner.id, true);
    expect((await signIn(email, other)).statusCode).toBe(403);
    expect((await other.get('/v1/auth/me')).json().id).toBe(other.id);
  });

  test('gets no way in by a forgotten password, and links sent before are dead', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const forgot = () => site.visitor().post('/v1/auth/password/forgot', { email });
    await forgot();
    const token = await secretFor(site, { address: email, path: '/auth/resetpassword' });
    await setDisabled(learner.id, true);
    const reset = await site
      .visitor()
      .post('/v1/auth/password/reset', { token, password: 'sesame2$shut', startEmpty: true });
    expect(reset.json().code).toBe('dead-link');
    const answer = await forgot();
    expect([answer.statusCode, answer.body]).toEqual([202, '{}']);
    const mail = (await mailsTo(site, email)).at(-1);
    expect(mail?.subject).toMatch(/account is disabled$/);
    expect(mail?.text).not.toContain('#token=');
  });

  test('stays shut out if the mail about the address is followed', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await setDisabled(learner.id, true);
    await site.visitor().post('/v1/auth/signup', { email, password: PASSWORD, name: 'Asha Rao' });
    const token = await secretFor(site, { address: email, path: '/auth/verify' });
    const claim = { token, name: 'Asha Rao', password: 'sesame2$shut' };
    await site.visitor().post('/v1/auth/claim', claim);
    expect((await signIn(email, site.visitor(), 'sesame2$shut')).json().code).toBe(
      'account-disabled',
    );
  });

  test('gets no news by mail', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await run('update users set email_verified_at = now() where id = $1', [learner.id]);
    await run('update profiles set mail_news = true where user_id = $1', [learner.id]);
    await setDisabled(learner.id, true);
    await owner.post('/v1/admin/announcements', { title: 'News', body: 'Text' });
    expect((await mailsTo(site, email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^News from/),
    );
  });

  test('who signs in at this very moment is signed out as well', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const client = await site.database.pool.connect();
    const browser = site.visitor();
    try {
      // The sign-in holds its lock on the account, and the change waits for it.
      await client.query('begin');
      await client.query('select from users where id = $1 for share', [learner.id]);
      const change = setDisabled(learner.id, true);
      await untilWaiting(site.database, 1);
      expect((await signIn(email, browser)).statusCode).toBe(201);
      await client.query('commit');
      expect((await change).statusCode).toBe(200);
    } finally {
      client.release();
    }
    expect((await browser.get('/v1/auth/me')).statusCode).toBe(401);
  });

  test('is changed once: a second click is neither logged nor mailed', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await Promise.all([setDisabled(learner.id, true), setDisabled(learner.id, true)]);
    const mails = (await mailsTo(site, email)).filter(({ subject }) => /disabled$/.test(subject));
    expect(mails).toHaveLength(1);
    const entries = await run(
      "select from audit_log where action = 'person.disable' and subject = $1",
      [learner.id],
    );
    expect(entries).toHaveLength(1);
  });
});

describe('ending all sign-ins', () => {
  test('signs the person out everywhere, who may sign in again and is notified', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const phone = site.visitor();
    await signIn(email, phone);
    expect((await signOut(learner.id)).statusCode).toBe(200);
    for (const agent of [learner, phone]) {
      expect((await agent.get('/v1/roadmaps')).statusCode).toBe(401);
      expect((await agent.post('/v1/auth/refresh')).json().code).toBe('sign-in-required');
    }
    expect((await signIn(email)).statusCode).toBe(201);
    expect((await mailsTo(site, email)).at(-1)?.text).toContain('A stolen phone.');
    expect((await log())[0]).toMatchObject({
      action: 'person.sign-out',
      subject: learner.id,
      after: { reason: 'A stolen phone.' },
    });
  });
});

test('every change needs a reason, and the password if it was given long ago', async () => {
  const learner = await site.signUp();
  const refused = await setDisabled(learner.id, true, ' ');
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['reason']]);
  await run(
    `update admin_sessions set password_at = now() - interval '16 minutes' where admin_id = $1`,
    [owner.id],
  );
  for (const answer of [await setDisabled(learner.id, true), await signOut(learner.id)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password-wanted']);
  }
  await owner.post('/v1/admins/auth/password', { password: PASSWORD });
  expect((await learner.get('/v1/auth/me')).statusCode).toBe(200);
});
