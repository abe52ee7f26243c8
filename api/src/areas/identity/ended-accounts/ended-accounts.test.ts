import { randomUUID } from 'node:crypto';
import type { OauthProvider } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import {
  busyLearner,
  comment,
  createBusySite,
  leftoverReader,
  MARK,
  tablesOfPeople,
} from '../../../../testing/busy-learner.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { consent } from '../../../../testing/oauth/consent.ts';
import {
  type LocalProvider,
  registeredWith,
  startLocalProvider,
} from '../../../../testing/oauth/local-provider.ts';
import { PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

let providers: LocalProvider[];
let site: TestApp;
beforeAll(async () => {
  const [google, github] = await Promise.all([
    startLocalProvider('google'),
    startLocalProvider('github'),
  ]);
  providers = [google, github];
  site = await createBusySite(registeredWith(google.url, github.url));
});
afterAll(async () => {
  await site.close();
  for (const provider of providers) await provider.stop();
});

const run = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

const emailOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;

describe('deleting an account', () => {
  const requestDeletion = (agent: Agent, body: object = { password: PASSWORD }) =>
    agent.post('/v1/auth/deletion', body);
  const confirm = (agent: Agent, body: object) => agent.post('/v1/auth/deletion/confirm', body);
  const linkTo = (address: string) => secretFor(site, { address, path: '/profile/delete' });
  const exists = async (id: string) =>
    (await run('select 1 from users where id = $1', [id])).length === 1;

  test.each([
    ['verified', true],
    ['proved by nothing but the link', false],
  ])(
    'with an email that was %s nothing personal is left in any table, and the person gets a mail',
    async (_, verified) => {
      const { learner, email } = await busyLearner(site, { verified });
      const mark = await leftoverReader(site, [learner.id, email, MARK]);
      const before = await mark();
      // Every table that knows people knew this one: what is not here cannot be found to be gone.
      expect(Object.keys(before).sort()).toEqual(
        expect.arrayContaining(await tablesOfPeople(site)),
      );
      await requestDeletion(learner);
      const answer = await confirm(learner, { token: await linkTo(email) });
      expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cache"']);
      expect(await mark()).toEqual({ outbox: 1 });
      const [mail] = await mailsTo(site, email);
      expect(mail?.subject).toMatch(/account was deleted$/);
    },
  );

  test('comments go; one that others answered stays in its place, without text and name', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const email = await emailOf(learner);
    await comment(learner, `Nobody answered ${MARK}`);
    await comment(other, 'An answer', await comment(learner, `Somebody answered ${MARK}`));
    const subject = '/v1/comments?subject=dsa-problem:forms';
    await requestDeletion(learner);
    await confirm(learner, { token: await linkTo(email) });
    const { items } = (await other.get(subject)).json();
    expect(JSON.stringify(items)).not.toContain(MARK);
    const place = items.find(({ replies }: { replies: { content: string }[] }) =>
      replies.some(({ content }) => content === 'An answer'),
    );
    expect(place).toMatchObject({ deleted: true, content: '', author: { name: '' } });
  });

  test('all devices are logged out at once, and nobody can log in any more', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const phone = site.visitor();
    await phone.post('/v1/auth/signin', { email, password: PASSWORD });
    await requestDeletion(learner);
    await confirm(learner, { token: await linkTo(email) });
    expect([...learner.cookies.keys()].filter((name) => /access|refresh/.test(name))).toEqual([]);
    expect((await phone.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await phone.post('/v1/auth/refresh')).statusCode).toBe(401);
    const again = await phone.post('/v1/auth/signin', { email, password: PASSWORD });
    expect(again.statusCode).toBe(401);
    // The address is free again.
    const person = { email, password: PASSWORD, name: 'Asha Rao' };
    expect((await site.visitor().post('/v1/auth/signup', person)).statusCode).toBe(201);
  });

  test.each([
    ['no password', {}],
    ['a wrong password', { password: 'sesame2$shut' }],
  ])('with %s nothing is mailed', async (_case, body) => {
    const learner = await site.signUp();
    const answer = await requestDeletion(learner, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['password']);
    await expect(linkTo(await emailOf(learner))).rejects.toThrow('No mail');
  });

  test('a person without a password has to have logged in within the last 15 minutes', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await run('update users set password_hash = null where id = $1', [learner.id]);
    await run(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [
      learner.id,
    ]);
    const refused = await requestDeletion(learner, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-again']);
    await run(`update sessions set created_at = now() - interval '14 minutes' where user_id = $1`, [
      learner.id,
    ]);
    expect((await requestDeletion(learner, {})).statusCode).toBe(202);
    expect((await confirm(learner, { token: await linkTo(email) })).statusCode).toBe(200);
    expect(await exists(learner.id)).toBe(false);
  });

  test('the link alone deletes nothing: it takes the password, or a browser of the same person', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const email = await emailOf(learner);
    await requestDeletion(learner);
    const token = await linkTo(email);
    for (const agent of [site.visitor(), other]) {
      const answer = await confirm(agent, { token });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof-wanted']);
    }
    const wrong = await confirm(site.visitor(), { token, password: 'sesame2$shut' });
    expect(Object.keys(wrong.json().errors)).toEqual(['password']);
    expect(await exists(learner.id)).toBe(true);
    expect((await confirm(site.visitor(), { token, password: PASSWORD })).statusCode).toBe(200);
    expect(await exists(learner.id)).toBe(false);
  });

  test('a link works once, within an hour, and only for this', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await requestDeletion(learner);
    const token = await linkTo(email);
    const verify = await site.visitor().post('/v1/auth/verify', { token, password: PASSWORD });
    expect(verify.json().code).toBe('dead-link');
    await run(`update mail_tokens set expires_at = now() where user_id = $1`, [learner.id]);
    expect((await confirm(learner, { token })).json().code).toBe('dead-link');
    expect(await exists(learner.id)).toBe(true);
  });

  test('a new password makes the link useless', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await requestDeletion(learner);
    const token = await linkTo(email);
    await learner.put('/v1/auth/password', {
      currentPassword: PASSWORD,
      newPassword: 'another1$one',
    });
    expect((await confirm(learner, { token })).json().code).toBe('dead-link');
  });

  test('what is on its way while the account goes is refused as from nobody', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await requestDeletion(learner);
    const token = await linkTo(email);
    const requests = await Promise.all([
      confirm(learner, { token }),
      ...Array.from({ length: 8 }, () =>
        learner.post('/v1/comments', {
          id: randomUUID(),
          subject: 'dsa-problem:forms',
          parentId: null,
          content: 'On its way',
        }),
      ),
    ]);
    expect(requests[0]?.statusCode).toBe(200);
    expect(requests.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual(
      [],
    );
    expect(await run(`select 1 from comments where content = 'On its way'`)).toEqual([]);
  });

  test('an answer to a comment that is on its way does not stop the deletion', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const email = await emailOf(learner);
    const question = await comment(learner, 'A question of someone who leaves');
    await requestDeletion(learner);
    const token = await linkTo(email);
    const answering = await site.database.pool.connect();
    await answering.query('begin');
    await answering.query('select from comments where id = $1 for key share', [question]);
    const deleting = confirm(learner, { token });
    await untilWaiting(site.database, 1);
    const reply = randomUUID();
    await answering.query(
      `insert into comments (id, subject, parent_id, user_id, content)
     values ($1, 'dsa-problem:forms', $2, $3, 'An answer')`,
      [reply, question, other.id],
    );
    await answering.query('insert into notifications (user_id, reply_id) values ($1, $2)', [
      learner.id,
      reply,
    ]);
    await answering.query('commit');
    answering.release();
    expect((await deleting).statusCode).toBe(200);
    expect(await exists(learner.id)).toBe(false);
  });
});

