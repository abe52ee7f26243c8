import type { AdminInvitation, Administrator } from '@site/shared/contracts/identity';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { turnOnSecondFactor } from '../../../../testing/second-factor.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

type SignedIn = Awaited<ReturnType<TestApp['signInAdmin']>>;

const signIn = (email: string, password = PASSWORD, agent = site.visitor()) =>
  agent.post('/v1/admins/auth/signin', { email, password });

const setDisabled = (author: SignedIn, id: string, disabled: boolean) =>
  author.patch(`/v1/admin/administrators/${id}`, { disabled });

const entryOf = async (reader: SignedIn, subject: string) => {
  const log = await reader.get('/v1/admin/audit-log?page_size=100');
  return log.json().items.find((entry: { subject: string }) => entry.subject === subject);
};

describe('the list of administrators', () => {
  test('shows everybody, who is disabled and who has a second factor, and no secrets', async () => {
    const [one, two] = [await site.signInAdmin(), await site.signInAdmin()];
    await turnOnSecondFactor(two);
    await setDisabled(one, two.id, true);
    const answer = await one.get('/v1/admin/administrators');
    const about = ({ id }: SignedIn) =>
      answer.json().items.find((entry: Administrator) => entry.id === id);
    expect(about(one)).toEqual({
      id: one.id,
      email: one.email,
      name: 'Ravi Menon',
      role: 'owner',
      createdAt: expect.any(String),
      disabledAt: null,
      secondFactor: false,
    });
    expect(about(two)).toMatchObject({ disabledAt: expect.any(String), secondFactor: true });
    expect(answer.body).not.toContain('argon2');
  });
});

