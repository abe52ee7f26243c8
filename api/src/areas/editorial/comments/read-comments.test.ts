import { randomUUID } from 'node:crypto';
import { type ContentFolder, writeProblem } from '../../../../testing/content-folder.ts';
import {
  contents,
  createDiscussedSite,
  notes,
  post,
  read,
  resetComments,
  TOTAL,
  typed,
} from '../../../../testing/discussed-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

let site: TestApp;
let content: ContentFolder;
beforeAll(async () => {
  ({ site, content } = await createDiscussedSite());
}, 60_000);
beforeEach(() => resetComments(site, content));
afterAll(async () => {
  await site.close();
  content.dispose();
});

describe('reading', () => {
  test('anybody reads the notes of a problem, newest first', async () => {
    const page = await read(site.visitor());
    expect(page).toMatchObject({ count: 2, next: null });
    expect(page.items[1]).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      label: 'Common mistake',
      author: { name: '', avatarUrl: null },
      content: 'Sorting it first.',
      createdAt: '2026-10-03T09:30:00.000Z',
      editedAt: null,
      deleted: false,
      own: false,
      replies: [],
    });
  });

  test('pages of 20 go through everything once, whatever is written meanwhile', async () => {
    const learner = await site.signUp();
    for (let number = 1; number <= 41; number += 1) await post(learner, `comment ${number}`);
    const first = await read(learner);
    await post(learner, 'written meanwhile');
    const second = (await learner.get(`/v1/comments?subject=${TOTAL}&before=${first.next}`)).json();
    const third = (await learner.get(`/v1/comments?subject=${TOTAL}&before=${second.next}`)).json();
    expect([first.items.length, second.items.length, third.items.length]).toEqual([20, 20, 3]);
    expect([first.count, third.count, third.next]).toEqual([43, 44, null]);
    const all = [...contents(first), ...contents(second), ...contents(third)];
    const numbered = Array.from({ length: 41 }, (_, index) => `comment ${41 - index}`);
    expect(all).toEqual([...numbered, ...notes]);
  });

  test.each(['x', '', `1_${'z'.repeat(36)}`, "1_'--"])('there is no page %j', async (before) => {
    const answer = await site
      .visitor()
      .get(`/v1/comments?subject=${TOTAL}&before=${encodeURIComponent(before)}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['before']]);
  });

  test.each([
    ['dsa-problem:nothing', 404],
    ['article:nothing', 404],
    ['roadmap:web', 400],
    ['dsa-problem:', 400],
  ])('%s cannot be discussed', async (subject, status) => {
    const answer = await site.visitor().get(`/v1/comments?subject=${subject}`);
    expect(answer.statusCode).toBe(status);
    const posted = await (await site.signUp()).post('/v1/comments', typed('Hello', { subject }));
    expect(posted.statusCode).toBe(status);
  });

  test('a link to a comment or to a reply finds them with what they belong to', async () => {
    const learner = await site.signUp();
    const comment = await post(learner, 'Why a map?');
    const reply = await post(learner, 'For speed.', { parentId: comment.id });
    for (const id of [comment.id, reply.id]) {
      const { subject, comment: found } = (await site.visitor().get(`/v1/comments/${id}`)).json();
      expect(subject).toBe(TOTAL);
      expect(found).toMatchObject({ id: comment.id, replies: [{ id: reply.id }] });
    }
    const gone = await site.visitor().get(`/v1/comments/${randomUUID()}`);
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'This comment no longer exists.']);
  });
});

describe('notes', () => {
  const comments = (first: string, second = 'Let `sum` do it.') => ({
    comments: [
      { label: 'Alternative', content: second, written_at: '2026-10-04T09:30:00Z' },
      { label: 'Common mistake', content: first, written_at: '2026-10-03T09:30:00Z' },
    ],
  });
  const load = () => loadContent(site.database, content.folder);

  test('follow the files, retain their ids, and leave what people wrote alone', async () => {
    const learner = await site.signUp();
    const before = await read(learner);
    const [newer, older] = before.items;
    await post(learner, 'For the same reason.', { parentId: older?.id });
    writeProblem(content, 'total', comments('Sorting, which takes longer.'));
    const report = await load();
    expect(report.comments).toMatchObject({ added: [], retired: [], kept: [] });
    expect(report.comments.changed.map(({ id }) => id)).toEqual([older?.id]);
    const after = await read(learner);
    expect(after.items.map(({ id }) => id)).toEqual([newer?.id, older?.id]);
    expect(after.items[1]).toMatchObject({
      content: 'Sorting, which takes longer.',
      editedAt: null,
      replies: [{ content: 'For the same reason.' }],
    });
    expect((await load()).comments).toMatchObject({ changed: [], adopted: [] });
  });

  test('that leave the files are gone, or leave a place where they were answered', async () => {
    const learner = await site.signUp();
    const [, older] = (await read(learner)).items;
    await post(learner, 'For the same reason.', { parentId: older?.id });
    const others = [
      { label: 'Intuition', content: 'New here.', written_at: '2026-10-05T09:30:00Z' },
      { label: 'In an interview', content: 'Me too.', written_at: '2026-10-06T09:30:00Z' },
    ];
    writeProblem(content, 'total', { comments: others });
    await load();
    const { items, count } = await read(learner);
    expect(contents({ items })).toEqual(['Me too.', 'New here.', '']);
    expect(items[2]).toMatchObject({ deleted: true, replies: [{ own: true }] });
    expect(count).toBe(3);
  });
});
