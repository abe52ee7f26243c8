import type { Agent } from '../../../../testing/agent.ts';
import {
  busyLearner,
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

let google: LocalProvider;
let github: LocalProvider;
let site: TestApp;
beforeAll(async () => {
  [google, github] = await Promise.all([
    startLocalProvider('google'),
    startLocalProvider('github'),
  ]);
  site = await createBusySite(registeredWith(google.url, github.url));
}, 60_000);
afterAll(async () => {
  await site.close();
  await Promise.all([google.stop(), github.stop()]);
});

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
  agent.post('/v1/auth/password/reset', { token: await resetLink(email), password: NEW, ...more });

const signInBy = async (provider: 'google' | 'github', { agent, email }: Proof) => {
  const { headers } = await agent.get(`/v1/oauth/${provider}`);
  const { pathname, search } = await consent(headers.location ?? '', { email, name: 'Meera Nair' });
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
  const { learner, email, calendar } = await busyLearner(site, { verified: false });
  const token = await resetLink(email);
  const url = '/v1/auth/password/reset';
  const refused = await site.visitor().post(url, { token, password: NEW });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'starts-empty']);
  expect((await site.visitor().get(calendar)).statusCode).toBe(200);
  expect((await learner.get('/v1/auth/me')).statusCode).toBe(200);
  const agreed = await site.visitor().post(url, { token, password: NEW, startEmpty: true });
  expect(agreed.statusCode).toBe(200);
});

test('an account whose address was verified keeps everything, whatever was agreed to', async () => {
  const { learner, email } = await busyLearner(site, { verified: true });
  expect((await reset({ agent: site.visitor(), email })).statusCode).toBe(200);
  const owner = site.visitor();
  await owner.post('/v1/auth/signin', { email, password: NEW });
  expect((await owner.get('/v1/auth/me')).json().id).toBe(learner.id);
});

test('a change of the one before that is on its way finds nobody', async () => {
  const { learner, email } = await busyLearner(site, { verified: false });
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
  const { email } = await busyLearner(site, { verified: false });
  const link = await resetLink(email);
  const [verification] = [await verificationLink(email)];
  const answers = await Promise.all([
    site
      .visitor()
      .post('/v1/auth/password/reset', { token: link, password: NEW, startEmpty: true }),
    site.visitor().post('/v1/auth/claim', { token: verification, name: 'A B', password: NEW }),
    site.visitor().post('/v1/auth/verify', { token: verification, password: PASSWORD }),
    signInBy('google', { agent: site.visitor(), email }),
    signInBy('github', { agent: site.visitor(), email }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  const { rows } = await site.database.pool.query(
    'select email_verified_at is not null as verified from users where lower(email) = $1',
    [email],
  );
  expect(rows).toEqual([{ verified: true }]);
});

test('an account that was disabled is still disabled', async () => {
  const { learner, email } = await busyLearner(site, { verified: false });
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