describe('disabling an administrator', () => {
  test('ends the sessions and keeps the person out, until enabled again', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    expect((await setDisabled(author, other.id, true)).statusCode).toBe(200);
    expect((await other.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await signIn(other.email)).json().message).toBe('Wrong email or password.');
    expect(await entryOf(author, other.id)).toMatchObject({
      admin: { id: author.id, name: 'Ravi Menon' },
      action: 'admin.disable',
      before: { disabled: false },
      after: { disabled: true },
    });
    await setDisabled(author, other.id, false);
    expect((await signIn(other.email)).statusCode).toBe(201);
    expect(await entryOf(author, other.id)).toMatchObject({ action: 'admin.enable' });
  });

  test('also stops a sign-in that waits for its code', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    const { recoveryCodes } = await turnOnSecondFactor(other);
    const { pending } = (await signIn(other.email)).json();
    await setDisabled(author, other.id, true);
    const code = recoveryCodes[0] ?? '';
    const answer = await site.visitor().post('/v1/admins/auth/code', { pending, code });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signin-over']);
  });

  test('is not possible for oneself', async () => {
    const admin = await site.signInAdmin();
    const answer = await setDisabled(admin, admin.id, true);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'oneself']);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test("two who disable each other at the same moment don't both succeed", async () => {
    const [one, two] = [await site.signInAdmin(), await site.signInAdmin()];
    const answers = await Promise.all([
      setDisabled(one, two.id, true),
      setDisabled(two, one.id, true),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('asks for the password if it was given long ago', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    await site.database.pool.query(
      `update admin_sessions set password_at = now() - interval '16 minutes'`,
    );
    const answer = await setDisabled(author, other.id, true);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password-wanted']);
    expect((await other.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test('who is unknown is answered with 404, and doing it twice is logged once', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    const nobody = '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c01';
    expect((await setDisabled(author, nobody, true)).statusCode).toBe(404);
    await setDisabled(author, other.id, true);
    await setDisabled(author, other.id, true);
    const log = await author.get('/v1/admin/audit-log?page_size=100');
    const entries = log
      .json()
      .items.filter(
        ({ action, subject }: { action: string; subject: string }) =>
          action === 'admin.disable' && subject === other.id,
      );
    expect(entries).toHaveLength(1);
  });
});

describe('the role of an administrator', () => {
  const setRole = (author: SignedIn, id: string, role: string) =>
    author.patch(`/v1/admin/administrators/${id}`, { role });

  test('counts at once, in sessions that go on too', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    expect((await setRole(author, other.id, 'editor')).statusCode).toBe(200);
    expect((await other.get('/v1/admins/me')).json().role).toBe('editor');
    expect((await other.get('/v1/admin/audit-log')).statusCode).toBe(403);
    expect(await entryOf(author, other.id)).toMatchObject({
      action: 'admin.role',
      before: { role: 'owner' },
      after: { role: 'editor' },
    });
    await setRole(author, other.id, 'support');
    expect((await other.get('/v1/admin/callbacks')).statusCode).toBe(200);
    expect((await other.get('/v1/articles/?status=all')).json()).toMatchObject({
      code: 'right-required',
      message: 'Only an owner, an editor, or a reviewer of the site can do this.',
    });
    expect(await entryOf(author, other.id)).toMatchObject({
      before: { role: 'editor' },
      after: { role: 'support' },
    });
    await setRole(author, other.id, 'owner');
    expect((await other.get('/v1/admin/audit-log')).statusCode).toBe(200);
  });

  test("is not one's own to change", async () => {
    const admin = await site.signInAdmin();
    const answer = await setRole(admin, admin.id, 'editor');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'oneself']);
    expect((await admin.get('/v1/admins/me')).json().role).toBe('owner');
  });

  test("two owners who demote each other at the same moment don't both succeed", async () => {
    const [one, two] = [await site.signInAdmin(), await site.signInAdmin()];
    const answers = await Promise.all([
      setRole(one, two.id, 'editor'),
      setRole(two, one.id, 'editor'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });
});

describe('removing an administrator', () => {
  const remove = (author: SignedIn, id: string) => author.delete(`/v1/admin/administrators/${id}`);

  test('closes the account for good, keeps the name in the log and frees the address', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    await turnOnSecondFactor(other);
    expect((await remove(author, other.id)).statusCode).toBe(200);
    expect((await other.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await signIn(other.email)).json().message).toBe('Wrong email or password.');
    const log = (await author.get('/v1/admin/audit-log?page_size=100')).json().items;
    expect(log[0]).toMatchObject({
      admin: { id: author.id },
      action: 'admin.remove',
      subject: other.id,
      before: { email: other.email, name: 'Ravi Menon', role: 'owner' },
      after: null,
    });
    const own = log.find(({ action }: { action: string }) => action === 'admin.second-factor.on');
    expect(own).toMatchObject({ admin: { id: other.id, name: 'Ravi Menon' } });
    const again = await author.post('/v1/admin/invitations', {
      email: other.email,
      role: 'editor',
    });
    expect(again.statusCode).toBe(201);
    expect((await remove(author, other.id)).statusCode).toBe(404);
  });

  test('is not possible for oneself, nor long after the password was given', async () => {
    const [author, other] = [await site.signInAdmin(), await site.signInAdmin()];
    expect((await remove(author, author.id)).json().code).toBe('oneself');
    await site.database.pool.query(
      `update admin_sessions set password_at = now() - interval '16 minutes'`,
    );
    expect((await remove(author, other.id)).json().code).toBe('password-wanted');
    expect((await other.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test("two owners who remove each other at the same moment don't both succeed", async () => {
    const [one, two] = [await site.signInAdmin(), await site.signInAdmin()];
    const answers = await Promise.all([remove(one, two.id), remove(two, one.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

describe('a new password', () => {
  const change = (admin: SignedIn, currentPassword: string, newPassword: string) =>
    admin.put('/v1/admins/me/password', { currentPassword, newPassword });

  test('replaces the old one, ends the other sessions, and is in the log without its text', async () => {
    const admin = await site.signInAdmin();
    const other = site.visitor();
    await signIn(admin.email, PASSWORD, other);
    expect((await change(admin, PASSWORD, 'sesame2$shut')).statusCode).toBe(200);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    expect((await other.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await signIn(admin.email)).statusCode).toBe(401);
    expect((await signIn(admin.email, 'sesame2$shut')).statusCode).toBe(201);
    const entry = await entryOf(admin, admin.id);
    expect(entry).toMatchObject({ action: 'admin.password', before: null, after: null });
  });

  test('takes the old one and must follow the rule', async () => {
    const admin = await site.signInAdmin();
    const wrong = await change(admin, 'sesame2$shut', 'sesame3$open');
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { currentPassword: "That's not your password." },
    ]);
    const weak = await change(admin, PASSWORD, 'password');
    expect([weak.statusCode, Object.keys(weak.json().errors)]).toEqual([400, ['newPassword']]);
    expect((await signIn(admin.email)).statusCode).toBe(201);
  });

  test("doesn't overwrite one that someone else set at that moment", async () => {
    const admin = await site.signInAdmin();
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query("update admins set password_hash = 'theirs' where id = $1", [admin.id]);
    const changed = change(admin, PASSWORD, 'sesame2$shut');
    await untilWaiting(site.database, 1);
    await holder.query('commit');
    holder.release();
    expect((await changed).statusCode).toBe(401);
    const { rows } = await site.database.pool.query(
      'select password_hash from admins where id = $1',
      [admin.id],
    );
    expect(rows).toEqual([{ password_hash: 'theirs' }]);
  });
});

describe('inviting an administrator', () => {
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await site.signInAdmin();
  });

  let people = 0;
  const newAddress = () => {
    people += 1;
    return `invited${people}@example.org`;
  };

  const invite = (author: SignedIn, email: string, role = 'editor') =>
    author.post('/v1/admin/invitations', { email, role });
  const secretOf = (address: string) => secretFor(site, { address, path: '/admin/invitation' });
  const accept = (token: string, changes: object = {}) =>
    site
      .visitor()
      .post('/v1/admins/invitation', { token, name: 'Leela Das', password: PASSWORD, ...changes });

  const open = async (): Promise<AdminInvitation[]> =>
    (await owner.get('/v1/admin/invitations')).json().items;
  const log = async () => (await owner.get('/v1/admin/audit-log?page_size=100')).json().items;

  test('an owner invites an editor by mail, who chooses name and password and signs in', async () => {
    const email = newAddress();
    const answer = await invite(owner, email);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ email, role: 'editor', invitedBy: 'Ravi Menon' });
    expect(answer.json().expired).toBe(false);
    const [mail] = await mailsTo(site, email);
    expect(mail?.text).toContain('Ravi Menon has invited you');
    expect(mail?.text).toContain('as an editor');

    const token = await secretOf(email);
    expect(answer.body).not.toContain(token);
    const accepted = await accept(token);
    expect([accepted.statusCode, accepted.json()]).toEqual([201, { email }]);
    const editor = site.visitor();
    expect((await signIn(email, PASSWORD, editor)).json()).toMatchObject({
      name: 'Leela Das',
      role: 'editor',
    });
    expect((await editor.get('/v1/admin/administrators')).json().code).toBe('right-required');
    expect((await open()).map((one) => one.email)).not.toContain(email);

    const [joined, invited] = await log();
    expect(invited).toMatchObject({
      action: 'admin.invite',
      subject: email,
      after: { role: 'editor' },
    });
    expect(joined).toMatchObject({
      action: 'admin.join',
      admin: { name: 'Leela Das' },
      after: { email, name: 'Leela Das', role: 'editor' },
    });
  });

  test('a link works once', async () => {
    const email = newAddress();
    await invite(owner, email);
    const token = await secretOf(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await accept(token)).json().code).toBe('dead-link');
  });

  test('and for seven days; the list says when it is too old', async () => {
    const email = newAddress();
    const { id } = (await invite(owner, email)).json();
    const token = await secretOf(email);
    const age = (days: string) =>
      site.database.pool.query(
        'update admin_invitations set expires_at = expires_at - $2::interval where id = $1',
        [id, days],
      );
    await age('6 days 23 hours');
    expect((await open())[0]).toMatchObject({ id, expired: false });
    await age('2 hours');
    expect((await open())[0]).toMatchObject({ id, expired: true });
    expect((await accept(token)).json().code).toBe('dead-link');
  });

  test('inviting an address again sends a new link and ends the old one', async () => {
    const email = newAddress();
    await invite(owner, email);
    const first = await secretOf(email);
    const again = await invite(
      owner,
      email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'),
      'owner',
    );
    expect(again.statusCode).toBe(201);
    expect((await open()).filter(({ id }) => id === again.json().id)).toHaveLength(1);
    expect((await accept(first)).json().code).toBe('dead-link');
    expect((await accept(await secretOf(again.json().email))).statusCode).toBe(201);
    expect((await signIn(email)).json()).toMatchObject({ role: 'owner' });
  });

  test('a withdrawn invitation is gone', async () => {
    const email = newAddress();
    const { id } = (await invite(owner, email)).json();
    const withdraw = () => owner.delete(`/v1/admin/invitations/${id}`);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(404);
    expect((await accept(await secretOf(email))).json().code).toBe('dead-link');
    expect((await log())[0]).toMatchObject({ action: 'admin.invitation.withdraw', subject: email });
  });

  test.each([
    [
      'is disabled',
      (id: string) => owner.patch(`/v1/admin/administrators/${id}`, { disabled: true }),
    ],
    [
      'becomes an editor',
      (id: string) => owner.patch(`/v1/admin/administrators/${id}`, { role: 'editor' }),
    ],
    ['is removed', (id: string) => owner.delete(`/v1/admin/administrators/${id}`)],
  ])('an invitation is withdrawn when its author %s', async (_case, change) => {
    const [author, email] = [await site.signInAdmin(), newAddress()];
    await invite(author, email, 'owner');
    expect((await change(author.id)).statusCode).toBe(200);
    expect((await accept(await secretOf(email))).json().code).toBe('dead-link');
    const withdrawn = (await log()).find(({ subject }: { subject: string }) => subject === email);
    expect(withdrawn).toMatchObject({
      action: 'admin.invitation.withdraw',
      admin: { id: owner.id },
    });
  });

  test('who is an administrator already is not invited', async () => {
    const answer = await invite(owner, owner.email.replace('admin', 'ADMIN'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email-taken']);
    expect(answer.json().errors).toEqual({ email: expect.any(String) });
  });

  test('a password that is easily guessed leaves the link as it is', async () => {
    const email = newAddress();
    await invite(owner, email);
    const token = await secretOf(email);
    const refused = await accept(token, { password: 'P@ssw0rd2024!' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']]);
    expect((await accept(token)).statusCode).toBe(201);
  });

  test('inviting and withdrawing require the password if it was given long ago', async () => {
    const author = await site.signInAdmin();
    const { id } = (await invite(author, newAddress())).json();
    await site.database.pool.query(
      `update admin_sessions set password_at = now() - interval '16 minutes' where admin_id = $1`,
      [author.id],
    );
    const email = newAddress();
    for (const answer of [
      await invite(author, email),
      await author.delete(`/v1/admin/invitations/${id}`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'password-wanted']);
    }
    expect(await mailsTo(site, email)).toEqual([]);
  });
});
