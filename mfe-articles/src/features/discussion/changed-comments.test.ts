import { changedPage, countWith, shownComments } from './changed-comments.ts';
import type { CommentChange, CommentEntry } from './comment-change.ts';
import { buildComment, buildCommentPage, buildReply } from './testing/comment-builder.ts';

const author = { name: 'Asha Rao', avatarUrl: null };
const reply = buildReply({ content: 'Indeed' });
const withReply = buildComment({ content: 'Answered', replies: [reply] });
const alone = buildComment({ content: 'Alone' });
const items = [withReply, alone];
const page = buildCommentPage(items);
const NEW = '00000000-0000-4000-8000-ffffffffffff';

const posting = (parentId: string | null): CommentChange => ({
  action: 'post',
  comment: { id: NEW, subject: 'dsa-problem:two-sum', parentId, content: 'New' },
  author,
  at: '2026-11-21T12:00:00.000Z',
});
const entry = (change: CommentChange, state: CommentEntry['state'] = 'waiting') =>
  ({ state, meta: { subject: 'dsa-problem:two-sum', change } }) as CommentEntry;
const stored = buildReply({ id: NEW, content: 'New', author, own: true });
const words = (comments: { content: string; replies: { content: string }[] }[]) =>
  comments.map(({ content, replies }) => [content, ...replies.map((reply) => reply.content)]);

test('unconfirmed changes are applied to the comments, in order', () => {
  const shown = shownComments(items, [
    entry(posting(null), 'new'),
    entry({ action: 'edit', id: alone.id, content: 'Edited' }),
    entry({ action: 'edit', id: reply.id, content: 'Indeed!' }, 'refused'),
  ]);
  expect(words(shown)).toEqual([['New'], ['Answered', 'Indeed!'], ['Edited']]);
  expect(shown.map(({ unconfirmed }) => unconfirmed?.state)).toEqual([
    'sending',
    undefined,
    'waiting',
  ]);
  expect(shown[1]?.replies[0]?.unconfirmed?.state).toBe('refused');
});

test("a waiting reply is beneath its comment; one that's already stored isn't shown twice", () => {
  const change = posting(alone.id);
  expect(words(shownComments(items, [entry(change)]))).toEqual([
    ['Answered', 'Indeed'],
    ['Alone', 'New'],
  ]);
  const { items: now, count } = changedPage(page, change, stored);
  expect(words(shownComments(now, [entry(change)]))).toEqual([
    ['Answered', 'Indeed'],
    ['Alone', 'New'],
  ]);
  expect([countWith(3, items, [entry(change)]), countWith(count, now, [entry(change)])]).toEqual([
    4, 4,
  ]);
});

test('a comment that is confirmed twice, by two tabs, is shown once', () => {
  const once = changedPage(page, posting(null), stored);
  expect(changedPage(once, posting(null), stored)).toEqual(once);
  expect(words(once.items)[0]).toEqual(['New']);
});

test('a deleted comment is removed; with replies it leaves a placeholder, which goes with the last one', () => {
  const less = changedPage(page, { action: 'delete', id: alone.id }, null);
  expect([words(less.items), less.count]).toEqual([[['Answered', 'Indeed']], 2]);
  const emptied = changedPage(less, { action: 'delete', id: withReply.id }, null);
  expect([words(emptied.items), emptied.count]).toEqual([[['', 'Indeed']], 1]);
  expect(emptied.items[0]).toMatchObject({ deleted: true, own: false });
  const none = changedPage(emptied, { action: 'delete', id: reply.id }, null);
  expect([none.items, none.count]).toEqual([[], 0]);
  expect(changedPage(none, { action: 'delete', id: reply.id }, null)).toEqual(none);
});
