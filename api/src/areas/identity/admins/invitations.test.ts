import type { AdminInvitation } from '@site/shared/contracts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  site = await createTestApp();
  owner = await site.signInAdmin();
});
afterAll(() => site.close());

type SignedIn = Awaited<ReturnType<TestApp['signInAdmin']>>;

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
const signIn = (email: string, agent = site.visitor()) =>
  agent.post('/v1/admins/auth/signin', { email, password: PASSWORD });
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
  expect((await signIn(email, editor)).json()).toMatchObject({ name: 'Leela Das', role: 'editor' });
  expect((await editor.get('/v1/admin/administrators')).json().code).toBe('owner-required');
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
  expect(withdrawn).toMatchObject({ action: 'admin.invitation.withdraw', admin: { id: owner.id } });
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

test('one address gets no flood of invitations', async () => {
  const narrow = await createTestApp({ LIMITS_FACTOR: '1' });
  try {
    const author = await narrow.signInAdmin();
    const email = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await invite(author, email)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await mailsTo(narrow, email)).toHaveLength(5);
  } finally {
    await narrow.close();
  }
});
