import type { CommentPage, NewComment } from '@site/shared/contracts/editorial';
import { asha, type FakeCall, type FakeResponse, fakeApi } from '@site/shared/testing';
import { buildComment, buildCommentPage, buildReply } from './comment-builder.ts';

export const SUBJECT = 'dsa-problem:two-sum';
export const ravi = buildComment({ content: 'Why not sort?' });
export const lin = buildComment({
  author: { name: 'Lin Wei', avatarUrl: null },
  content: 'Use `dict`, see https://docs.example/dict.',
  replies: [buildReply({ content: 'I did.', author: { name: 'Omar', avatarUrl: null } })],
});
export const mine = buildComment({
  content: 'A map does it.',
  author: { name: asha.name, avatarUrl: null },
  own: true,
});

export const note = buildComment({
  label: 'Common mistake',
  author: { name: '', avatarUrl: null },
  content: 'Looking up after storing.',
});

export const theirs = buildComment({ content: 'Written meanwhile.' });

/** The comment as the API would store and return it. */
export const storing = ({ data }: FakeCall): FakeResponse => {
  const { id, content } = data as NewComment;
  const author = { name: asha.name, avatarUrl: null };
  return { status: 201, data: buildReply({ id, content, author, own: true }) };
};

export const apiWith = (page: CommentPage = buildCommentPage([ravi, lin])) =>
  fakeApi()
    .on('get', '/v1/comments', () => ({ status: 200, data: page }))
    .on('post', '/v1/comments', storing);