describe('proving the address of an account', () => {
  // Everything that is found belongs to the person of the test.
  beforeEach(async () => {
    await site.database.pool.query(
      'truncate users, comments, callback_requests, outbox, limit_counts cascade',
    );
  });

  const NEW = 'kestrel9&harbour';

  interface Proof {
    agent: Agent;
    email: string;
  }

  const verificationLink = async (email: string) => {
    await site.visitor().post('/v1/auth/signup', { email, password: NEW, name: 'Meera Nair' });
    return secretFor(site, { address: email, path: '/auth/verify' });
  };

  const resetLink = async (email: string) => {
    await site.visitor().post('/v1/auth/password/forgot', { email });
    return secretFor(site, { address: email, path: '/auth/resetpassword' });
  };

  const claim = async ({ agent, email }: Proof) => {
    const token = await verificationLink(email);
    return agent.post('/v1/auth/claim', { token, name: 'Meera Nair', password: NEW });
  };

  const reset = async ({ agent, email }: Proof, more: object = { startEmpty: true }) =>
    agent.post('/v1/auth/password/reset', {
      token: await resetLink(email),
      password: NEW,
      ...more,
    });

  const signInBy = async (provider: OauthProvider, { agent, email }: Proof) => {
    const { headers } = await agent.get(`/v1/oauth/${provider}`);
    const { pathname, search } = await consent(headers.location ?? '', {
      email,
      name: 'Meera Nair',
    });
    return agent.get(pathname + search);
  };

  const verify = async ({ agent, email }: Proof, password?: string) =>
    agent.post('/v1/auth/verify', { token: await verificationLink(email), password });

  const changeEmail = async ({ agent, email }: Proof) => {
    const next = `next-${email}`;
    await agent.put('/v1/auth/email', { email: next, password: PASSWORD });
    const token = await secretFor(site, { address: next, path: '/auth/verify' });
    return agent.post('/v1/auth/verify', { token });
  };

  /** Every way in which a person, who may be another one, proves the address. */
  const byOthers: [string, (proof: Proof) => Promise<{ statusCode: number }>][] = [
    ['makes the account theirs by the link that verifies', claim],
    ['chooses a new password by a link in a mail', reset],
    ['logs in with Google', (proof) => signInBy('google', proof)],
    ['logs in with GitHub', (proof) => signInBy('github', proof)],
  ];

  describe.each(byOthers)('a person who %s, of an address nobody has verified', (_way, prove) => {
    test('starts empty: whatever the one before had is gone from every table, and a mail says so', async () => {
      const { learner, email, calendar, other } = await busyLearner(site, { verified: false });
      const read = await leftoverReader(site, [learner.id, MARK]);
      expect(Object.keys(await read()).sort()).toEqual(
        expect.arrayContaining(await tablesOfPeople(site)),
      );
      expect((await site.visitor().get(calendar)).statusCode).toBe(200);

      expect((await prove({ agent: site.visitor(), email })).statusCode).toBeLessThan(400);

      // A visitor left a callback request under the address: it's no part of an account.
      expect(await read()).toEqual({ callback_requests: 1 });
      expect((await site.visitor().get(calendar)).statusCode).toBe(404);
      expect((await learner.get('/v1/auth/me')).statusCode).toBe(401);
      expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(401);
      const again = { email, password: PASSWORD };
      expect((await site.visitor().post('/v1/auth/signin', again)).statusCode).toBe(401);
      const discussion = (await other.get('/v1/comments?subject=dsa-problem:forms')).json();
      expect(JSON.stringify(discussion)).not.toContain(MARK);
      expect((await mailsTo(site, email)).map(({ text }) => text)).toEqual([
        expect.stringContaining('your account starts empty'),
      ]);
    });
  });

  /** Every way in which the person who made the account proves the address. */
  const byThemselves: [string, (proof: Proof) => Promise<{ statusCode: number }>][] = [
    ['verifies in the browser where they signed up', verify],
    [
      'verifies elsewhere, with the password',
      ({ email }) => verify({ agent: site.visitor(), email }, PASSWORD),
    ],
    ['chooses a new password where they are logged in', (proof) => reset(proof, {})],
    ['logs in with Google where they are logged in', (proof) => signInBy('google', proof)],
    ['logs in with GitHub where they are logged in', (proof) => signInBy('github', proof)],
    ['changes the address', changeEmail],
  ];

  test.each(byThemselves)('a person who %s keeps everything', async (_way, prove) => {
    const { learner, email, calendar } = await busyLearner(site, { verified: false });
    await site.database.pool.query('delete from user_identities where user_id = $1', [learner.id]);
    const read = await leftoverReader(site, [MARK]);
    const before = await read();
    expect((await prove({ agent: learner, email })).statusCode).toBeLessThan(400);
    expect(await read()).toEqual(before);
    expect((await site.visitor().get(calendar)).statusCode).toBe(200);
    const { rows } = await site.database.pool.query(
      'select email_verified_at is not null as verified from users where id = $1',
      [learner.id],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  test('a new password empties no account before the person has agreed to that', async () => {
    const learner = await site.signUp();
    const token = await resetLink(await emailOf(learner));
    const url = '/v1/auth/password/reset';
    const refused = await site.visitor().post(url, { token, password: NEW });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'starts-empty']);
    expect((await learner.get('/v1/auth/me')).statusCode).toBe(200);
    const agreed = await site.visitor().post(url, { token, password: NEW, startEmpty: true });
    expect(agreed.statusCode).toBe(200);
  });

  test('an account whose address was verified keeps everything, whatever was agreed to', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    await run('update users set email_verified_at = now() where id = $1', [learner.id]);
    expect((await reset({ agent: site.visitor(), email })).statusCode).toBe(200);
    const owner = site.visitor();
    await owner.post('/v1/auth/signin', { email, password: NEW });
    expect((await owner.get('/v1/auth/me')).json().id).toBe(learner.id);
  });

  test('a change of the one before that is on its way finds nobody', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const token = await resetLink(email);
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table outbox in exclusive mode');
    const body = { token, password: NEW, startEmpty: true };
    const taken = site.visitor().post('/v1/auth/password/reset', body);
    await untilWaiting(site.database, 1);
    const late = learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
    await Promise.race([late, untilWaiting(site.database, 2)]);
    await holder.query('commit');
    holder.release();
    expect((await taken).statusCode).toBe(200);
    expect((await late).statusCode).toBeLessThan(500);
    const { rows } = await site.database.pool.query(
      'select 1 from last_places join users on users.id = user_id where lower(email) = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  test('of several people who prove the address at once, one gets the account', async () => {
    const email = await emailOf(await site.signUp());
    const link = await resetLink(email);
    const verification = await verificationLink(email);
    const answers = await Promise.all([
      site
        .visitor()
        .post('/v1/auth/password/reset', { token: link, password: NEW, startEmpty: true }),
      site.visitor().post('/v1/auth/claim', { token: verification, name: 'A B', password: NEW }),
      site.visitor().post('/v1/auth/verify', { token: verification, password: PASSWORD }),
      signInBy('google', { agent: site.visitor(), email }),
      signInBy('google', { agent: site.visitor(), email }),
      signInBy('github', { agent: site.visitor(), email }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual(
      [],
    );
    const { rows } = await site.database.pool.query(
      'select email_verified_at is not null as verified from users where lower(email) = $1',
      [email],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  test('an account that was disabled is still disabled', async () => {
    const learner = await site.signUp();
    const email = await emailOf(learner);
    const token = await resetLink(email);
    await site.database.pool.query(
      `update users set disabled_at = now(), disabled_reason = 'Spam.' where id = $1`,
      [learner.id],
    );
    const body = { token, password: NEW, startEmpty: true };
    expect((await site.visitor().post('/v1/auth/password/reset', body)).statusCode).toBe(200);
    const signedIn = await site.visitor().post('/v1/auth/signin', { email, password: NEW });
    expect([signedIn.statusCode, signedIn.json().code]).toEqual([403, 'account-disabled']);
  });
});
