import type { NotificationList } from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import type { ContentFolder } from '../../../../testing/content-folder.ts';
import { createDiscussedSite, post, read } from '../../../../testing/discussed-site.ts';
import { mailsTo } from '../../../../testing/mails.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let content: ContentFolder;
beforeAll(async () => {
  ({ site, content } = await createDiscussedSite());
  await site.database.pool.query(
    `insert into announcements (id, title, body, published_at)
     values ('old-news', 'Old news', 'Of last year.', '2025-01-01')`,
  );
});
afterAll(async () => {
  await site.close();
  content.dispose();
});

const bell = async (agent: Agent): Promise<NotificationList> =>
  (await agent.get('/v1/notifications')).json();
const replies = async (agent: Agent) =>
  (await bell(agent)).items.filter(({ kind }) => kind === 'reply');
const markRead = (agent: Agent, ...ids: string[]) => agent.post('/v1/notifications/read', { ids });

async function answered() {
  const [author, other] = [await site.signUp(), await site.signUp()];
  const comment = await post(author, 'Why a map?');
  const reply = await post(other, 'For\n\nspeed.', { parentId: comment.id });
  return { author, other, comment, reply };
}

test('a reply rings the bell of the person answered, beside the announcements, newest first', async () => {
  const { author, other, reply } = await answered();
  const { items, unread } = await bell(author);
  expect(items).toEqual([
    {
      kind: 'reply',
      id: expect.any(String),
      title: 'Asha Rao replied to you on Problem total',
      body: 'For speed.',
      link: `/dsaarticle/total#comment-${reply.id}`,
      publishedAt: expect.any(String),
      read: false,
    },
    expect.objectContaining({ kind: 'announcement', id: 'old-news', read: false }),
  ]);
  expect(unread).toBe(2);
  expect(await replies(other)).toEqual([]);
});

test('nobody hears of a reply to oneself or to a note', async () => {
  const author = await site.signUp();
  const comment = await post(author, 'Why a map?');
  await post(author, 'I mean it.', { parentId: comment.id });
  const note = (await read(author, 'dsa-problem:forms')).items[0];
  await post(author, 'No.', { parentId: note?.id, subject: 'dsa-problem:forms' });
  expect(await replies(author)).toEqual([]);
});

test('both kinds are marked as read, each for oneself', async () => {
  const { author, other } = await answered();
  const [reply] = await replies(author);
  expect((await markRead(other, String(reply?.id))).json()).toEqual({ unread: 1 });
  expect((await bell(author)).unread).toBe(2);
  expect((await markRead(author, String(reply?.id), 'gone')).json()).toEqual({ unread: 1 });
  expect((await markRead(author, 'old-news')).json()).toEqual({ unread: 0 });
  expect((await bell(author)).items.map((item) => item.read)).toEqual([true, true]);
  expect((await author.get('/v1/announcements')).json().unread).toBe(0);
});

test('a reply that is deleted rings no more', async () => {
  const { author, other, reply } = await answered();
  await other.delete(`/v1/comments/${reply.id}`);
  expect(await replies(author)).toEqual([]);
});

test('a long reply is cut to an excerpt', async () => {
  const { author, other, comment } = await answered();
  await post(other, '\u{1f600}'.repeat(200), { parentId: comment.id });
  expect((await replies(author))[0]?.body).toBe(`${'\u{1f600}'.repeat(140)}…`);
});

test('nothing is marked without ids that could be some', async () => {
  const learner = await site.signUp();
  for (const ids of [[], ['A B'], Array(101).fill('a'), 'old-news'])
    expect((await learner.post('/v1/notifications/read', { ids })).statusCode).toBe(400);
});

/** A person who chose these mails, with an address that is theirs. */
async function learnerWho(mails: { replies: boolean; news: boolean }, verified = true) {
  const learner = await site.signUp();
  const { version } = (await learner.get('/v1/profile')).json().mails;
  await learner.put('/v1/profile/mails', { ...mails, version });
  await site.database.pool.query(
    'update users set email_verified_at = case when $2 then now() end where id = $1',
    [learner.id, verified],
  );
  return { learner, email: (await learner.get('/v1/auth/me')).json().email as string };
}

const about = async (email: string, subject: RegExp) =>
  (await mailsTo(site, email)).filter((mail) => subject.test(mail.subject));
const REPLY = /replied to your comment/;
const NEWS = /^News from/;

const answer = async (agent: Agent, parentId: string) => post(agent, 'A map.', { parentId });

test('a reply is mailed to those who chose so, with a link to it and nothing of its text', async () => {
  const { learner, email } = await learnerWho({ replies: true, news: false });
  const { id } = await post(learner, 'Why a map?');
  const reply = await answer(await site.signUp(), id);
  const [mail] = await about(email, REPLY);
  expect(mail?.text).toContain(`/dsaarticle/total#comment-${reply.id}`);
  expect(mail?.text).not.toContain('A map.');
});

test('of many replies one is mailed, until they are read', async () => {
  const { learner, email } = await learnerWho({ replies: true, news: false });
  const { id } = await post(learner, 'Why a map?');
  const other = await site.signUp();
  for (let turn = 0; turn < 3; turn += 1) await answer(other, id);
  expect(await about(email, REPLY)).toHaveLength(1);
  const bell = (await learner.get('/v1/notifications')).json().items;
  const ids = bell.map((item: { id: string }) => item.id);
  await learner.post('/v1/notifications/read', { ids });
  await answer(other, id);
  expect(await about(email, REPLY)).toHaveLength(2);
});

test.each([
  ['did not choose so', { replies: false, news: true }, true],
  ['never verified the address', { replies: true, news: true }, false],
])('who %s gets no mail of a reply', async (_case, mails, verified) => {
  const { learner, email } = await learnerWho(mails, verified);
  const { id } = await post(learner, 'Why a map?');
  await answer(await site.signUp(), id);
  expect(await about(email, REPLY)).toEqual([]);
});

test('news are mailed to those who chose so, each by themselves', async () => {
  const [one, other] = [
    await learnerWho({ replies: false, news: true }),
    await learnerWho({ replies: false, news: true }),
  ];
  const [none, unverified] = [
    await learnerWho({ replies: true, news: false }),
    await learnerWho({ replies: false, news: true }, false),
  ];
  const admin = await site.signInAdmin();
  const news = { title: 'Mock <interviews>', body: 'Every Saturday.', link: '/roadmaps/sql' };
  expect((await admin.post('/v1/admin/announcements', news)).statusCode).toBe(201);
  for (const { email } of [one, other]) {
    const [mail] = await about(email, NEWS);
    expect(mail?.text).toContain('Mock <interviews>\n\nEvery Saturday.');
    expect(mail?.text).toContain(`${site.config.publicUrl}/roadmaps/sql`);
    expect(mail?.html).toContain('Mock &lt;interviews&gt;');
  }
  for (const { email } of [none, unverified]) expect(await about(email, NEWS)).toEqual([]);
});

test('who answers and takes it back again and again does not fill a mailbox', async () => {
  const { learner, email } = await learnerWho({ replies: true, news: false });
  const { id } = await post(learner, 'Why a map?');
  const other = await site.signUp();
  for (let turn = 0; turn < 7; turn += 1) {
    const reply = await answer(other, id);
    await other.delete(`/v1/comments/${reply.id}`);
  }
  expect(await about(email, REPLY)).toHaveLength(5);
});
