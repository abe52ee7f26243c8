import { randomUUID } from 'node:crypto';
import type { Agent } from '../../../../../testing/agent.ts';
import {
  createEditorialSite,
  type EditorialSite,
  words,
} from '../../../../../testing/editorial-site.ts';
import { mailsTo } from '../../../../../testing/mails.ts';

let site: EditorialSite;
let { ravi, meera, write, save, read } = {} as EditorialSite;
/** Reviewers. */
let asha: Agent & { id: string };
let kiran: Agent & { id: string };

beforeAll(async () => {
  site = await createEditorialSite();
  ({ ravi, meera, write, save, read } = site);
  [asha, kiran] = await Promise.all([site.signInAdmin('reviewer'), site.signInAdmin('reviewer')]);
  for (const [name, { id }] of [
    ['Asha', asha],
    ['Kiran', kiran],
  ] as const)
    await site.database.pool.query('update admins set name = $1 where id = $2', [name, id]);
});
afterAll(() => site.close());

const review = (id: string) => `/v1/admin/articles/${id}/review`;
const hidden = (title: string) => write(title, { is_published: false });

/** By Meera. */
const request = (id: string, reviewer: string | null = null) =>
  meera.post(review(id), { reviewer });
const decide = async (agent: Agent, id: string, decision: string) =>
  agent.put(`${review(id)}/decision`, { decision, revision: (await read(id)).revision });
const comment = async (agent: Agent, id: string, facts: object = {}) => {
  const sent = { id: randomUUID(), quote: null, content: 'Why?', ...facts };
  return { ...sent, answer: await agent.post(`${review(id)}/comments`, sent) };
};
const waiting = async (agent: Agent, id: string) =>
  (await agent.get('/v1/admin/waiting'))
    .json()
    .items.filter(({ article }: { article: { id: string } }) => article.id === id)
    .map(({ article: _, at: __, ...item }: { article: object; at: string }) => item);

test('an article sent to everyone waits for who reviews, until one of them approves it, and then for its author', async () => {
  const { id } = await hidden('Graphs');
  const answer = await request(id);
  expect(answer.json()).toMatchObject({
    review: { state: 'open', requested_by: { name: 'Meera' }, reviewer: null, decision: null },
    comments: [],
  });
  const names = answer.json().reviewers.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Asha', 'Kiran', 'Ravi Menon']));
  expect(names).not.toContain('Meera');
  const toReview = { kind: 'review', by: 'Meera', to_you: false, open_comments: 0 };
  expect(await waiting(asha, id)).toEqual([toReview]);
  expect(await waiting(ravi, id)).toEqual([toReview]);
  expect(await waiting(meera, id)).toEqual([]);
  const listed = (await asha.get('/v1/articles/?status=review')).json();
  expect(listed).toMatchObject({
    articles: [{ id, review: { state: 'open', requested_by: 'Meera', reviewer: null } }],
    counts: { review: 1 },
  });

  expect((await decide(asha, id, 'approved')).json().review).toMatchObject({
    state: 'approved',
    decision: { by: 'Asha', is_current: true },
  });
  expect(await waiting(kiran, id)).toEqual([]);
  expect(await waiting(meera, id)).toEqual([
    { kind: 'approved', by: 'Asha', to_you: true, open_comments: 0 },
  ]);
  // What was approved isn't what it says now.
  const { article, revision } = await read(id);
  await meera.put(`/v1/admin/articles/${id}/draft`, { ...article, title: 'Changed', revision });
  expect((await asha.get(review(id))).json().review.decision.is_current).toBe(false);
});

test('an article sent to one reviewer waits for them alone, who alone can send it back', async () => {
  const { id } = await hidden('Heaps');
  await request(id, kiran.id);
  expect(await waiting(asha, id)).toEqual([]);
  expect(await waiting(kiran, id)).toMatchObject([{ kind: 'review', by: 'Meera', to_you: true }]);
  const answer = await decide(asha, id, 'approved');
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Only Kiran can decide: it was sent to them.',
  ]);
  await comment(kiran, id);
  expect((await decide(kiran, id, 'returned')).statusCode).toBe(200);
  expect(await waiting(meera, id)).toEqual([
    { kind: 'returned', by: 'Kiran', to_you: true, open_comments: 1 },
  ]);
  const again = await decide(kiran, id, 'approved');
  expect([again.statusCode, again.json().code]).toEqual([409, 'already-handled']);
  // Sent again, it waits for the reviewer once more.
  await request(id, kiran.id);
  expect(await waiting(kiran, id)).toMatchObject([{ kind: 'review', open_comments: 1 }]);
  expect(await waiting(meera, id)).toEqual([]);
});

test('who sends an article to review neither decides on it nor is its reviewer', async () => {
  const { id } = await hidden('Own');
  expect((await request(id, meera.id)).json().errors).toEqual({
    reviewer: "That person doesn't review articles. Choose someone else.",
  });
  const moderator = await site.signInAdmin('moderator');
  expect((await request(id, moderator.id)).statusCode).toBe(400);
  await request(id);
  const answer = await decide(meera, id, 'approved');
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'You sent this to review yourself. Someone else decides.',
  ]);
});

test("a text that was changed since the reviewer read it isn't approved", async () => {
  const { id, revision } = await hidden('Moving');
  await request(id);
  await save(meera, id, { ...words('Moving on'), is_published: false, revision });
  const body = { decision: 'approved', revision };
  const answer = await asha.put(`${review(id)}/decision`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Meera has changed this article since you opened it.',
  ]);
});

