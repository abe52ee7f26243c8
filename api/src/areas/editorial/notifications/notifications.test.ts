import type { NotificationList } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import type { ContentFolder } from '../../../../testing/content-folder.ts';
import { createDiscussedSite, post, read } from '../../../../testing/discussed-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let content: ContentFolder;
beforeAll(async () => {
  ({ site, content } = await createDiscussedSite());
  await site.database.pool.query(
    `insert into announcements (id, title, body, published_at)
     values ('old-news', 'Old news', 'Of last year.', '2025-01-01')`,
  );
}, 60_000);
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

test.each([[[]], [['A B']], [Array(101).fill('a')], ['old-news']])(
  'marking is refused with %j',
  async (ids) => {
    const answer = await (await site.signUp()).post('/v1/notifications/read', { ids });
    expect(answer.statusCode).toBe(400);
  },
);