test('comments keep the passage as it was, and are settled one by one', async () => {
  const { id, revision } = await hidden('Tries');
  const quote = 'All about Tries.';
  const first = await comment(asha, id, { quote, content: 'Says\nwho?' });
  await asha.post(`${review(id)}/comments`, { id: first.id, quote, content: 'Sent again' });
  const second = await comment(meera, id, { content: 'I do.' });
  await save(meera, id, { ...words('Tries, newer'), is_published: false, revision });

  const settle = (comment: string, settled: boolean) =>
    meera.put(`${review(id)}/comments/${comment}`, { settled });
  expect((await settle(first.id, true)).json().comments).toEqual([
    expect.objectContaining({
      ...{ quote, content: 'Says\nwho?', author: { id: asha.id, name: 'Asha' } },
      settled: { by: 'Meera', at: expect.any(String) },
    }),
    expect.objectContaining({ id: second.id, quote: null, settled: null }),
  ]);
  const reopened = (await settle(first.id, false)).json().comments;
  expect(reopened[0].settled).toBeNull();
  expect((await settle(randomUUID(), true)).statusCode).toBe(404);
  const { id: other } = await hidden('Another');
  const elsewhere = await meera.put(`${review(other)}/comments/${first.id}`, { settled: true });
  expect(elsewhere.statusCode).toBe(404);
});

test.each([
  ['saved', (id: string) => save(meera, id, { ...words('Out'), revision: 0 })],
  [
    'published in bulk',
    (id: string) => meera.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] }),
  ],
  ['withdrawn', (id: string) => meera.delete(review(id))],
])('a review ends when the article is %s; comments stay', async (_, end) => {
  const { id } = await hidden('Ending');
  await request(id);
  await comment(asha, id);
  expect((await end(id)).statusCode).toBe(200);
  const after = (await asha.get(review(id))).json();
  expect([after.review, after.comments.length]).toEqual([null, 1]);
  expect(await waiting(asha, id)).toEqual([]);
});

describe('mails', () => {
  let addresses: Map<string, string>;
  beforeAll(async () => {
    const { rows } = await site.database.pool.query('select id, email from admins');
    addresses = new Map(rows.map(({ id, email }) => [id, email]));
  });
  const mailed = async (agent: { id: string }, title: string) =>
    (await mailsTo(site, addresses.get(agent.id) ?? '')).filter(({ text }) => text.includes(title));

  test('the reviewer learns of the request once, and its author of the decision', async () => {
    const { id } = await hidden('Mailed <one>');
    await request(id, kiran.id);
    await request(id, kiran.id);
    const [mail, ...others] = await mailed(kiran, 'Mailed <one>');
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^An article is waiting for your review/);
    expect(mail?.text).toContain('Meera would like you to review “Mailed <one>”.');
    expect(mail?.text).toContain(`/admin/articles/${id}\n`);
    expect(mail?.html).toContain('Mailed &lt;one&gt;');
    expect(await mailed(asha, 'Mailed <one>')).toEqual([]);

    await comment(kiran, id);
    await decide(kiran, id, 'returned');
    expect(await mailed(meera, 'Mailed <one>')).toMatchObject([
      {
        text: expect.stringMatching(
          /Kiran has sent back “Mailed <one>”\.\s+[\s\S]*One comment is still open/,
        ),
      },
    ]);
    // Sent again after the decision, it's a new request.
    await request(id, kiran.id);
    expect(await mailed(kiran, 'Mailed <one>')).toHaveLength(2);
  });

  test('everyone who reviews learns of a request to all, except who sent it and who cannot sign in', async () => {
    const gone = await site.signInAdmin('reviewer');
    addresses.set(gone.id, `gone-${gone.id}@example.org`);
    await site.database.pool.query(
      'update admins set disabled_at = now(), email = $2 where id = $1',
      [gone.id, addresses.get(gone.id)],
    );
    const { id } = await hidden('For all');
    await request(id);
    expect(await mailed(asha, 'For all')).toHaveLength(1);
    expect(await mailed(kiran, 'For all')).toHaveLength(1);
    for (const other of [meera, gone]) expect(await mailed(other, 'For all')).toEqual([]);
  });
});

test('a scheduled change that does not go live waits for who scheduled it', async () => {
  const { id, revision } = await write('Planned');
  const time = { publish_at: '2999-01-01T00:00:00Z', time_zone: 'UTC' };
  const change = { ...words('Planned, newer'), revision };
  await meera.put(`/v1/admin/articles/${id}/scheduled-change`, { ...time, change });
  expect(await waiting(meera, id)).toEqual([]);
  await ravi.post('/v1/admin/articles/bulk', { action: 'feature', ids: [id] });
  expect(await waiting(meera, id)).toMatchObject([{ kind: 'not-live', by: null }]);
  expect(await waiting(ravi, id)).toEqual([]);
});

test('a reviewer comments and approves, but publishes, schedules, writes and sends nothing', async () => {
  const { id, article, revision } = await hidden('Guarded');
  await request(id);
  const path = `/v1/admin/articles/${id}`;
  const body = { ...words('Guarded'), revision };
  const time = { publish_at: '2999-01-01T00:00:00Z', time_zone: 'UTC' };
  const attempts = [
    asha.put(path, body),
    asha.put(`${path}/draft`, { ...article, revision }),
    asha.put(`${path}/scheduled-change`, { ...time, change: body }),
    asha.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] }),
    asha.post('/v1/articles/', words('By a reviewer')),
    asha.post(review(id), { reviewer: null }),
    asha.delete(review(id)),
    asha.delete(path),
  ];
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(attempts.map(() => 403));
  expect((await comment(asha, id)).answer.statusCode).toBe(200);
  expect((await decide(asha, id, 'approved')).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'draft', revision });
  const moderator = await site.signInAdmin('moderator');
  expect((await comment(moderator, id)).answer.statusCode).toBe(403);
  expect((await moderator.get(review(id))).statusCode).toBe(403);
});
